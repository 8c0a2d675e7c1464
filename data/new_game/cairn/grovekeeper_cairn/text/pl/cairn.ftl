cairn = Cairn
cairn-about = Układaj kamienie od ciężkich do lekkich. 2–4 osoby, 10 minut.
cairn-command = cairn

cairn-verb-lay = Połóż kamień
cairn-verb-lay-name = połóż
cairn-verb-lay-about = Połóż na kopcu jeden ze swoich kamieni
cairn-verb-swap = Wymień kamień
cairn-verb-swap-name = wymień
cairn-verb-swap-about = Odłóż kamień do worka i dobierz inny
cairn-field-stone = Który kamień?
cairn-field-stone-name = kamień
cairn-field-stone-about = Waga Twojego kamienia
cairn-option-swaps = Wymiany
cairn-option-swaps-name = wymiany
cairn-option-swaps-about = Ile razy każdy gracz może wymienić kamień

cairn-ask-lay = Połóż kamień albo go wymień.
cairn-turn = { $who } kładzie kamień
cairn-won = { $count ->
    [one] Wygrywa { $who }
   *[other] Wygrywają razem { $who }
}
cairn-choice-stone = kamień { $value }
cairn-label-lay = Połóż { $stone }
cairn-label-swap = Wymień { $stone }
cairn-line-laid = Położone kamienie

cairn-event-lay = { $who } kładzie kamień { $stone }, punkty: { $points }.
cairn-event-fall = { $who } kładzie kamień { $stone }: kopiec o wysokości { $height } się wali.
cairn-event-swap = { $who } wymienia kamień.
cairn-event-draw = Dobierasz kamień { $stone }.

cairn-refused-not-held = Nie masz takiego kamienia.
cairn-refused-no-swap = Nie możesz już wymieniać.
