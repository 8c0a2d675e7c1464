cairn-guided-begin = Zostało kilka kamieni. Im wyższy jest kopiec razem z Twoim kamieniem, tym więcej punktów.
cairn-guided-equal = Kamień tak ciężki jak leżący na wierzchu trzyma się: kopiec ma trzy kamienie, więc dostajesz 3 punkty.
cairn-guided-light = Lżejszego kamienia niż 1 nie ma, więc zawsze się utrzyma.
cairn-guided-new = Nowy kopiec zaczyna się od 6. Połóż najlżejszy kamień, póki jest miejsce nad nim.
cairn-guided-heavy = Znowu na 6: pasuje tu 5, a gdzie indziej nieprędko.
cairn-guided-fall = Twoje kamienie są za ciężkie na 3 i kopiec się wali: lepiej teraz, póki jest niski.
cairn-guided-last = Ostatni kamień trzyma się na drugiej 4 i jeszcze raz daje 3 punkty.
