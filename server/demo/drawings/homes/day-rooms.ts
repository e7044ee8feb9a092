import { tone } from '../brush.ts';
import type { Part } from '../isometric.ts';
import { Corner, atWall, thing } from './corner.ts';
import type { Look } from './looks.ts';
import type { Scene } from './scene.ts';
import {
  armchair,
  bookcase,
  chair,
  curtains,
  floorLamp,
  pendant,
  picture,
  pictureAcross,
  plant,
  radiator,
  roundTable,
  rug,
  sofa,
  sprig,
  table,
  white,
  windowAlong,
} from './things.ts';

/** As wide and deep as said, or the other way round where the look is turned. */
export function sized(
  look: Look,
  width: number,
  depth: number,
  lamps: Scene['lamps'],
): Pick<Scene, 'width' | 'depth' | 'lamps'> {
  return look.turned
    ? { width: depth, depth: width, lamps: lamps.map(([x, y, z]) => [y, x, z] as const) }
    : { width, depth, lamps };
}

function television(c: Corner, look: Look, x: number, y: number): Part {
  return thing(
    [
      c.box(x, y, 0, 0.42, 1.5, 0.4, look.wood),
      c.across(x + 0.425, y + 0.08, 0.64, 0.08, 0.34, tone(look.wood, 0.2)),
      c.across(x + 0.425, y + 0.78, 0.64, 0.08, 0.34, tone(look.wood, 0.2)),
      c.box(x + 0.14, y + 0.5, 0.4, 0.12, 0.5, 0.05, '#3a3733'),
      c.box(x + 0.17, y + 0.14, 0.45, 0.06, 1.22, 0.66, '#3a3733'),
      c.across(x + 0.235, y + 0.18, 1.14, 0.49, 1.07, '#55626a'),
    ],
    -18,
  );
}

/** The living room: a sofa by the wall along x, what else there is by the variant. */
export function livingRoom(look: Look): Scene {
  const c = new Corner(look.turned);
  const { variant } = look;
  const window = variant === 1 ? 2.9 : 0.75;
  const sofaAt = variant === 1 ? 0.85 : 1.5;
  const coffee =
    variant === 2
      ? table(c, look.wood, 2.0, 1.95, 1.15, 0.62, 0.32)
      : roundTable(c, look.wood, sofaAt + 1.05, 2.2, 0.45, 0.34);
  const parts: Part[] = [
    ...rug(c, look, sofaAt - 0.25, 1.15, 2.7, 1.75),
    sofa(c, look, sofaAt, variant === 1 ? 0.14 : 0.3, 2.1),
    coffee,
    thing([c.round(sofaAt + 1.0, 2.15, variant === 2 ? 0.38 : 0.39, 0.07, 0.05, 0.16, white)], 30),
    thing([c.box(sofaAt + 1.2, 2.1, variant === 2 ? 0.38 : 0.39, 0.24, 0.18, 0.05, look.accent)], 31),
  ];
  if (variant === 0) {
    parts.push(
      windowAlong(c, look, 1.6, 1.9),
      curtains(c, look, 1.6, 1.9),
      television(c, look, 0.06, 1.7),
      pictureAcross(c, look, 0.55, 1.1, 0.6, 0.75),
      floorLamp(c, look, 4.2, 0.5),
      plant(c, 0.45, 0.55, 1.15, look.accent),
      armchair(c, look, 3.75, 2.2, 'back'),
    );
  } else if (variant === 1) {
    parts.push(
      windowAlong(c, look, window + 0.55, 1.2),
      curtains(c, look, window + 0.55, 1.2),
      radiator(c, window + 0.7, 0.9),
      picture(c, look, 1.1, 1.15, 0.7, 0.7),
      picture(c, look, 1.95, 1.25, 0.5, 0.5),
      television(c, look, 0.06, 1.9),
      plant(c, 4.75, 0.65, 1, look.cloth),
      floorLamp(c, look, 0.4, 0.45),
      thing([c.round(3.9, 2.9, 0, 0.3, 0.32, 0.34, look.second)]),
    );
  } else {
    parts.push(
      windowAlong(c, look, 1.75, 1.6),
      bookcase(c, look, 4.1, 0.85, 1.75),
      pictureAcross(c, look, 1.0, 1.05, 0.75, 0.85),
      pictureAcross(c, look, 1.95, 1.15, 0.5, 0.6),
      atWall([c.box(0.05, 0.9, 0, 0.38, 1.7, 0.72, look.fronts)]),
      atWall(
        [
          c.across(0.435, 0.98, 0.74, 0.08, 0.64, tone(look.fronts, 0.18)),
          c.across(0.435, 1.78, 0.74, 0.08, 0.64, tone(look.fronts, 0.18)),
        ],
        1,
      ),
      thing(
        [sprig(c, 0.24, 1.2, 0.72, look.accent), c.round(0.24, 2.2, 0.72, 0.09, 0.05, 0.3, look.second)],
        -17,
      ),
      armchair(c, look, 0.4, 3.0, 'away'),
      floorLamp(c, look, 0.55, 0.5),
    );
  }
  return {
    ...sized(look, 5.2, 4.2, [[variant === 0 ? 4.2 : variant === 1 ? 0.4 : 0.55, 0.5, 1.4]]),
    height: 2.3,
    laid: 'boards',
    floor: look.floor,
    tiled: 0,
    parts,
  };
}

/** A row of cupboards with sink and hob, cupboards above, and the refrigerator at its end. */
function kitchenRow(c: Corner, look: Look, x: number, width: number): Part[] {
  const front = tone(look.fronts, 0.14);
  const count = Math.round(width / 0.6);
  const each = width / count;
  const doors = (low: number, high: number, y: number): string[] =>
    Array.from({ length: count }, (_, n) => c.along(x + n * each + 0.03, y, each - 0.06, low, high, front));
  const handles = Array.from({ length: count }, (_, n) =>
    c.along(x + n * each + each / 2 - 0.1, 0.615, 0.2, 0.68, 0.71, look.metal),
  );
  return [
    atWall([c.along(x, 0.01, width, 0.88, 1.42, look.tiles)], -5),
    atWall([
      c.box(x, 0.02, 0, width, 0.58, 0.82, look.fronts),
      ...doors(0.1, 0.78, 0.605),
      ...handles,
      c.box(x - 0.02, 0, 0.82, width + 0.04, 0.64, 0.06, look.wood),
      c.lying(x + 0.3, 0.14, 0.66, 0.36, '#b9c2c0', 0.89),
      c.box(x + 0.6, 0.06, 0.88, 0.05, 0.05, 0.28, look.metal),
      c.lying(x + width - 1.0, 0.1, 0.7, 0.46, '#45413c', 0.89),
      c.round(x + width - 0.82, 0.28, 0.88, 0.13, 0.13, 0.16, look.accent),
      c.round(x + width - 0.48, 0.32, 0.88, 0.11, 0.11, 0.09, look.metal),
      c.round(x + 1.2, 0.26, 0.88, 0.09, 0.06, 0.2, look.second),
    ]),
    atWall([c.box(x, 0.02, 1.42, width, 0.34, 0.56, look.fronts), ...doors(1.46, 1.94, 0.365)], 1),
  ];
}

/** The kitchen with its table. */
export function kitchen(look: Look): Scene {
  const c = new Corner(look.turned);
  const { variant } = look;
  const width = variant === 1 ? 2.4 : 2.7;
  const cold = c.box(0.15 + width, 0.02, 0, 0.68, 0.66, 1.85, variant === 2 ? '#c9cfcc' : white);
  const parts: Part[] = [
    ...kitchenRow(c, look, 0.1, width),
    atWall(
      [
        cold,
        c.along(0.18 + width, 0.69, 0.62, 0.68, 0.7, '#b8b0a2'),
        c.along(0.24 + width, 0.69, 0.04, 0.8, 1.25, '#a8a49b'),
      ],
      2,
    ),
    pendant(c, look, 2.2, 2.55, 1.45),
    atWall(
      [
        c.across(0.02, 1.75, 1.3, 0.9, 1.85, '#fbf6ea'),
        c.across(0.03, 1.82, 0.55, 0.97, 1.78, look.light === 'evening' ? '#39496b' : '#cfe3e6'),
        c.across(0.03, 2.43, 0.55, 0.97, 1.78, look.light === 'evening' ? '#39496b' : '#cfe3e6'),
      ],
      -9,
    ),
    thing([sprig(c, 0.1, 2.4, 0.9, look.accent)], -8),
  ];
  if (variant === 1) {
    parts.push(
      roundTable(c, look.wood, 2.2, 2.55, 0.62, 0.68),
      chair(c, look, 2.0, 1.55, 'far'),
      chair(c, look, 2.0, 3.0, 'near'),
    );
  } else {
    parts.push(
      chair(c, look, 1.62, 1.62, 'far'),
      chair(c, look, 2.36, 1.62, 'far'),
      table(c, look.wood, 1.4, 2.1, 1.6, 0.85, 0.68),
      chair(c, look, 1.62, 2.85, 'near'),
      chair(c, look, 2.36, 2.85, 'near'),
    );
  }
  parts.push(
    thing(
      [
        c.round(2.2, 2.5, 0.74, 0.17, 0.22, 0.09, white),
        c.globe(2.14, 2.52, 0.9, 0.08, look.accent),
        c.globe(2.27, 2.46, 0.9, 0.08, look.second),
      ],
      4.8,
    ),
  );
  return {
    ...sized(look, 3.9, 3.7, [[2.2, 2.55, 1.45]]),
    height: 2.3,
    laid: 'tiles',
    floor: tone(look.tiles, 0.1),
    tiled: 0,
    parts,
  };
}
