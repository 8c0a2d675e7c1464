cairn-lesson-goal = Zdobądź najwięcej punktów, zanim nikt nie będzie miał kamieni.
cairn-lesson-turn = Połóż na kopcu jeden ze swoich trzech kamieni albo go wymień.
cairn-lesson-end = Kamień cięższy od leżącego na wierzchu burzy kopiec i nie daje punktów.
cairn-lesson-example = Na kopiec z 5 i 4 kładziesz 3: są teraz trzy kamienie, więc dostajesz 3 punkty.
cairn-sign-stone = kamień
cairn-sign-cairn = kopiec
cairn-tip-lay = Lekki kamień jest zawsze bezpieczny; ciężki najlepiej położyć pierwszy.
