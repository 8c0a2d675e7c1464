"""Indexed pixels to PNG. Pillow's writer spends several times as long on rows and chunks as this one."""

from __future__ import annotations

from struct import pack

from isal import isal_zlib
from PIL import Image, ImageChops, ImageFile
from zlib_ng import zlib_ng

from render.kit.palette import palette_bytes

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LEVEL = 1
"""Level 3 of isal takes three times as long and saves nothing on flat art."""
_PLAIN, _UP = 0, 2
"""Filter bytes of a row, plain and as the difference from the row above."""

ImageFile.MAXBLOCK = 4_000_000  # Bytes that Pillow hands out in one go: all of a picture, which else is put together of thirty pieces.

_DENSE_LEVEL = 2
"""Level of zlib-ng for dense pictures: a seventh fewer bytes than isal's, in twice the time. The next level that has fewer than this one,
5, has a fifth fewer and takes twice as long again.
"""


def png(sheet: Image.Image, upright: bool = True, dense: bool = False) -> bytes:
    """Return a PNG of palette indices, from a sheet in mode `L` whose leftmost column is not of the picture.

    Where most things are `upright`, as trunks in a forest, each row is told as its difference from the row above: a tenth fewer bytes
    than plain rows, but a tenth more where small things lie on plain fields. The spare column takes the filter byte that PNG wants
    before each row. Where so much lies in a picture that it would be too large, `dense` packs it harder.
    """
    rows = _rises(sheet) if upright else sheet  # Whose spare column is nobody's else.
    rows.paste(_UP if upright else _PLAIN, (0, 0, 1, sheet.height))
    header = pack(">IIBBBBB", sheet.width - 1, sheet.height, 8, 3, 0, 0, 0)
    pixels = rows.tobytes()
    packed = zlib_ng.compress(pixels, _DENSE_LEVEL) if dense else isal_zlib.compress(pixels, _LEVEL)
    chunks = ((b"IHDR", header), (b"PLTE", palette_bytes()), (b"IDAT", packed), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _rises(sheet: Image.Image) -> Image.Image:
    """Return every row as its difference from the row above; above the first one lies nothing."""
    return ImageChops.subtract_modulo(sheet, sheet.crop((0, -1, sheet.width, sheet.height - 1)))


def _chunk(kind: bytes, data: bytes) -> bytes:
    # zlib_ng's CRC and no other: after one of isal's, Pillow runs at half its speed in the same thread.
    return pack(">I", len(data)) + kind + data + pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(kind)))
