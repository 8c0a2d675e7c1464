moonlight-picture-pile = { $pile }: dary { $count }, odkryte { $faces }
moonlight-told-side = { $side }: punkty { $score }, okruchy { $bits }, kafle { $tiles }; przewaga: żadna.
moonlight-told-side-leads = { $side }: punkty { $score }, okruchy { $bits }, kafle { $tiles }; przewaga: { $led }.
moonlight-told-fireflies = { $side } Świetliki: { $count }.
moonlight-told-player = { $who }: klejnoty { $gems }.
moonlight-told-player-bits = { $who }: klejnoty { $gems }, okruchy { $bits }.
moonlight-picture-objective = Cel: { $creature }
moonlight-mission-minimum = { $creature } ma co najmniej { $least } × { $spirit }
moonlight-mission-majority = { $creature } ma najwięcej: { $spirit }
moonlight-told-done = { $mission } (spełnione)
moonlight-told-picks = { $creature } może zebrać: { $tiles }.
moonlight-told-creature = { $creature } stoi na { $place }.
moonlight-told-card = Karta księżyca wymaga: { $spirits }.
moonlight-told-lacking = Drużynie wciąż brakuje: { $spirits }.
moonlight-told-side-score = { $side }: { $score }.
moonlight-told-side-sum = { $side }: { $score } ({ $lines }).
moonlight-told-line = { $line } { $points }
moonlight-told-score = { $rank }. { $who }: { $score }.
moonlight-told-score-so-far = { $who }: na razie { $score } ({ $lines }).
moonlight-told-score-secret = { $who }: { $lines } oraz to, co da tajny cel.
moonlight-picture-hidden = bez tajnych celów
moonlight-told-scores-hidden = Stan gry, bez tajnych celów.
moonlight-told-scores-final = Wyniki końcowe.
moonlight-picture-picked = Zebrane w tej turze
moonlight-picture-side-tiles = Kafle boczne: { $who }
moonlight-pile-row = obok
moonlight-pile-draw = do dobrania
moonlight-pile-out = poza grą
moonlight-pile-lit = ze świetlikami
moonlight-pile-pair = kolumna { $number }
moonlight-pile-column = kolumna { $number }
moonlight-pile-island = wyspa { $number }
moonlight-told-row = { $row }: { $tiles }.
moonlight-told-available = dostępny
moonlight-told-tile = { $place } { $tile }
moonlight-told-with = { $what } ({ $things })
moonlight-told-down = zakryte { $places }
moonlight-told-light = { $place } kafel księżyca { $spirit }
moonlight-told-level = poziom { $number }
moonlight-told-covered = przykryty
moonlight-told-bridge = most
moonlight-told-bit = okruch
moonlight-told-tokens = dary { $count }: { $faces }
moonlight-told-start = start { $letter }
moonlight-told-left = Kafle w lesie: { $count }.
moonlight-told-picked = Zebrany { $number }: { $tile } z { $place }
moonlight-told-quota = Rząd { $row } ma liczbę zaćmienia { $number }
moonlight-told-side-tiles = Kafle boczne: { $who }: { $tiles }
moonlight-told-stack-air = Kafle Powietrza obok lasu: { $count }
moonlight-told-stack-box = Kafle poza grą: { $count }
moonlight-told-stack-eclipses = Zakryte żetony zaćmienia: { $count }
moonlight-told-supply = Do wzięcia zostało: { $counts }.
moonlight-told-share = { $name } { $count } z { $whole }
moonlight-told-counts = Symbole ({ $light } : { $shadow }): { $counts }.
moonlight-told-count = { $name } { $light }:{ $shadow }
moonlight-pile-open = właśnie odkryte
moonlight-told-plus = „+”, których drużyna może jeszcze użyć: { $count }.
moonlight-told-talking = Wolno rozmawiać o grze.
moonlight-told-bits-beside = Okruchy księżyca obok lasu: { $count }.
moonlight-scored-limit = { $count ->
    [0] Okruchy { $own } do { $rival }: drużyna nie punktuje żadnego ducha.
    [one] Okruchy { $own } do { $rival }: drużyna punktuje najwyżej jednego ducha.
    [few] Okruchy { $own } do { $rival }: drużyna punktuje najwyżej { $count } duchy.
   *[many] Okruchy { $own } do { $rival }: drużyna punktuje najwyżej { $count } duchów.
}
moonlight-scored-beyond = Przewaga ponad to, bez punktów: { $spirits }.
moonlight-scored-gone = Przewaga, ale bez punktów, bo w lesie nie został żaden ich kafel: { $spirits }.
moonlight-scored-lacking = Drużyna przegrywa, niezależnie od punktów, bo nie ma kafla: { $spirits }.
moonlight-pile-card = na karcie księżyca
moonlight-picture-most = { $count ->
    [0] 0 duchów
    [one] najwyżej { $count } duch
    [few] najwyżej { $count } duchy
   *[many] najwyżej { $count } duchów
}
