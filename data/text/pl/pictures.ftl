# Słowa wspólne dla obrazków wszystkich gier.
picture-turn = Tura { $turn }
picture-standing = Stan gry
picture-final = Wyniki końcowe
