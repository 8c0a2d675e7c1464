## Podpowiedzi: co zrobiłby dobry gracz

command-hint = podpowiedz
command-hint-about = Co zrobiłby teraz dobry gracz i dlaczego; widzisz to tylko Ty
hint-title = Podpowiedź
button-do-that = Zrób to
hint-about = Na podstawie tego, co możesz wiedzieć, i niczego więcej. Jedna podpowiedź na turę.
hint-gains = { $points } pkt więcej ({ $line })
hint-costs = { $who } traci { $points } pkt ({ $line })
hint-saves = Nie tracisz już { $points } pkt ({ $line })
hint-then = Potem: { $moves }
hint-promises = Po tym ruchu wygrywa się około { $percent }% gier.
hint-rather = { $merit } (inaczej niż „{ $other }”)
hint-nothing = Nikt teraz na Ciebie nie czeka. Zapytaj, gdy będzie Twoja tura.
hint-not-agreed = Podpowiedzi działają tylko w grach, w których zgadzają się na nie wszyscy. Tu jeszcze bez zgody: { $who }. Kto nie ma nic przeciwko, zaznacza w /ja „Inni mogą prosić o podpowiedzi”.
hint-spent = W tej turze była już podpowiedź. Następna będzie w Twojej następnej turze.
hint-none = Nie znalazłem podpowiedzi na czas. Zapytaj za chwilę jeszcze raz.
me-hints = Inni mogą prosić o podpowiedzi w grach ze mną
