"""Reads what a picture is from its own bytes, and trusts neither its name nor what its sender calls it."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass

from PIL import Image

from standin.protocol.errors import invalid_file


@dataclass(frozen=True, slots=True)
class Picture:
    """`format` is in lower case ("png"), width and height are in pixels."""

    format: str
    width: int
    height: int


def read_picture(content: bytes) -> Picture | None:
    """Return None if the content is no picture. Raises 50046 if unpacking the picture would take too much memory."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(content)) as image:
                return Picture(str(image.format).lower(), image.width, image.height)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise invalid_file() from None
    except (OSError, ValueError, SyntaxError):
        return None
