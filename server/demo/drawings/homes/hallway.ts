import { tone } from '../brush.ts';
import type { Part } from '../isometric.ts';
import { Corner, atWall, thing } from './corner.ts';
import { sized } from './day-rooms.ts';
import type { Look } from './looks.ts';
import type { Scene } from './scene.ts';
import { doorAcross, picture, plant, rug, wardrobe } from './things.ts';

/** The hallway with the door of the home. */
export function hallway(look: Look): Scene {
  const c = new Corner(look.turned);
  const { variant } = look;
  const hook = (x: number, fill: string): string =>
    c.along(x, 0.06, 0.04, 1.6, 1.66, look.metal) +
    (fill
      ? c.polygon(
          [
            [x - 0.05, 0.12, 1.62],
            [x + 0.09, 0.12, 1.62],
            [x + 0.24, 0.12, 0.85],
            [x - 0.2, 0.12, 0.85],
          ],
          fill,
        )
      : '');
  const parts: Part[] = [
    ...rug(c, look, 0.35, 0.85, 2.6, 1.0),
    doorAcross(c, look, 0.75),
    variant === 1
      ? wardrobe(c, look, 2.2, 1.15)
      : atWall([
          c.box(2.1, 0.05, 0, 1.0, 0.36, 0.44, look.wood),
          c.along(2.15, 0.415, 0.43, 0.06, 0.36, tone(look.wood, -0.35)),
          c.along(2.62, 0.415, 0.43, 0.06, 0.36, tone(look.wood, -0.35)),
          c.along(2.22, 0.42, 0.26, 0.06, 0.18, look.second),
          c.along(2.7, 0.42, 0.26, 0.06, 0.16, '#54585a'),
          c.box(2.1, 0.05, 0.44, 1.0, 0.36, 0.07, look.cloth),
        ]),
    variant === 1
      ? atWall([
          c.along(0.95, 0.02, 0.6, 0.5, 1.85, look.metal),
          c.along(0.99, 0.03, 0.52, 0.54, 1.81, '#d9e8e8'),
          c.polygon(
            [
              [1.05, 0.035, 0.7],
              [1.2, 0.035, 0.7],
              [1.45, 0.035, 1.7],
              [1.3, 0.035, 1.7],
            ],
            '#f3f9f8',
          ),
        ])
      : atWall([
          c.along(0.5, 0.02, 1.25, 1.66, 1.76, look.wood),
          hook(0.7, look.cloth),
          hook(1.1, look.accent),
          hook(1.5, ''),
        ]),
    variant === 1 ? plant(c, 1.75, 0.4, 0.9, look.accent) : picture(c, look, 2.3, 1.15, 0.6, 0.7),
    thing(
      [
        c.round(0.3, 2.05, 0, 0.13, 0.15, 0.5, look.second),
        c.box(0.26, 2.02, 0.5, 0.03, 0.03, 0.32, look.darkWood),
      ],
      1,
    ),
    thing(
      [
        c.box(variant === 1 ? 1.0 : 0.85, 0.3, 0, 0.1, 0.26, 0.09, '#54585a'),
        c.box(variant === 1 ? 1.16 : 1.01, 0.3, 0, 0.1, 0.26, 0.09, '#54585a'),
      ],
      -2,
    ),
  ];
  return {
    ...sized(look, 3.5, 2.5, [[1.9, 0.6, 1.9]]),
    height: 2.3,
    laid: 'boards',
    floor: tone(look.floor, -0.05),
    tiled: 0,
    parts,
  };
}
