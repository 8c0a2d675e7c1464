# Słowa wspólne dla obrazków wszystkich gier.
picture-turn = Tura { $turn }
picture-standing = Stan gry
picture-final = Wyniki końcowe
lesson-goal = Cel
lesson-turn = Twoja tura
lesson-end = Koniec
lesson-example = Przykład
lesson-signs = Co znaczą znaki
lesson-title = Gra w minutę
