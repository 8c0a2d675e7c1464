pebbles = Kamyki
pebbles-about = Wygrywa, kto weźmie ostatni.
pebbles-command = kamyki

pebbles-verb-pick = Weź
pebbles-verb-pick-name = weź
pebbles-verb-pick-about = Weź kamyk albo oddaj turę
pebbles-field-what = Co?
pebbles-field-what-name = co
pebbles-field-what-about = Kamyk albo tura
pebbles-option-heap = Stos
pebbles-option-heap-name = stos
pebbles-option-heap-about = Ile jest kamyków

pebbles-must = Bierz.
pebbles-picked = { $who } bierze kamyk, { $left ->
    [0] nie zostaje żaden
    [one] zostaje jeden
    [few] zostają { $left }
   *[many] zostaje { $left }
}.
pebbles-passed = { $who } oddaje turę.
pebbles-now = { $who } bierze; kamyków zostało: { $left }.
pebbles-pebble = kamyk
pebbles-turn = oddaj turę
pebbles-first-one = Najpierw weź kamyk.
pebbles-otter = wydra
pebbles-heron = czapla
