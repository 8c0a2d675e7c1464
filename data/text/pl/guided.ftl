# Gry z przewodnikiem (/nauka): krótkie rozdania tylko dla jednej osoby, ze zdaniem do każdego ruchu.

command-learn = nauka
command-learn-about = Poznaj grę w krótkim rozdaniu ze wskazówką do każdego ruchu
command-learn-game = gra
command-learn-game-about = Którą grę chcesz poznać

button-learn = Nauka przez grę
guided-which = Którą grę chcesz poznać? Zagrasz krótkie rozdanie z komputerem i widzisz je tylko Ty.
guided-title = Nauka przez grę: { $game }
guided-title-step = Nauka przez grę: { $game }, ruch { $number } z { $count }
guided-about = Widzisz to tylko Ty i nic się nie liczy. Zrób proponowany ruch albo spróbuj własnego: zawsze możesz go cofnąć.
guided-why = – { $why }
guided-do = Zrób tak
guided-over = To wszystko! Wynik bierze się stąd:
guided-left = To była jedna tura! Gra toczy się tak dalej, aż jedna ze stron wygra. Na razie:
guided-then = Czas na prawdziwą grę? Użyj /graj. Na pytania o zasady odpowiada /zasady.
guided-anew = Od początku
guided-close = Zamknij
guided-closed = Zamknięte. /nauka zacznie od nowa, kiedy tylko zechcesz.
guided-unfit = To rozdanie w międzyczasie się zmieniło. Możesz zacząć nowe:
guided-long = To rozdanie kończy się tutaj: zrobiło się za długie. Możesz cofnąć ruchy albo zacząć od początku.
