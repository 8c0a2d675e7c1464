## /audyt: czy było uczciwie?

command-audit = audyt
command-audit-about = Sprawdź, czy w tej grze rozdano i zagrano uczciwie
command-audit-rows = wiersze
command-audit-rows-about = Odcisk tylko tylu pierwszych wierszy zapisu

audit-hash = Przed pierwszym ruchem ustaliłem tajną liczbę, z której wynika każde losowanie. Jej SHA-256 jest na pierwszej karcie gry:
    `{ $hash }`
audit-seed = Tajna liczba to `{ $seed }`. Jej SHA-256 to skrót podany wyżej; każdy program, który liczy SHA-256 z tych bajtów, powie to samo.
audit-later = Samą liczbę podam na koniec gry. Wtedy rozegram z niej całą grę jeszcze raz i pokażę, że wychodzi to samo.
audit-same = ✅ Rozdałem z tej liczby od nowa i { $moves ->
    [one] zagrałem jeszcze raz jedyny ruch
    [few] zagrałem jeszcze raz wszystkie { $moves } ruchy
   *[many] zagrałem jeszcze raz wszystkie { $moves } ruchów
}: każda pozycja wyszła tak, jak ją zapisano.
audit-differs = ⚠️ Gra rozegrana od nowa wychodzi inaczej. Pierwsza różnica jest w wierszu { $row }: { $why }. Jeśli od tamtej pory poprawiono zasady gry, to jest przyczyna.
audit-log = Zapis ma dotąd { $rows ->
    [one] jeden wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}; odcisk: `{ $fingerprint }`
audit-fingerprint-why = -# Jeśli chcesz, zanotuj jedno i drugie. Po grze /audyt poda odcisk tylu pierwszych wierszy, ile wskażesz: jeśli będzie taki sam, nikt zapisu nie zmienił. O ukrytych kartach i wyborach nie mówi nic.
audit-fingerprint-again = -# Z opcją „wiersze” dostaniesz odcisk samych pierwszych wierszy, do porównania z tym, który masz zanotowany z gry.
