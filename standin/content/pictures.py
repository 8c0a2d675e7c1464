"""Pictures read from their own bytes: neither their name nor what their sender calls them is trusted."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass

from PIL import Image

from standin.protocol.errors import invalid_file


@dataclass(frozen=True, slots=True)
class PictureFormat:
    """A picture's format, in lower case ("png"), with its width and height in pixels."""

    format: str
    width: int
    height: int


def read_picture(content: bytes) -> PictureFormat | None:
    """Read the format and size of a picture; None if the content is none. Raises 50046 if unpacking it would take too much memory."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(content)) as image:
                return PictureFormat(str(image.format).lower(), image.width, image.height)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise invalid_file() from None
    except (OSError, ValueError, SyntaxError):
        return None
