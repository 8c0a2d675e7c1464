seat = gracz { $number }

malformed-verb = Nie ma ruchu „{ $verb }”. Ruchy w tej grze: { $verbs }.
malformed-field = Brakuje pola „{ $field }” w ruchu „{ $verb }” albo nie da się go odczytać. Wybierz je z listy, która otwiera się podczas pisania.
malformed-too-many = To więcej, niż przyjmuje ruch „{ $verb }”. Jego pola: { $fields }.
malformed-data = Nie da się odczytać tego ruchu. Wybierz go jeszcze raz z listy.
malformed-game = Nie ma tu gry „{ $game }”. Gry: { $games }.
malformed-seats = Ta gra jest dla { $seats } graczy; nie da się zagrać w { $given }.
malformed-options = Te opcje się wykluczają: { $why }

illegal-not-your-turn = To nie Twoja kolej. Czekamy na: { $waiting }.
illegal-over = Ta gra już się skończyła. Wyniki końcowe pokaże /punkty.

sealed-nothing = Nie ma czego cofać: w tej turze nie było jeszcze Twojego ruchu.
sealed-other = Nie można cofnąć: po Tobie ruch wykonuje już { $who }.
sealed-draw = Nie można cofnąć: coś zostało wylosowane.
sealed-all = Nie można cofnąć: wszyscy zobaczyli coś nowego.
sealed-some = Nie można cofnąć, bo coś nowego widzi już { $who }.
sealed-all-what = Nie można cofnąć: wszyscy zobaczyli { $what }.
sealed-some-what = Nie można cofnąć, bo { $who } widzi już { $what }.
warned-draw = Tego nie da się cofnąć: coś zostanie wylosowane.
warned-all = Tego nie da się cofnąć: wszyscy zobaczą coś nowego.
warned-some = Tego nie da się cofnąć, bo coś nowego zobaczy { $who }.
warned-all-what = Tego nie da się cofnąć: wszyscy zobaczą { $what }.
warned-some-what = Tego nie da się cofnąć, bo { $who } zobaczy { $what }.
sealed-final = Nie można cofnąć: według zasad to decyzja ostateczna.

rest-fallback = Zasady zmieniły się od zapisania tego stołu i { $count ->
    [one] ostatni krok już nie pasuje
    [few] ostatnie { $count } kroki już nie pasują
   *[other] ostatnich { $count } kroków już nie pasuje
}. Gra toczy się dalej od chwili tuż przed nimi; zagraj jeszcze raz to, czego brakuje.
enough = Wystarczy

more-verbs-name = więcej
more-verbs-about = Więcej ruchów tej gry
