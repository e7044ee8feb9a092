import { tone } from '../brush.ts';
import type { Part } from '../isometric.ts';
import { Corner, atWall, thing } from './corner.ts';
import { sized } from './day-rooms.ts';
import type { Look } from './looks.ts';
import type { Scene } from './scene.ts';
import { white, windowAlong } from './things.ts';

/** The bathroom: a bath or a shower, basin, toilet and washing machine. */
export function bathroom(look: Look): Scene {
  const c = new Corner(look.turned);
  const { variant } = look;
  const washing = variant !== 2;
  const parts: Part[] = [
    ...(variant === 1 ? bath(c, look) : shower(c)),
    c.lying(1.25, 1.2, 0.8, 0.6, tone(look.accent, 0.35), 0.02),
    c.lying(1.31, 1.26, 0.68, 0.48, tone(look.accent, 0.6), 0.03),
    ...basin(c, look, variant === 1 ? 1.95 : 1.35),
    thing(
      [
        c.box(0.03, 1.72, 0.38, 0.22, 0.5, 0.42, '#f8f4ea'),
        c.round(0.48, 1.97, 0, 0.17, 0.25, 0.36, '#f8f4ea'),
        c.round(0.5, 1.97, 0.36, 0.25, 0.24, 0.04, '#fffdf6'),
      ],
      -5,
    ),
  ];
  if (washing && variant === 0) {
    parts.push(
      atWall(
        [
          c.box(2.25, 0.04, 0, 0.58, 0.55, 0.82, '#f8f4ea'),
          c.along(2.33, 0.595, 0.42, 0.18, 0.6, '#a9b6b8'),
          c.along(2.41, 0.6, 0.26, 0.26, 0.52, '#6c7d84'),
          c.along(2.3, 0.6, 0.48, 0.7, 0.76, '#d8d2c4'),
          c.round(2.5, 0.3, 0.82, 0.16, 0.18, 0.16, look.wood),
        ],
        3,
      ),
    );
  }
  parts.push(
    atWall(
      [
        c.across(0.03, 2.35, 0.46, 0.75, 1.3, look.accent),
        c.across(0.035, 2.35, 0.46, 0.86, 0.92, tone(look.accent, 0.4)),
        c.across(0.04, 2.3, 0.56, 1.3, 1.34, look.metal),
      ],
      -4,
    ),
  );
  parts.push(
    thing(
      [
        c.round(2.62, 2.45, 0, 0.19, 0.23, 0.46, look.wood),
        c.round(2.62, 2.45, 0.46, 0.2, 0.12, 0.07, white),
      ],
      20,
    ),
  );
  return {
    ...sized(look, 3.0, 2.9, [[1.7, 0.3, 1.75]]),
    height: 2.3,
    laid: 'tiles',
    floor: tone(look.tiles, -0.06),
    tiled: 1.5,
    parts,
  };
}

function shower(c: Corner): Part[] {
  return [
    atWall([
      c.box(0.02, 0.02, 0, 1.0, 1.0, 0.1, '#fbf8f0'),
      c.round(0.5, 0.5, 0.1, 0.06, 0.06, 0.01, '#aab4b5'),
    ]),
    atWall(
      [
        c.box(0.08, 0.48, 1.0, 0.04, 0.05, 0.95, '#9aa3a4'),
        c.box(0.08, 0.45, 1.95, 0.3, 0.1, 0.03, '#9aa3a4'),
        c.box(0.06, 0.42, 0.95, 0.06, 0.16, 0.08, '#9aa3a4'),
      ],
      1,
    ),
    thing(
      [
        c.along(0.02, 1.02, 1.0, 0.1, 1.9, '#cfe6e8', 0.42),
        c.across(1.02, 0.02, 1.0, 0.1, 1.9, '#cfe6e8', 0.42),
        c.box(1.0, 1.0, 0.1, 0.03, 0.03, 1.82, '#9aa3a4'),
      ],
      -7,
    ),
  ];
}

function bath(c: Corner, look: Look): Part[] {
  return [
    atWall([
      c.box(0.03, 0.03, 0, 1.65, 0.78, 0.55, '#fbf8f0'),
      c.lying(0.13, 0.12, 1.45, 0.6, '#bcd8da', 0.555),
      c.lying(0.2, 0.18, 1.3, 0.48, '#d5e8e8', 0.56),
      c.box(0.1, 0.36, 0.55, 0.05, 0.07, 0.24, look.metal),
      c.box(0.1, 0.38, 0.76, 0.18, 0.04, 0.04, look.metal),
    ]),
    windowAlong(c, look, 0.5, 0.8, 1.6, 2.1),
  ];
}

function basin(c: Corner, look: Look, x: number): Part[] {
  return [
    atWall(
      [
        c.along(x + 0.02, 0.02, 0.68, 1.1, 1.88, look.metal),
        c.along(x + 0.06, 0.03, 0.6, 1.14, 1.84, '#d9e8e8'),
        c.polygon(
          [
            [x + 0.12, 0.035, 1.2],
            [x + 0.3, 0.035, 1.2],
            [x + 0.56, 0.035, 1.78],
            [x + 0.38, 0.035, 1.78],
          ],
          '#f3f9f8',
        ),
      ],
      1,
    ),
    atWall(
      [
        c.box(x, 0.03, 0.2, 0.72, 0.46, 0.52, look.fronts),
        c.along(x + 0.04, 0.495, 0.3, 0.25, 0.68, tone(look.fronts, 0.16)),
        c.along(x + 0.38, 0.495, 0.3, 0.25, 0.68, tone(look.fronts, 0.16)),
        c.box(x - 0.02, 0.02, 0.72, 0.76, 0.5, 0.06, '#fbf8f0'),
        c.round(x + 0.36, 0.28, 0.78, 0.2, 0.24, 0.1, '#fffdf6'),
        c.box(x + 0.34, 0.06, 0.78, 0.05, 0.05, 0.26, look.metal),
        c.round(x + 0.64, 0.2, 0.78, 0.05, 0.04, 0.13, look.accent),
      ],
      2,
    ),
  ];
}
