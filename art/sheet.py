"""Contact sheets: `python3 sheet.py out/products sheet.png [columns] [size] [from] [count]`."""

import sys
from pathlib import Path

import cv2
import numpy as np

folder, target, *rest = sys.argv[1:]
columns, size, start, count = [int(v) for v in (rest + ["8", "200", "0", "64"][len(rest) :])]
files = sorted(Path(folder).glob("*.png"), key=lambda f: f.stat().st_mtime if "--new" in rest else f.name)[start : start + count]
cells = []
for file in files:
    picture = cv2.imread(str(file))
    h, w = picture.shape[:2]
    picture = cv2.resize(picture, (size, round(size * h / w)), interpolation=cv2.INTER_AREA)
    picture = cv2.copyMakeBorder(picture, 0, 16, 0, 0, cv2.BORDER_CONSTANT, value=(255, 255, 255))
    cv2.putText(picture, file.stem[:34], (2, picture.shape[0] - 4), cv2.FONT_HERSHEY_SIMPLEX, 0.38, (0, 0, 0), 1, cv2.LINE_AA)
    cells.append(picture)
high = max(c.shape[0] for c in cells)
cells = [cv2.copyMakeBorder(c, 0, high - c.shape[0], 0, 0, cv2.BORDER_CONSTANT, value=(255, 255, 255)) for c in cells]
while len(cells) % columns:
    cells.append(np.full_like(cells[0], 255))
rows = [np.hstack(cells[i : i + columns]) for i in range(0, len(cells), columns)]
cv2.imwrite(target, np.vstack(rows))
