magpies = Sroki
magpies-about = Zbieraj to, co błyszczy.
magpies-command = sroki

magpies-verb-keep = Zatrzymaj
magpies-verb-keep-name = zatrzymaj
magpies-verb-keep-about = Zatrzymaj jedną z dwóch kart
magpies-verb-take = Weź
magpies-verb-take-name = weź
magpies-verb-take-about = Weź z wystawy jedną lub dwie karty
magpies-verb-show = Pokaż
magpies-verb-show-name = pokaż
magpies-verb-show-about = Odkryj kartę z ręki
magpies-verb-peek = Podejrzyj
magpies-verb-peek-name = podejrzyj
magpies-verb-peek-about = Obejrzyj czyjś talizman
magpies-verb-end = Zakończ turę
magpies-verb-end-name = koniec
magpies-verb-end-about = Zakończ swoją turę
magpies-verb-wink = Mrugnij
magpies-verb-wink-name = mrugnij
magpies-verb-wink-about = Odkryj swój mrugający talizman

magpies-field-card = Która karta?
magpies-field-card-name = karta
magpies-field-card-about = Karta z ręki
magpies-field-first = Która karta najpierw?
magpies-field-first-name = pierwsza
magpies-field-first-about = Karta z wystawy
magpies-field-second = Jeszcze jedna?
magpies-field-second-name = druga
magpies-field-second-about = Druga karta, razem najwyżej sześć
magpies-field-who = Czyj talizman?
magpies-field-who-name = kto
magpies-field-who-about = Inna osoba

magpies-option-rounds = Rundy
magpies-option-rounds-name = rundy
magpies-option-rounds-about = Ile rund ma gra
magpies-option-peeking = Podglądanie
magpies-option-peeking-name = podglądanie
magpies-option-peeking-about = Czy wolno podglądać talizmany
magpies-option-pace = Tempo
magpies-option-pace-name = tempo
magpies-option-pace-about = Jak bardzo sroki się spieszą
magpies-option-bonus = Premia
magpies-option-bonus-name = premia
magpies-option-bonus-about = Punkty za odkryty talizman

magpies-must-keep = Zatrzymaj kartę.
magpies-must-take = Weź coś z wystawy.
magpies-must-act = Pokaż kartę, podejrzyj talizman albo zakończ turę.
magpies-may-wink = Możesz mrugnąć.

magpies-kept = { $who } ma już wybraną kartę.
magpies-kept-card = Zatrzymujesz { $card }.
magpies-took = { $who } bierze { $cards }.
magpies-showed = { $who } pokazuje { $card }.
magpies-peeked = { $who } podgląda talizman, który ma { $other }.
magpies-saw = { $who } ma talizman: { $charm }.
magpies-winked = { $who } mruga.
magpies-display = Na wystawie: { $cards }.
magpies-over = Sroki odlatują do domu.

magpies-keep-card = zatrzymaj { $card }
magpies-show-card = pokaż { $card }
magpies-take-one = weź { $first }
magpies-take-two = weź { $first } i { $second }
magpies-peek-at = podejrzyj: { $who }
magpies-no-second = nic więcej
magpies-display-card = { $name }: { $card }
magpies-card = karta { $card }
magpies-seat = { $who }

magpies-not-now = Teraz tak się nie da: { $stage }.
magpies-stage-keep = najpierw wszyscy wybierają kartę
magpies-stage-take = można wziąć coś innego
magpies-stage-act = coś już jest wzięte
magpies-stage-over = gra skończona

magpies-now-keep = Wszyscy wybierają kartę.
magpies-now-take = { $who } bierze karty.
magpies-now-act = { $who } gra dalej.
magpies-now-over = Koniec gry.

magpies-charm-owl = sowa
magpies-charm-fox = lis
magpies-charm-wink = mrugnięcie
magpies-line-row = Rząd
magpies-line-hand = Ręka
magpies-line-charm = Talizman: { $charm }
