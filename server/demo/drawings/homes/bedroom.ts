import { tone } from '../brush.ts';
import type { Part } from '../isometric.ts';
import { Corner, atWall, thing } from './corner.ts';
import { sized } from './day-rooms.ts';
import type { Look } from './looks.ts';
import type { Scene } from './scene.ts';
import {
  curtains,
  picture,
  pictureAcross,
  plant,
  radiator,
  rug,
  sprig,
  white,
  windowAlong,
} from './things.ts';

function nightstand(c: Corner, look: Look, x: number): Part {
  return atWall([
    c.box(x, 0.08, 0, 0.44, 0.42, 0.48, look.wood),
    c.along(x + 0.05, 0.505, 0.34, 0.26, 0.43, tone(look.wood, 0.25)),
    c.round(x + 0.22, 0.28, 0.48, 0.09, 0.09, 0.02, look.metal),
    c.round(x + 0.22, 0.28, 0.5, 0.02, 0.02, 0.2, look.metal),
    c.round(x + 0.22, 0.28, 0.7, 0.16, 0.1, 0.2, '#f7e6bd'),
  ]);
}

/** A bed with its head at the wall along x. */
function bed(c: Corner, look: Look, x: number, width: number): Part {
  const pillow = Math.min(0.66, width / 2 - 0.16);
  const pillows =
    width < 1.3
      ? [c.box(x + (width - pillow) / 2, 0.26, 0.5, pillow, 0.42, 0.13, white)]
      : [
          c.box(x + 0.12, 0.26, 0.5, pillow, 0.42, 0.13, white),
          c.box(x + width - pillow - 0.12, 0.26, 0.5, pillow, 0.42, 0.13, tone(look.accent, 0.3)),
        ];
  return thing(
    [
      c.box(x - 0.04, 0.05, 0, width + 0.08, 0.13, 1.05, look.wood),
      c.box(x, 0.18, 0.06, width, 2.05, 0.24, look.wood),
      c.box(x + 0.03, 0.2, 0.3, width - 0.06, 1.99, 0.2, white),
      ...pillows,
      c.box(x + 0.01, 0.86, 0.5, width - 0.02, 1.34, 0.07, look.cloth),
      c.box(x + 0.01, 0.78, 0.51, width - 0.02, 0.24, 0.09, tone(look.cloth, 0.55)),
      c.box(x, 1.6, 0.57, width, 0.42, 0.04, look.second),
    ],
    -3,
  );
}

function dresser(c: Corner, look: Look, y: number): Part {
  const drawers = [0.1, 0.34, 0.58].flatMap((low) =>
    [y + 0.04, y + 0.64].map(
      (from) =>
        c.across(0.465, from, 0.54, low, low + 0.2, tone(look.wood, 0.24)) +
        c.across(0.47, from + 0.2, 0.14, low + 0.09, low + 0.12, look.metal),
    ),
  );
  return atWall(
    [
      c.box(0.04, y, 0, 0.42, 1.22, 0.84, look.wood),
      ...drawers,
      sprig(c, 0.25, y + 0.3, 0.84, look.accent),
      c.box(0.16, y + 0.7, 0.84, 0.24, 0.3, 0.07, look.second),
    ],
    1,
  );
}

/** A bedroom; the second one of a home has a single bed and a desk. */
export function bedroom(look: Look, second = false): Scene {
  const c = new Corner(second ? !look.turned : look.turned);
  const turned = { ...look, turned: second ? !look.turned : look.turned };
  const parts: Part[] = second ? childRoom(c, look) : largeRoom(c, look);
  return {
    ...sized(
      turned,
      second ? 3.5 : 4.3,
      3.7,
      second
        ? [[2.4, 0.5, 1.1]]
        : [
            [0.9, 0.3, 0.8],
            [3.6, 0.3, 0.8],
          ],
    ),
    height: 2.3,
    laid: 'boards',
    floor: tone(look.floor, 0.06),
    tiled: 0,
    parts,
  };
}

function largeRoom(c: Corner, look: Look): Part[] {
  const { variant } = look;
  const side = variant === 1 ? 0.95 : 0.75;
  const parts: Part[] = [
    ...rug(c, look, side + 0.2, 1.5, 2.5, 1.5),
    nightstand(c, look, side - 0.12),
    bed(c, look, side + 0.5, 1.65),
    nightstand(c, look, side + 2.32),
    atWall([c.box(side + 0.75, 2.42, 0, 1.15, 0.36, 0.4, look.accent)], 40),
  ];
  if (variant === 0)
    parts.push(
      picture(c, look, side + 0.95, 1.25, 0.8, 0.65),
      wardrobeAcross(c, look, 1.1, 1.7),
      plant(c, 3.95, 0.55, 1.1, look.accent),
    );
  else if (variant === 1)
    parts.push(
      windowAlong(c, look, side + 0.6, 1.45, 1.15, 1.95),
      dresser(c, look, 1.3),
      pictureAcross(c, look, 1.5, 1.2, 0.75, 0.65),
      plant(c, 0.4, 3.3, 0.9, look.accent),
    );
  else
    parts.push(
      picture(c, look, side + 0.6, 1.25, 0.6, 0.6),
      picture(c, look, side + 1.35, 1.25, 0.6, 0.6),
      wardrobeAcross(c, look, 0.9, 2.2),
      plant(c, 0.4, 3.35, 0.9, look.accent),
    );
  return parts;
}

/** A wardrobe at the other wall. */
function wardrobeAcross(c: Corner, look: Look, y: number, depth: number): Part {
  const doors = Math.round(depth / 0.55);
  const each = depth / doors;
  const fronts = Array.from(
    { length: doors },
    (_, door) =>
      c.across(0.585, y + door * each + 0.03, each - 0.06, 0.08, 1.9, tone(look.fronts, 0.14)) +
      c.across(0.59, y + door * each + (door % 2 ? 0.07 : each - 0.1), 0.03, 0.85, 1.15, look.metal),
  );
  return atWall([c.box(0.02, y, 0, 0.56, depth, 1.95, look.fronts), ...fronts], 2);
}

function childRoom(c: Corner, look: Look): Part[] {
  return [
    ...rug(c, look, 0.85, 1.55, 1.9, 1.3),
    bed(c, look, 0.2, 0.95),
    windowAlong(c, look, 1.75, 1.1),
    curtains(c, look, 1.75, 1.1),
    radiator(c, 1.9, 0.8),
    thing(
      [
        c.box(1.75, 0.2, 0, 0.06, 0.55, 0.68, look.darkWood),
        c.box(2.95, 0.2, 0, 0.06, 0.55, 0.68, look.darkWood),
        c.box(1.68, 0.16, 0.68, 1.4, 0.62, 0.05, look.wood),
        c.round(2.85, 0.4, 0.73, 0.07, 0.07, 0.02, look.metal),
        c.round(2.85, 0.4, 0.75, 0.018, 0.018, 0.24, look.metal),
        c.round(2.85, 0.4, 0.98, 0.13, 0.07, 0.14, look.accent),
        c.box(2.0, 0.34, 0.73, 0.42, 0.3, 0.03, '#4a4843'),
        c.box(2.0, 0.32, 0.76, 0.42, 0.03, 0.26, '#4a4843'),
      ],
      -4,
    ),
    thing(
      [
        c.round(2.3, 1.2, 0, 0.2, 0.06, 0.36, look.metal),
        c.box(2.08, 0.98, 0.36, 0.44, 0.44, 0.09, look.second),
        c.box(2.08, 1.38, 0.5, 0.44, 0.06, 0.4, look.second),
      ],
      0,
    ),
    atWall(
      [
        c.box(0.02, 2.4, 0, 0.36, 1.1, 0.86, look.wood),
        c.across(0.385, 2.45, 0.47, 0.08, 0.4, tone(look.wood, 0.25)),
        c.across(0.385, 2.98, 0.47, 0.08, 0.4, look.accent),
        c.across(0.385, 2.45, 0.47, 0.46, 0.8, look.second),
        c.across(0.385, 2.98, 0.47, 0.46, 0.8, tone(look.wood, 0.25)),
        sprig(c, 0.2, 2.8, 0.86, look.cloth),
      ],
      1,
    ),
    pictureAcross(c, look, 2.5, 1.2, 0.8, 0.6),
    thing([c.globe(2.85, 2.6, 0.16, 0.17, look.accent)], 30),
  ];
}
