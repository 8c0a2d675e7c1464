## Podpowiedzi: co zrobiłby dobry gracz

command-hint = podpowiedz
command-hint-about = Co zrobiłby teraz dobry gracz i dlaczego; widzisz to tylko Ty
hint-title = Podpowiedź
button-do-that = Zrób to
hint-about = Na podstawie tego, co możesz wiedzieć, i niczego więcej. Jedna podpowiedź na turę; póki jej słuchasz, /podpowiedz mówi, co dalej.
hint-gains = { $points } pkt więcej ({ $line })
hint-costs = { $who } traci { $points } pkt ({ $line })
hint-saves = Nie tracisz już { $points } pkt ({ $line })
hint-then = Potem: { $moves }
hint-goes-on = Podpowiedź mówi dalej: { $moves }
hint-promises = Po tym ruchu wygrywa się około { $percent }% gier.
hint-rather = { $merit } (inaczej niż „{ $other }”)
hint-nothing = Nikt teraz na Ciebie nie czeka. Zapytaj, gdy będzie Twoja tura.
hint-not-agreed = Gdy gracie przeciw sobie, na podpowiedzi muszą zgodzić się przeciwnicy. Jeszcze bez zgody: { $who }. Kto nie ma nic przeciwko, zaznacza w /ja „Inni mogą prosić o podpowiedzi w grach przeciw mnie”.
hint-spent = W tej turze była już podpowiedź. Następna będzie w Twojej następnej turze.
hint-none = Nie znalazłem podpowiedzi na czas. Zapytaj za chwilę jeszcze raz.
me-hints = Inni mogą prosić o podpowiedzi w grach przeciw mnie
