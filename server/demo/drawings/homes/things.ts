import { tone } from '../brush.ts';
import type { Part } from '../isometric.ts';
import type { Corner } from './corner.ts';
import { atWall, thing } from './corner.ts';
import type { Look } from './looks.ts';

export const white = '#f4eee1';
const clay = '#c4714d';

/** A window along x with Vitosha behind it, or the evening. */
export function windowAlong(c: Corner, look: Look, x: number, width: number, low = 0.8, high = 1.85): Part {
  const sky = look.light === 'evening' ? '#39496b' : '#cfe3e6';
  const hill = look.light === 'evening' ? '#2b3850' : '#9dbdb0';
  const [left, right] = [x + 0.07, x + width - 0.07];
  const at = (share: number, z: number): readonly [number, number, number] => [
    left + (right - left) * share,
    0.025,
    z,
  ];
  return atWall(
    [
      c.along(x, 0.02, width, low, high, '#fbf6ea'),
      c.along(left, 0.022, right - left, low + 0.07, high - 0.07, sky),
      c.polygon(
        [
          at(0, low + 0.07),
          at(1, low + 0.07),
          at(1, low + 0.3),
          at(0.72, low + 0.52),
          at(0.45, low + 0.36),
          at(0.2, low + 0.44),
          at(0, low + 0.28),
        ],
        hill,
      ),
      c.along(x + width / 2 - 0.03, 0.03, 0.06, low, high, '#fbf6ea'),
      c.box(x - 0.06, 0, low - 0.05, width + 0.12, 0.14, 0.05, white),
    ],
    -9,
  );
}

/** Two curtains beside a window and their rail. */
export function curtains(c: Corner, look: Look, x: number, width: number, high = 1.98): Part {
  const drop = (left: number): string =>
    c.along(left, 0.1, 0.34, 0.05, high, tone(look.second, 0.45)) +
    c.along(left + 0.07, 0.105, 0.05, 0.05, high, tone(look.second, 0.25)) +
    c.along(left + 0.21, 0.105, 0.05, 0.05, high, tone(look.second, 0.25));
  return atWall(
    [c.along(x - 0.4, 0.1, width + 0.8, high, high + 0.04, look.metal), drop(x - 0.34), drop(x + width)],
    -8,
  );
}

export function radiator(c: Corner, x: number, width: number): Part {
  const ribs = Array.from({ length: Math.floor(width / 0.2) - 1 }, (_, rib) =>
    c.along(x + 0.17 + rib * 0.2, 0.17, 0.03, 0.14, 0.58, '#d8cfbe'),
  );
  return atWall([c.box(x, 0.06, 0.1, width, 0.1, 0.52, '#fbf6ec'), ...ribs], -7);
}

/** A framed picture on the wall along x: a sun over hills. */
export function picture(c: Corner, look: Look, x: number, low: number, width: number, height: number): Part {
  const [left, right, top] = [x + 0.06, x + width - 0.06, low + height - 0.06];
  const y = 0.035;
  return atWall(
    [
      c.along(x, 0.02, width, low, low + height, look.darkWood),
      c.along(left, 0.03, right - left, low + 0.06, top, white),
      c.polygon(
        [
          [left, y, low + 0.06],
          [right, y, low + 0.06],
          [right, y, low + height * 0.5],
          [left + (right - left) * 0.6, y, low + height * 0.36],
          [left, y, low + height * 0.55],
        ],
        look.cloth,
      ),
      c.along(
        left + (right - left) * 0.58,
        y,
        width * 0.2,
        low + height * 0.58,
        low + height * 0.58 + width * 0.2,
        look.accent,
      ),
    ],
    -6,
  );
}

/** The same on the other wall. */
export function pictureAcross(
  c: Corner,
  look: Look,
  y: number,
  low: number,
  width: number,
  height: number,
): Part {
  return atWall(
    [
      c.across(0.02, y, width, low, low + height, look.wood),
      c.across(0.03, y + 0.06, width - 0.12, low + 0.06, low + height - 0.06, white),
      c.across(0.035, y + 0.12, width - 0.24, low + 0.12, low + height * 0.55, look.accent),
      c.across(0.035, y + width * 0.4, width * 0.25, low + height * 0.62, low + height * 0.8, look.second),
    ],
    -6,
  );
}

export function plant(c: Corner, x: number, y: number, size: number, pot = clay): Part {
  return thing([
    c.round(x, y, 0, 0.13 * size, 0.18 * size, 0.3 * size, pot),
    c.globe(x - 0.05, y + 0.02, 0.55 * size, 0.2 * size, '#3f7a58'),
    c.globe(x + 0.12, y - 0.06, 0.72 * size, 0.18 * size, '#4f8a62'),
    c.globe(x - 0.1, y - 0.04, 0.86 * size, 0.16 * size, '#5f9a70'),
  ]);
}

/** A small plant on something. */
export function sprig(c: Corner, x: number, y: number, z: number, pot: string): Part {
  return thing([
    c.round(x, y, z, 0.06, 0.08, 0.14, pot),
    c.globe(x, y, z + 0.22, 0.1, '#4f8a62'),
    c.globe(x + 0.05, y - 0.03, z + 0.31, 0.07, '#6aa06c'),
  ]);
}

export function floorLamp(c: Corner, look: Look, x: number, y: number): Part {
  return thing([
    c.round(x, y, 0, 0.16, 0.16, 0.03, look.metal),
    c.round(x, y, 0.03, 0.022, 0.022, 1.25, look.metal),
    c.round(x, y, 1.25, 0.24, 0.15, 0.3, '#f7e6bd'),
  ]);
}

/** A lamp on its cord, from the height where the walls end. */
export function pendant(c: Corner, look: Look, x: number, y: number, low: number): Part {
  return thing(
    [
      c.round(x, y, low + 0.2, 0.014, 0.014, 2.5 - low, look.darkWood),
      c.round(x, y, low, 0.24, 0.07, 0.22, look.accent),
    ],
    90,
  );
}

export function rug(c: Corner, look: Look, x: number, y: number, width: number, depth: number): Part[] {
  const row = (at: number): Part[] =>
    Array.from({ length: Math.floor(width / 0.4) - 1 }, (_, mark) =>
      c.lying(x + 0.3 + mark * 0.4, at, 0.16, 0.16, look.accent, 0.03),
    );
  return [
    c.lying(x, y, width, depth, tone(look.second, -0.1), 0.01),
    c.lying(x + 0.1, y + 0.1, width - 0.2, depth - 0.2, '#efe2c9', 0.02),
    ...row(y + 0.2),
    ...row(y + depth - 0.36),
  ];
}

/** A sofa with its back to the wall along x. */
export function sofa(c: Corner, look: Look, x: number, y: number, width: number): Part {
  const { cloth } = look;
  const half = width / 2;
  return thing(
    [
      c.box(x, y, 0.08, width, 0.26, 0.78, tone(cloth, -0.08)),
      c.box(x - 0.18, y, 0.08, 0.2, 0.95, 0.52, cloth),
      c.box(x, y + 0.24, 0.08, width, 0.7, 0.28, tone(cloth, -0.05)),
      c.box(x + 0.02, y + 0.26, 0.36, half - 0.04, 0.66, 0.13, tone(cloth, 0.14)),
      c.box(x + half + 0.01, y + 0.26, 0.36, half - 0.04, 0.66, 0.13, tone(cloth, 0.14)),
      c.box(x + 0.1, y + 0.3, 0.49, 0.42, 0.15, 0.34, look.accent),
      c.box(x + width - 0.52, y + 0.3, 0.49, 0.42, 0.15, 0.34, look.second),
      c.box(x + width - 0.02, y, 0.08, 0.2, 0.95, 0.52, cloth),
    ],
    x + half + y + 0.45,
  );
}

/** An armchair that looks away from the wall along y, or back at it. */
export function armchair(c: Corner, look: Look, x: number, y: number, looks: 'away' | 'back'): Part {
  const fill = look.second;
  const back = c.box(looks === 'away' ? x : x + 0.58, y, 0.06, 0.2, 0.8, 0.8, tone(fill, -0.08));
  const left = looks === 'away' ? x + 0.18 : x;
  const seat = [
    c.box(left, y, 0.06, 0.6, 0.16, 0.5, fill),
    c.box(left, y + 0.14, 0.06, 0.58, 0.54, 0.3, tone(fill, 0.1)),
    c.box(left, y + 0.66, 0.06, 0.6, 0.16, 0.5, fill),
  ];
  return thing(looks === 'away' ? [back, ...seat] : [...seat, back], x + 0.4 + y + 0.4);
}

export function roundTable(
  c: Corner,
  fill: string,
  x: number,
  y: number,
  radius: number,
  height: number,
): Part {
  return thing(
    [
      c.round(x, y, 0, radius * 0.5, radius * 0.1, height, tone(fill, -0.25)),
      c.round(x, y, height, radius, radius, 0.05, fill),
    ],
    x + y,
  );
}

/** A table of four legs, one of which is hidden. */
export function table(
  c: Corner,
  fill: string,
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
): Part {
  const dark = tone(fill, -0.28);
  const [right, front] = [x + width - 0.1, y + depth - 0.1];
  return thing(
    [
      c.leg(right, y + 0.05, height, dark),
      c.leg(x + 0.05, front, height, dark),
      c.leg(right, front, height, dark),
      c.box(x, y, height, width, depth, 0.06, fill),
    ],
    x + width / 2 + y + depth / 2,
  );
}

/** A chair whose back is far from the eye, or near it. */
export function chair(c: Corner, look: Look, x: number, y: number, back: 'far' | 'near'): Part {
  const { accent: fill, darkWood } = look;
  const backrest = c.box(x, back === 'far' ? y : y + 0.36, 0.46, 0.42, 0.06, 0.42, fill);
  const seat = [
    c.leg(x + 0.34, y + 0.03, 0.38, darkWood),
    c.leg(x + 0.03, y + 0.34, 0.38, darkWood),
    c.leg(x + 0.34, y + 0.34, 0.38, darkWood),
    c.box(x, y, 0.38, 0.42, 0.42, 0.08, fill),
  ];
  return thing(back === 'far' ? [backrest, ...seat] : [...seat, backrest], x + y + 0.42);
}

/** Shelves of books along x. */
export function bookcase(c: Corner, look: Look, x: number, width: number, height: number): Part {
  const books = [look.cloth, look.accent, look.second, '#dccaa8', look.fronts];
  const shelves = Math.floor(height / 0.42);
  const step = (height - 0.06) / shelves;
  const parts: (Part | string)[] = [c.box(x, 0.04, 0, width, 0.3, height, look.wood)];
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const low = 0.06 + shelf * step;
    parts.push(c.along(x + 0.06, 0.345, width - 0.12, low, low + step - 0.06, tone(look.wood, -0.42)));
    let left = x + 0.1 + (shelf % 2) * 0.12;
    for (let book = 0; left < x + width - 0.3; book += 1) {
      const thick = 0.08 + ((book * 7 + shelf * 5) % 3) * 0.03;
      const tall = 0.2 + ((book * 5 + shelf) % 4) * 0.025;
      parts.push(
        c.along(left, 0.35, thick, low, low + tall, books[(book + shelf * 2) % books.length] ?? white),
      );
      left += thick + ((book + shelf) % 4 === 3 ? 0.16 : 0.015);
    }
  }
  return atWall(parts);
}

/** A wardrobe along x, with doors and handles. */
export function wardrobe(c: Corner, look: Look, x: number, width: number, height = 1.95): Part {
  const doors = Math.max(2, Math.round(width / 0.55));
  const each = width / doors;
  const parts: (Part | string)[] = [c.box(x, 0.02, 0, width, 0.58, height, look.fronts)];
  for (let door = 0; door < doors; door += 1) {
    const left = x + door * each;
    parts.push(c.along(left + 0.03, 0.605, each - 0.06, 0.08, height - 0.05, tone(look.fronts, 0.14)));
    parts.push(c.along(door % 2 ? left + 0.08 : left + each - 0.11, 0.61, 0.03, 0.85, 1.15, look.metal));
  }
  return atWall(parts);
}

/** A door in the wall along y. */
export function doorAcross(c: Corner, look: Look, y: number, width = 0.9): Part {
  const dark = tone(look.darkWood, 0.1);
  return atWall(
    [
      c.across(0.02, y - 0.07, width + 0.14, 0, 2.02, tone(look.wood, 0.25)),
      c.across(0.03, y, width, 0, 1.95, look.wood),
      c.across(0.04, y + 0.14, width - 0.28, 1.1, 1.8, dark),
      c.across(0.04, y + 0.14, width - 0.28, 0.18, 0.9, dark),
      c.across(0.05, y + 0.05, 0.06, 0.95, 1.03, look.metal),
    ],
    -9,
  );
}
