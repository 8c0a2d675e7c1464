# Słowa wspólne dla obrazków wszystkich gier.
picture-turn = Kolejka { $turn }
picture-standing = Stan gry
picture-final = Wyniki końcowe
