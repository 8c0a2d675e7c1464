# Jak grać w Blask Księżyca, w minutę. Zdanie lub dwa na każdą część.

moonlight-lesson-gems-title = Klejnoty
moonlight-lesson-goal = Gracie razem Światłem przeciw Cieniowi, którym włada przeciwnik. Kto ma najwięcej symboli ducha lub żywiołu, dostaje tyle punktów; przy remisie nikt. Zdobądźcie ich więcej niż przeciwnik.
moonlight-lesson-versus-goal = Światło i Cień punktują jak dwaj gracze: kto ma najwięcej symboli ducha lub żywiołu, dostaje tyle punktów, a przy remisie dostają oba. Twoja tajna karta celu mówi, czyje punkty są Twoje, i daje cztery misje po 6.
moonlight-lesson-turn = Zbierz kafel obok Światła i kafel obok Cienia; jego długi bok musi być wolny. Daj każdej stronie jeden z nich, jak chcesz. Zakryte kafle odkrywa się, gdy mają wolny bok. Na koniec przesuń jedno stworzenie o krok.
moonlight-lesson-twin-turn = Zbierz kafel obok Światła: jest Wasz, a przeciwnik dostaje ten z takiego samego miejsca w lesie Cienia. Potem Światło robi krok, a Cień taki sam. Klejnot zamienia je miejscami.
moonlight-lesson-gems = W swojej turze za klejnot przesuwasz któreś stworzenie o krok więcej. Dwoje grających razem może też za klejnot rozmawiać do końca tury.
moonlight-lesson-bits = Za każdy okruch więcej niż ma przeciwnik punktujecie jednego ducha, zaczynając od najlepszych. Każdy duch z karty księżyca, w którym nie macie przewagi, kosztuje 6.
moonlight-lesson-end = Gdy nie da się zebrać dwóch kafli, dostajecie ten spod Światła, a przeciwnik całą resztę. Jeśli wtedy nie macie kafla jakiegoś ducha, przegrywacie.
moonlight-lesson-versus-end = Gdy zostają dwa kafle, gra się kończy i nikt ich nie dostaje. Wygrywa najwyższa suma; przy remisie więcej misji, potem więcej okruchów.
moonlight-lesson-example = Dwa okruchy więcej: punkty dają dwie najlepsze przewagi. Trzecia nic nie daje, ale wstrzymuje przeciwnika i spełnia kartę. Mchy są na karcie: remis to nie przewaga i kosztuje 6.
moonlight-lesson-versus-example = Światło ma 31 punktów i jest na Twojej karcie; dwie z Twoich misji są spełnione. Gdzie gra się okruchami, masz ich trzy.
moonlight-lesson-scenario = Każdy scenariusz ma własny las i własne zasady, a niektóre zmieniają to, co jest powiedziane tutaj: przeczytaj je najpierw.

## Co znaczą znaki

moonlight-sign-light = { moonlight-creature-light }
moonlight-sign-shadow = { moonlight-creature-shadow }
moonlight-sign-bit = okruch księżyca
moonlight-sign-gem = klejnot do wydania
moonlight-sign-token = zakryty dar
moonlight-sign-plus = zwraca klejnot
moonlight-sign-firefly = świetlik
moonlight-sign-yellow = kolumna dla Światła
moonlight-sign-green = kolumna dla Cienia
moonlight-sign-eclipse = żeton zaćmienia
moonlight-sign-branches = { spirits-of-the-forest-branches }
moonlight-sign-dewdrops = { spirits-of-the-forest-dewdrops }
moonlight-sign-mushrooms = { spirits-of-the-forest-mushrooms }
moonlight-sign-fruits = { spirits-of-the-forest-fruits }
moonlight-sign-leaves = { spirits-of-the-forest-leaves }
moonlight-sign-mosses = { spirits-of-the-forest-mosses }
moonlight-sign-flowers = { spirits-of-the-forest-flowers }
moonlight-sign-webs = { spirits-of-the-forest-webs }
moonlight-sign-vines = { spirits-of-the-forest-vines }
moonlight-sign-sun = { spirits-of-the-forest-sun }
moonlight-sign-moon = { spirits-of-the-forest-moon }
moonlight-sign-fire = { spirits-of-the-forest-fire }
moonlight-sign-air = { spirits-of-the-forest-air }
moonlight-sign-nature = { spirits-of-the-forest-nature }
moonlight-sign-gem-spent = wydany klejnot
moonlight-sign-pick-light = Światło może zebrać
moonlight-sign-pick-shadow = Cień może zebrać
moonlight-sign-tile-back = zakryty kafel
moonlight-sign-bridge = most, leży w poprzek
moonlight-sign-demanded = na karcie księżyca
moonlight-sign-lack = drużyna go nie ma
moonlight-sign-talk = wolno rozmawiać
moonlight-sign-won = wygrana

## Mówione raz, gdy ktoś jest o to pytany pierwszy raz

moonlight-tip-place-light = Zacznij tam, gdzie obok Światła można zbierać wiele kafli, i blisko okruchów, jeśli są.
moonlight-tip-place-shadow = Postaw Cień tam, gdzie można zbierać kafle, ale z dala od okruchów, jeśli są: te, na które wejdzie, dostaje zwykle przeciwnik.
moonlight-tip-collect = Kafle, które można zebrać, są rozświetlone. Pomyśl, która strona dostanie który kafel i co zostanie obok stworzeń.
moonlight-tip-assign = Potrzeba choć jednego kafla każdego ducha i przewagi tam, gdzie się liczy. Oddawaj to, w czym i tak nie będziesz prowadzić.
moonlight-tip-move = Idź tam, gdzie w następnej turze oba stworzenia znajdą kafle. Okruch, na który wchodzi Światło, jest zwykle Wasz, a ten, na który wchodzi Cień, nie.
moonlight-tip-rescue = Skoro nic nie da się zebrać, gra się kończy, chyba że za klejnot przesuniesz stworzenie tam, gdzie się da.
moonlight-tip-relocate = Postaw stworzenie tam, gdzie znajdzie kafel; po drodze niczego nie bierze. Pomyśl, co zbierzesz potem.
moonlight-tip-share = Zatrzymaj dary duchów, w których jest prawie remis: każdy liczy się jak symbol.
moonlight-tip-firefly = Dary ze świetlikiem są na końcu Wasze: wybierz ducha, w którym rozstrzyga jeden symbol.
moonlight-tip-column = Wybierz kolumnę, której dar widzisz i chcesz mieć.
