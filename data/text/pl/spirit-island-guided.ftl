# Gra z przewodnikiem w Spirit Island: zdanie do każdego proponowanego ruchu.

spirit-island-guided-begin = To Twoja pierwsza tura z łatwym duchem, rzeką. Najeźdźcy właśnie przybyli na piaski, B3 i B5, i na obu zbudują miasteczko.
spirit-island-guided-grow = Każda tura zaczyna się od rozwoju. Dwie obecności naraz: im więcej Cię na wyspie, tym dalej sięgasz i tym więcej masz energii i kart.
spirit-island-guided-near = Idź tam, gdzie trzeba pomóc, a samotny odkrywca na B5 jest blisko. Obecność z toru energii odsłania większy dochód.
spirit-island-guided-energy = Jeszcze raz z toru energii: dostajesz teraz dwie energie na turę. Na mokradłach, takich jak B1, rzeka jest u siebie.
spirit-island-guided-card = Dwie energie wystarczą na Flash Floods, szybką moc: działa, zanim ruszą się najeźdźcy.
spirit-island-guided-ready = Na razie możesz zagrać w turze tylko jedną kartę, a energii już nie masz. Zgłoś gotowość.
spirit-island-guided-fast = Na odkrywcę wystarczy jedno obrażenie. Gdzie nie ma najeźdźców, tam nic nie powstaje: miasteczko stanie tylko na B3.
