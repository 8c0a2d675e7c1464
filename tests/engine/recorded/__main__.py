"""Record the transcripts and answers anew: `make recorded`."""

from __future__ import annotations

from tests.engine.recorded import answers
from tests.engine.recorded.transcript import BEGINNINGS, FOLDER, transcript

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in BEGINNINGS:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    answers.FILE.write_text(answers.answers(), encoding="utf-8")
