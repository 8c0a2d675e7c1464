"""What a picture is, by its own bytes: never by its name, nor by what whoever sent it says."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass

from PIL import Image

from bot.local.protocol.errors import invalid_file


@dataclass(frozen=True, slots=True)
class Picture:
    """`format` in lower case ("png"); width and height in pixels."""

    format: str
    width: int
    height: int


def read_picture(content: bytes) -> Picture | None:
    """None where it is no picture. 50046 for one so large that to unpack it would take all memory."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(content)) as image:
                return Picture(str(image.format).lower(), image.width, image.height)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise invalid_file() from None
    except (OSError, ValueError, SyntaxError):
        return None
