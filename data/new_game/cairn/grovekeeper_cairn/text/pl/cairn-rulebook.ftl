CAIRN-SETUP-01 = Gra od dwóch do czterech osób. W worku są 24 kamienie, po cztery o każdej wadze od 1 do 6; każdy gracz dobiera trzy i nikomu ich nie pokazuje. Zaczyna pierwsza osoba przy stole.
CAIRN-LAY-01 = W swojej turze kładziesz na kopcu jeden kamień ze swojej ręki albo go wymieniasz.
CAIRN-LAY-02 = Kamień nie cięższy od leżącego na wierzchu daje tyle punktów, ile kamieni jest wtedy w kopcu. Tak samo pierwszy kamień gry.
CAIRN-LAY-03 = Kamień cięższy od leżącego na wierzchu burzy kopiec: wszystkie jego kamienie wypadają z gry, Twój zaczyna następny kopiec i nie daje punktów.
CAIRN-LAY-04 = Po położeniu kamienia dobierasz nowy z worka, dopóki coś w nim jest.
CAIRN-SWAP-01 = Wymiana polega na odłożeniu kamienia do worka i dobraniu innego; może to być ten sam. To cała Twoja tura.
CAIRN-SWAP-02 = Każdy gracz może w grze wymieniać tyle razy, ile wybrał gospodarz: raz, jeśli nie ustalono inaczej.
CAIRN-END-01 = Gra się kończy, gdy nikt nie ma już kamieni. Wygrywa, kto ma najwięcej punktów; gracze z równą ich liczbą dzielą miejsce.
