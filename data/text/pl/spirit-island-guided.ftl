# Gra z przewodnikiem w Spirit Island: zdanie do każdego proponowanego ruchu.

spirit-island-guided-begin = Twoja szósta tura jako Shadows Flicker Like Flame, rozwój masz za sobą. Jeszcze dwie karty strachu i najeźdźcy uciekną: to zwycięstwo. Ale krainę C7 czeka pustoszenie za 11 obrażeń, po którym skaza by się rozlała.
spirit-island-guided-defend = Szybka moc działa, zanim ruszą najeźdźcy. Ta daje obronę 3 w górach lub dżungli i 2 strachu, a kosztuje 1 z 3 energii.
spirit-island-guided-mantle = Żywioły zagranych kart liczą się od razu i spełniają progi mocy wrodzonej. Sama karta jest wolna: działa po najeźdźcach.
spirit-island-guided-crops = Ostatnia energia. Jej żywioły pomagają Darkness Swallows the Unwary osiągnąć drugi próg. Też jest wolna i daje 2 strachu.
spirit-island-guided-ready = Wszystko, na co Cię stać, jest zagrane. Gdy wszyscy są gotowi, zaczynają się szybkie moce.
spirit-island-guided-threshold = Moc wrodzona nic nie kosztuje. Spełniasz progi 1 i 2: zgromadź odkrywcę w C7, a potem zniszcz tam do dwóch, po 1 strachu za każdego.
spirit-island-guided-destroy = Dwóch odkrywców mniej to 2 obrażenia mniej i 2 strachu.
spirit-island-guided-defence = Teraz obrona C7: przy pustoszeniu o 3 obrażenia mniej. Te 2 strachu dają kolejną kartę strachu.
spirit-island-guided-blighted = Zaczyna się faza najeźdźców. Karta skazy już się odwróciła i w każdej turze zabiera każdemu duchowi jedną obecność. W C1 masz dwie.
spirit-island-guided-fear-card = Przed pustoszeniem odkrywa się trzy karty strachu. Ta usuwa miasteczko: weź je z C7. To, co zostanie, zadaje 3 obrażenia, a Twoja obrona zatrzyma wszystkie.
spirit-island-guided-slow = Zapowiadało się 11 obrażeń, nie było żadnych i nic nie zbudowano. Pora na wolne moce: Mantle of Dread daje 2 strachu i wypycha najeźdźców z jednej z krain ducha.
spirit-island-guided-land = Działa w krainie, w której jesteś i do której właśnie przyszli najeźdźcy: w C6.
spirit-island-guided-push = Odkrywca znika z C6: kogo tam nie ma, ten w następnej turze nie buduje.
spirit-island-guided-win = Do ostatniej karty strachu brakuje 2 strachu, a ta moc je daje: najeźdźcy uciekają, wyspa jest wolna.
