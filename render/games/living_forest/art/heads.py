"""Animals drawn by their faces."""

from __future__ import annotations

from typing import Final

from render.games.living_forest.art.sketch import Drawing, blob, both, cut, line, oval, poly

_NOSE: Final = poly("42 62 58 62 50 71")
_CAT: Final = (
    *both(oval(22, 24, 14)),
    *cut(both(oval(23, 25, 6))),
    *oval(50, 56, 41, 37),
    *cut(both(oval(35, 51, 6.5, 5))),
    *both(oval(36, 51, 2.5, 4)),
    *cut(both(oval(42, 75, 10, 8))),
    *_NOSE,
    *line(3, "50 70 50 76"),
)
_BEAR: Final = (
    *both(oval(21, 27, 16)),
    *cut(both(oval(22, 28, 7))),
    *oval(50, 56, 41, 37),
    *cut(both(oval(34, 50, 5))),
)
_MUZZLE: Final = (*cut(oval(50, 71, 20, 15)), *oval(50, 64, 8.5, 6), *line(3.5, "50 66 50 77"))
_NARROW: Final = blob("50 14 67 22 69 46 60 78 50 90 40 78 31 46 33 22")
"""Face of the kind that deer, sheep and goats have."""
_NARROW_EYES: Final = (*cut(both(oval(39, 44, 4, 5.5))), *cut(both(oval(45, 80, 2, 3.2))))

HEADS: Final[dict[str, Drawing]] = {
    "bear": (*_BEAR, *_MUZZLE),
    "lynx": (
        *both(poly("12 48 14 10 44 28")),
        *both(line(5, "15 16 9 0", 1)),
        *both(poly("14 56 2 92 40 88")),
        *oval(50, 56, 38, 35),
        *cut(both(poly("19 22 33 30 20 38"))),
        *cut(both(oval(36, 52, 7, 5.5))),
        *both(oval(37, 52, 2.5, 4.5)),
        *cut(poly("43 65 57 65 50 73")),
        *cut(line(3, "50 72 50 80 40 84"), line(3, "50 80 60 84")),
    ),
    "fox": (
        *poly("6 4 36 30 64 30 94 4 94 52 50 98 6 52"),
        *cut(both(poly("14 20 29 33 15 40"))),
        *cut(both(poly("10 55 34 60 46 86"))),
        *cut(both(poly("24 46 40 52 28 54"))),
        *oval(50, 92, 7, 6),
    ),
    "tanuki": (
        *both(oval(20, 34, 12)),
        *blob("50 26 80 34 98 66 76 90 50 96 24 90 2 66 20 34"),
        *cut(both(oval(32, 62, 17, 12, -20))),
        *both(oval(35, 62, 10, 9, -20)),
        *cut(both(oval(36, 61, 3.5))),
        *cut(oval(50, 82, 13, 9)),
        *oval(50, 78, 7, 5),
        *poly("50 26 44 14 50 0 62 6 60 18"),
        *cut(line(2, "51 22 55 8")),
    ),
    "boar": (
        *both(poly("12 8 42 20 20 42")),
        *poly("34 20 40 2 45 14 50 0 55 14 60 2 66 20"),
        *blob("50 12 78 26 84 56 66 90 50 94 34 90 16 56 22 26"),
        *cut(both(oval(33, 44, 5, 4))),
        *cut(oval(50, 74, 24, 16)),
        *oval(50, 74, 20, 12),
        *cut(both(oval(43, 74, 3.5, 5.5))),
        *cut(both(line(11, "28 86 14 80 12 58", 6))),
        *both(line(8, "28 86 15 79 13 60", 2)),
    ),
    "fawn": (
        *both(blob("34 28 10 8 0 18 10 38 34 42")),
        *cut(both(blob("28 30 12 16 8 20 14 32 28 36"))),
        *_NARROW,
        *cut(both(oval(39, 48, 5, 7))),
        *cut(oval(43, 24, 3), oval(57, 24, 3), oval(50, 32, 3), oval(50, 18, 2.5)),
        *cut(oval(50, 78, 10, 8)),
        *oval(50, 76, 7, 5),
    ),
    "stag": (
        *both(line(7, "42 46 26 32 20 2", 3), line(6, "25 30 8 22 4 8", 3), line(5, "22 16 36 10 38 0", 2.5)),
        *both(blob("38 48 14 42 8 50 20 60 38 58")),
        *blob("50 38 64 44 66 60 58 88 50 98 42 88 34 60 36 44"),
        *cut(both(oval(41, 58, 3.5, 5))),
        *cut(both(oval(46, 88, 2, 3))),
    ),
    "ram": (
        *both(line(17, "46 20 22 8 4 34 10 66 30 66 30 46 20 44", 5)),
        *cut(blob("50 8 72 18 74 46 64 82 50 96 36 82 26 46 28 18")),
        *_NARROW,
        *_NARROW_EYES,
        *cut(both(line(2.5, "14 26 22 30"), line(2.5, "6 44 16 44"), line(2.5, "12 62 20 54"))),
    ),
    "goat": (
        *both(line(12, "44 34 36 14 16 2", 3)),
        *both(blob("36 40 8 38 2 48 18 56 38 50")),
        *blob("50 26 65 32 66 50 59 74 50 80 41 74 34 50 35 32"),
        *poly("41 76 59 76 50 100"),
        *cut(both(oval(41, 46, 3.5, 5))),
        *cut(both(oval(46, 72, 2, 3))),
    ),
    "bison": (
        *both(line(12, "24 38 2 34 6 8", 3)),
        *blob("50 6 80 18 88 46 74 70 62 96 38 96 26 70 12 46 20 18"),
        *cut(both(oval(32, 50, 4.5))),
        *cut(line(3, "26 34 38 24 50 34 62 24 74 34")),
        *cut(oval(50, 86, 14, 9)),
        *both(oval(45, 86, 3, 4)),
    ),
    "wolf": (
        *poly("12 0 36 24 64 24 88 0 92 42 100 60 80 68 62 96 38 96 20 68 0 60 8 42"),
        *cut(both(poly("18 16 30 28 17 36"))),
        *cut(both(poly("22 44 43 54 28 56"))),
        *cut(both(poly("26 66 42 64 44 90 38 90"))),
        *oval(50, 88, 9, 7),
    ),
    "tiger": (
        *_CAT,
        *cut(poly("44 16 56 16 50 42"), both(poly("30 22 40 18 43 38"))),
        *cut(both(poly("6 44 28 51 8 58"), poly("10 64 30 64 16 77"), poly("24 84 36 76 32 90"))),
    ),
    "leopard": (
        *_CAT,
        *cut(oval(50, 26, 4), oval(50, 38, 3), both(oval(38, 30, 4), oval(27, 38, 4), oval(16, 52, 4))),
        *cut(both(oval(21, 66, 4), oval(28, 77, 3.5))),
    ),
    "racoon": (
        *both(oval(19, 22, 13)),
        *cut(both(oval(20, 23, 6))),
        *blob("50 16 80 28 100 64 72 84 50 94 28 84 0 64 20 28"),
        *cut(both(oval(31, 40, 17, 5, -24))),
        *cut(both(oval(28, 69, 20, 6, 16))),
        *cut(both(oval(35, 55, 4))),
        *cut(oval(50, 79, 11, 10)),
        *oval(50, 76, 7, 5),
    ),
    "badger": (
        *both(oval(16, 28, 10)),
        *blob("50 6 80 20 90 48 68 76 58 96 42 96 32 76 10 48 20 20"),
        *cut(blob("44 8 56 8 56 40 53 80 47 80 44 40")),
        *cut(both(blob("14 38 24 42 34 66 44 86 34 80 14 54"))),
        *cut(both(oval(35, 46, 3.5))),
        *oval(50, 90, 8, 6),
    ),
    "chimpanzee": (
        *both(oval(10, 50, 11, 14)),
        *cut(both(oval(9, 50, 5, 8))),
        *oval(50, 50, 38, 42),
        *cut(both(oval(38, 44, 16, 14)), oval(50, 70, 28, 19)),
        *both(oval(39, 46, 5)),
        *both(oval(46, 60, 2.5)),
        *line(4, "32 73 50 80 68 73"),
    ),
    "gorilla": (
        *both(oval(12, 52, 8, 11)),
        *blob("50 0 70 10 84 40 92 74 72 98 28 98 8 74 16 40 30 10"),
        *cut(blob("20 44 50 38 80 44 76 60 50 58 24 60")),
        *both(oval(36, 50, 5)),
        *cut(oval(50, 80, 28, 13)),
        *both(oval(42, 72, 6, 5)),
        *line(4, "32 85 50 88 68 85"),
        *line(5, "26 43 50 40 74 43"),
    ),
    "baboon": (
        *blob("50 2 82 12 98 46 90 76 66 72 34 72 10 76 2 46 18 12"),
        *blob("50 20 70 30 68 60 66 92 50 100 34 92 32 60 30 30"),
        *cut(both(oval(36, 38, 6, 5))),
        *cut(both(line(5, "42 50 36 82"))),
        *cut(both(oval(45, 88, 3, 4))),
        *cut(line(4, "26 28 50 24 74 28")),
    ),
    "lemur": (
        *line(15, "70 92 96 80 90 40 78 10", 11),
        *cut(
            line(5, "84 80 102 90"), line(5, "84 64 104 64"), line(5, "80 44 102 42"), line(5, "74 26 98 20")
        ),
        *oval(12, 32, 10),
        *oval(64, 32, 10),
        *cut(blob("38 18 64 28 74 56 46 100 30 100 2 56 12 28")),
        *blob("38 22 60 30 70 56 44 96 32 96 6 56 16 30"),
        *cut(oval(25, 54, 12), oval(51, 54, 12)),
        *oval(25, 54, 6),
        *oval(51, 54, 6),
        *cut(oval(38, 84, 8, 9)),
        *oval(38, 82, 5, 4),
    ),
    "loris": (
        *both(oval(10, 36, 11)),
        *oval(50, 56, 46, 40),
        *cut(poly("45 16 55 16 54 66 46 66")),
        *cut(both(oval(29, 55, 18))),
        *both(oval(29, 55, 14)),
        *cut(both(oval(33, 50, 4.5))),
        *cut(oval(50, 80, 12, 9)),
        *oval(50, 77, 6, 4),
    ),
    "sloth": (
        *oval(50, 52, 46, 44),
        *cut(oval(50, 56, 38, 32)),
        *both(oval(28, 57, 16, 9, -28)),
        *cut(both(oval(33, 53, 4.5))),
        *oval(50, 64, 9, 6),
        *line(4, "34 74 50 81 66 74"),
    ),
    "axolotl": (
        *both(line(9, "30 50 12 36 4 14", 4), line(9, "28 58 8 54 -2 44", 4), line(9, "30 66 12 74 2 86", 4)),
        *blob("50 26 80 34 92 58 76 82 50 88 24 82 8 58 20 34"),
        *cut(both(oval(29, 54, 5.5))),
        *cut(line(4, "30 68 50 75 70 68")),
    ),
    "owl": (
        *blob("50 4 86 20 94 56 74 92 50 98 26 92 6 56 14 20"),
        *cut(both(oval(31, 44, 19))),
        *both(oval(33, 45, 9)),
        *cut(both(oval(35, 43, 3))),
        *cut(poly("43 56 57 56 50 70")),
        *cut(line(3, "36 78 42 84 48 78"), line(3, "52 78 58 84 64 78"), line(3, "44 88 50 93 56 88")),
    ),
}
"""Drawings of faces, by the names of the animals."""
