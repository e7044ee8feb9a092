"""Blender runs this: `blender -b --python art/render.py -- what [only…]`. Renders what is missing."""

import os
import sys
import time
import traceback
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from scene import catalogue  # noqa: E402


def main():
    """Goes through the jobs of a group; a file `out/STOP` ends it."""
    words = sys.argv[sys.argv.index("--") + 1 :]
    what, only = words[0], words[1:]
    preview = os.environ.get("ART_PREVIEW")
    left = int(os.environ.get("ART_LIMIT", "100000"))
    out = HERE / "out" / (f"preview-{what}" if preview else what)
    for names, make in catalogue.jobs(what):
        lock = out / f"{names[0]}.lock"
        if only:
            names = [name for name in names if any(name.startswith(o) for o in only)]
        if not names or (not only and all((out / f"{name}.png").exists() for name in names)):
            continue
        if lock.exists() and time.time() - lock.stat().st_mtime < 1800 and not only:
            continue
        if left <= 0 or (HERE / "out" / "STOP").exists():
            break
        out.mkdir(parents=True, exist_ok=True)
        lock.touch()
        start = time.time()
        left -= 1
        try:
            make(out, bool(preview))
            print(f"DONE {what}/{names[0]} {time.time() - start:.0f} s", flush=True)
        except Exception:
            print(f"FAILED {what}/{names[0]}\n{traceback.format_exc()}", flush=True)
        finally:
            lock.unlink(missing_ok=True)


main()
