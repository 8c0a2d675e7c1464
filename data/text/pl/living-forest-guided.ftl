# Gra z przewodnikiem w Living Forest: zdanie do każdego proponowanego ruchu.

living-forest-guided-begin = Masz dziesięć różnych drzew, a do zwycięstwa wystarczy dwanaście. Zwierzęta dają Ci na tę rundę słońca, wodę, liście i wiatr: ile, mówią znaki pod nimi.
living-forest-guided-plant = Magnolia kosztuje dziewięć liści, a Ty masz jedenaście. Pole A3 to róg Twojego lasu: za sadzenie w nim są jeszcze dwa odłamki.
living-forest-guided-draw = Nowa runda: dobieraj zwierzęta. Każde daje żywioły, a szkodzą dopiero trzy samotne.
living-forest-guided-rush = Nie masz jeszcze żadnego samotnego zwierzęcia, więc nie ma się czego bać: dobieraj aż do pierwszego.
living-forest-guided-stop = Osiem zwierząt i tylko jedno samotne: to dużo. Kto skończy na czas, ma dwie akcje; kto ma trzy samotne zwierzęta, ma jedną.
living-forest-guided-twelve = Teraz znowu drzewa: osiki jeszcze nie masz, a to Twoje dwunaste drzewo.
living-forest-guided-move = Druga akcja musi być inna. Wiatr przesuwa Twojego ducha: trzy kamienie dalej jest drzewo, a ono pozwala posadzić jeszcze jedno.
living-forest-guided-rock = Znak na kamieniu sadzi drzewo za liście, które masz: żywiołów się nie zużywa. Inni kończą rundę i wygrywasz.
