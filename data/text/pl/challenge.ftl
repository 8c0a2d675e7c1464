## /wyzwanie: jedno rozdanie dziennie, dla wszystkich to samo

command-daily = wyzwanie
command-daily-about = Wyzwanie dnia: jedno rozdanie dla wszystkich, każdy ma jedno podejście

button-daily = Też zagram
button-dailyplay = Zagraj prywatnie
button-dailyplay-here = Zagraj tutaj
button-dailyshare = Pokaż wszystkim
button-daily-before = Dzień wcześniej
button-daily-today = Dzisiaj

challenge-title = Wyzwanie dnia · { $day }
challenge-card = Wyzwanie dnia · { $day }
challenge-alone = gra w pojedynkę
challenge-about = Dziś wszyscy, na każdym serwerze, grają w to samo rozdanie. Liczy się jedno podejście, bez podpowiedzi, i nigdy nie zmienia rankingu. Jeśli zagrasz na kanale, inni zobaczą, co jest w rozdaniu.
challenge-open = Twoje podejście jeszcze przed Tobą.
challenge-going = Twoje podejście trwa: [graj dalej]({ $where })
challenge-begun = Twoje podejście: [przejdź tam]({ $where })
challenge-adrift = Twoje podejście trwa, ale jego kanału już nie ma: /wznów otwiera grę gdzie indziej.
challenge-yours = Twój wynik: **{ $result }**.
challenge-lost-attempt = To podejście nie zostało skończone na czas.
challenge-given-up = To podejście zostało przerwane.
challenge-gives-up = To Twoje jedyne podejście do wyzwania dnia; drugiego nie będzie.
challenge-missed = Tego dnia nie było Twojego podejścia.
challenge-streak = { $count ->
    [one] Seria: 1 dzień – zagraj { $day ->
        [today] dziś
       *[tomorrow] jutro
    }, by trwała.
    [few] Seria: { $count } dni – zagraj { $day ->
        [today] dziś
       *[tomorrow] jutro
    }, by trwała.
   *[many] Seria: { $count } dni – zagraj { $day ->
        [today] dziś
       *[tomorrow] jutro
    }, by trwała.
}
challenge-ends = Następne wyzwanie { $when }.
challenge-board = Wyniki na tym serwerze
challenge-board-empty = Nikt tutaj jeszcze nie skończył.
challenge-board-none = Nikt tutaj nie skończył.
challenge-later = Gdy dzień się skończy, będzie tu można obejrzeć gry wszystkich.
challenge-look = Obejrzyj grę
challenge-won = wygrana, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
challenge-lost = przegrana (wynik { $score })
challenge-lost-nothing = przegrana
challenge-shared = Teraz widzą to wszyscy.
challenge-greeting = Twoje wyzwanie dnia. Powodzenia!
challenge-no-direct = Nie mogę do Ciebie napisać: nie pozwalają na to Twoje ustawienia prywatności na tym serwerze. Zezwól na wiadomości prywatne od jego członków albo zagraj tutaj.
challenge-direct-busy = W Twoich [prywatnych wiadomościach]({ $where }) trwa inna gra. Skończ ją albo przerwij, albo zagraj tutaj.
challenge-not-yet = Jeszcze nie. Dzisiejsze wyzwanie pokazuje /wyzwanie.
challenge-one-attempt = To wyzwanie dnia: każdy ma jedno podejście, bez pomocy i bez cofania tego, co już wyszło na jaw.
