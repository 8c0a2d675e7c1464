# Gry z przewodnikiem (/nauka): krótkie rozdania tylko dla jednej osoby, ze zdaniem do każdego ruchu.

command-learn = nauka
command-learn-about = Poznaj grę, grając krótkie rozdanie ze wskazówką do każdego ruchu
command-learn-game = gra
command-learn-game-about = Którą grę chcesz poznać

button-learn = Poznaj, grając
guided-which = Którą grę chcesz poznać? To krótkie rozdanie przeciw komputerowi, które widzisz tylko Ty.
guided-title = Nauka przez grę: { $game }
guided-title-step = Nauka przez grę: { $game }, ruch { $number } z { $count }
guided-about = Widzisz to tylko Ty i nic się nie liczy. Zrób proponowany ruch albo spróbuj własnego: zawsze możesz go cofnąć.
guided-why = – { $why }
guided-do = Zrób tak
guided-over = To wszystko! Oto skąd wziął się wynik:
guided-left = To była jedna tura! Gra toczy się tak dalej, aż jedna ze stron wygra. Na razie:
guided-then = Czas na prawdziwą grę? Użyj /graj. Zasady znajdziesz przez /zasady.
guided-anew = Od początku
guided-close = Zamknij
guided-closed = Zamknięte. /nauka zacznie od nowa, kiedy tylko zechcesz.
guided-unfit = To rozdanie od tego czasu się zmieniło. Możesz zacząć nowe:
guided-long = To rozdanie kończy się tutaj: zrobiło się za długie. Możesz cofnąć ruchy albo zacząć od początku.
