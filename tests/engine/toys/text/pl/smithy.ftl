smithy = Kuźnia
smithy-about = Cztery rundy przy kowadle.
smithy-command = kuźnia

smithy-verb-choose = Wybierz
smithy-verb-choose-name = wybierz
smithy-verb-choose-about = Wybierz coś z tego, co jest
smithy-verb-pick = Wybierz skrycie
smithy-verb-pick-name = skrycie
smithy-verb-pick-about = Wybierz niewidocznie coś z tego, co jest
smithy-enough = To wystarczy
smithy-rival = { $who }
smithy-field-option = Co?
smithy-field-option-name = co
smithy-field-option-about = Jedna z możliwości

smithy-choose = { $who } wybiera kartę.
smithy-keep = { $who } zatrzymuje jedną z dwóch kart.
smithy-where = Dokąd wyprawa?
smithy-whom = Przeciw komu?
smithy-share = Łup dla siebie czy do podziału?
smithy-give = Co oddać?
smithy-discard = Którą kartę odrzucić?
smithy-stake = Jeszcze raz?

smithy-looks = { $who }, dobierasz { $cards }.
smithy-plays = { $who } zagrywa { $card }.
smithy-over = Ogień zgasł.
smithy-points = Punkty
smithy-option = { $option }
smithy-not-offered = Nie ma teraz możliwości „{ $option }”.
