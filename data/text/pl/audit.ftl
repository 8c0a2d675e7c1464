## /audyt: czy było uczciwie?

command-audit = audyt
command-audit-about = Sprawdź, czy w tej grze rozdano i zagrano uczciwie
command-audit-rows = wiersze
command-audit-rows-about = Suma kontrolna pierwszych N wierszy

audit-hash = Każde losowanie wynika z tajnej liczby ustalonej przed pierwszym ruchem. Jej suma kontrolna (SHA-256) od tego czasu się nie zmieniła:
    `{ $hash }`
audit-seed = Tajna liczba to `{ $seed }`. Jej suma kontrolna jest podana wyżej; każdy program, który liczy SHA-256 z tych bajtów, powie to samo.
audit-later = Samą liczbę podam na koniec gry. Wtedy rozegram z niej całą grę jeszcze raz i pokażę, że wychodzi to samo.
audit-sealed = Sama liczba pozostaje tajna do { $when }, gdy ten dzień skończy się wszędzie: inni grają jeszcze w to samo rozdanie.
audit-same = ✅ Rozdaję z tej liczby od nowa i { $moves ->
    [one] odtwarzam jedyny ruch
    [few] odtwarzam wszystkie { $moves } ruchy
   *[many] odtwarzam wszystkie { $moves } ruchów
}: każda pozycja wychodzi tak, jak ją zapisano.
audit-differs = ⚠️ Gra rozegrana od nowa wychodzi inaczej. Jeśli od tamtej pory poprawiono zasady gry, to jest przyczyna. Pierwsza różnica jest w wierszu { $row }: { $why }
audit-log = Dziennik ma dotąd { $rows ->
    [one] jeden wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}; suma kontrolna: `{ $fingerprint }`
audit-fingerprint-why = -# Jeśli chcesz, zanotuj jedno i drugie. Po grze /audyt poda sumę kontrolną tylu pierwszych wierszy, ile wskażesz: jeśli będzie taka sama, nikt dziennika nie zmienił. O ukrytych kartach i wyborach nie mówi nic.
audit-fingerprint-again = -# Z opcją „wiersze” dostaniesz sumę kontrolną samych pierwszych wierszy, do porównania z tą, którą masz zanotowaną z gry.
