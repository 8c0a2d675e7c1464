told-revoked = { $count ->
    [one] Ein Zug wird
   *[other] { $count } Züge werden
} zurückgenommen.
told-stood-in = Ein Computer spielt für { $who } bis zur Rückkehr.
told-back = { $who } ist zurück.
told-taken = { $who } nimmt den Platz ein und spielt von hier an weiter.
told-replaced = Ein Computer spielt für { $who } bis zur Rückkehr, oder bis jemand anders den Platz nimmt.
told-host = Von hier an gibt { $who } das Spiel.
told-paused = Das Spiel macht Pause.
told-resumed = { $who } setzt das Spiel fort.
told-abandoned = Das Spiel wurde abgebrochen.
told-late = Die Zeit für { $who } ist um. Die anderen entscheiden, ob von hier an ein Computer spielt.
told-lost = Den Kanal dieses Spiels gibt es nicht mehr. Es wartet, bis jemand anderswo damit weitermacht.
told-asks-undo = { $who } bittet darum, { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückzunehmen.
told-asks-replace = { $who } bittet darum, dass ein Computer für { $whose } spielt.
told-asks-pause = { $who } bittet um eine Pause.
told-asks-wait = { $who } bittet die Computer zu warten.
told-asks-abandon = { $who } bittet darum, das Spiel abzubrechen.
told-agrees = { $who } ist einverstanden.
told-refuses = { $who } ist nicht einverstanden.
told-withdraws = { $who } zieht die Bitte zurück.
told-offers = { $who } bietet den Platz jemand anderem an.
told-keeps = { $who } behält den Platz.
told-keeps-after-all = { $who } behält den Platz: Wem er angeboten war, hat jetzt hier einen anderen.

command-substitute = vertretung
command-substitute-about = Deinen Platz jemandem anbieten, oder allen
command-substitute-person = person
command-substitute-person-about = Wem; ohne Angabe allen
command-standin = ersatz
command-standin-about = Einen Computer für dich spielen lassen, bis du zurück bist
command-back = zurück
command-back-about = Wieder selbst ziehen
command-host = gastgeber
command-host-about = Weitergeben, wer das Spiel gibt
command-replace = ersetzen
command-replace-about = Über jemanden abstimmen, der fehlt
command-pause = pause
command-pause-about = Das Spiel anhalten; wer es nicht gibt, fragt die anderen
command-resume = fortsetzen
command-resume-about = Das angehaltene Spiel dieses Kanals fortsetzen
command-abandon = abbrechen
command-abandon-about = Wer das Spiel gibt, fragt die anderen, ob es abgebrochen wird

button-grant = Einverstanden
button-refuse = Nein
button-go-on = Weiter
button-ask = Die anderen fragen
button-take-seat = Platz von { $who } nehmen
button-take = Platz nehmen
button-offer = Meinen Platz anbieten
button-keep = Meinen Platz behalten
button-replace = Über { $who } abstimmen
button-abandon = Spiel abbrechen
button-resume = Fortsetzen
button-host = { $who }

card-paused = Das Spiel macht Pause, und keine Uhr läuft. Wer mitspielt, kann **Fortsetzen** drücken oder /fortsetzen nehmen.
request-undo = **Abstimmung:** { $who } bittet darum, { $count ->
    [one] diesen Zug
   *[other] diese { $count } Züge
} zurückzunehmen. Einverstanden?
request-replace = **Abstimmung:** { $who } bittet darum, dass ein Computer für { $whose } spielt. Einverstanden?
request-late = **Abstimmung:** Die Zeit für { $whose } ist um. Soll von hier an ein Computer spielen?
request-pause = **Abstimmung:** { $who } bittet um eine Pause. Einverstanden?
request-abandon = **Abstimmung:** { $who } bittet darum, das Spiel abzubrechen. Einverstanden?
request-agreed = Dafür: { $who }
request-against = Dagegen: { $who }
request-open = Offen: { $who }
request-offer = Der Platz von { $who } wird { $whom } angeboten.
request-free = Der Platz von { $who } ist zu haben.

ask-done = Gefragt. Die Antworten stehen auf der Karte; mit **Nein** ziehst du die Bitte dort zurück.
vote-yes = Du bist einverstanden. Die anderen haben noch nicht entschieden.
vote-carried = Einverstanden – es ist entschieden.
vote-no = Du bist nicht einverstanden. Die anderen haben noch nicht entschieden.
vote-ended = Geschlossen: Alles bleibt, wie es ist.
pause-done = Das Spiel macht Pause. Wer mitspielt, kann es mit /fortsetzen fortsetzen.
resume-which = Welches Spiel?
resume-done = Das Spiel geht weiter.
abandon-alone = Dieses Spiel abbrechen? Es endet sofort, ohne dass jemand gewinnt.
abandon-preview = Dieses Spiel abbrechen? Wenn alle anderen einverstanden sind, endet es, ohne dass jemand gewinnt.
abandon-done = Das Spiel wurde abgebrochen.
