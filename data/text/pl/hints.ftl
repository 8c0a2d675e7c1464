## Podpowiedzi: co zrobiłby dobry gracz

command-hint = podpowiedz
command-hint-about = Co zrobiłby teraz dobry gracz i dlaczego; widzisz to tylko Ty
hint-title = Podpowiedź
button-do-that = Zrób to
hint-about = Z tego, co możesz wiedzieć, i z niczego więcej. Jedna podpowiedź na turę.
hint-gains = { $points } pkt więcej ({ $line })
hint-costs = { $who } traci { $points } pkt ({ $line })
hint-saves = Nie tracisz już { $points } pkt ({ $line })
hint-then = Potem: { $moves }
hint-promises = Po nim wygrywasz w około { $percent } % gier.
hint-nothing = Nikt teraz na Ciebie nie czeka. Zapytaj, gdy będzie Twoja tura.
hint-not-agreed = Podpowiedzi są w grach, w których wszyscy się na nie zgadzają, a tutaj jeszcze nie: { $who }. Kto nie ma nic przeciwko, zaznacza w /ja „Inni mogą prosić o podpowiedzi”.
hint-spent = W tej turze była już podpowiedź. Następna będzie w Twojej następnej turze.
hint-none = Nie znalazłem podpowiedzi na czas. Zapytaj proszę za chwilę jeszcze raz.
me-hints = Inni mogą prosić o podpowiedzi w grach ze mną
