import { tone } from '../brush.ts';
import type { Part } from '../isometric.ts';
import { Corner, atWall, thing } from './corner.ts';
import { sized } from './day-rooms.ts';
import type { Look } from './looks.ts';
import type { Scene } from './scene.ts';
import { plant, roundTable } from './things.ts';

function foldingChair(c: Corner, look: Look, x: number, y: number): Part {
  return thing(
    [
      c.leg(x + 0.02, y + 0.34, 0.4, look.darkWood),
      c.leg(x + 0.36, y + 0.34, 0.4, look.darkWood),
      c.box(x, y, 0.42, 0.42, 0.05, 0.46, look.wood),
      c.box(x, y, 0.38, 0.42, 0.42, 0.05, look.wood),
      c.box(x + 0.04, y + 0.05, 0.43, 0.34, 0.34, 0.05, look.accent),
    ],
    x + y + 0.42,
  );
}

/** A railing all along the open sides; flowers hang on it. */
function railing(c: Corner, look: Look, width: number, depth: number): Part[] {
  const bars: string[] = [];
  for (let x = 0.1; x < width; x += 0.2) bars.push(c.along(x, depth - 0.04, 0.035, 0.06, 0.86, '#4c5a54'));
  const side: string[] = [];
  for (let y = 0.12; y < depth - 0.1; y += 0.2)
    side.push(c.across(width - 0.04, y, 0.035, 0.06, 0.86, '#4c5a54'));
  const box = look.variant === 1 ? 0.4 : 1.6;
  const flowers = Array.from({ length: 6 }, (_, n) =>
    c.globe(box + 0.12 + n * 0.2, depth + 0.02, 0.98 + (n % 2) * 0.05, 0.12, n % 2 ? '#4f8a62' : look.accent),
  );
  return [
    thing([...side, c.box(width - 0.07, 0, 0.86, 0.07, depth, 0.05, '#4c5a54')], 60),
    thing([...bars, c.box(0, depth - 0.07, 0.86, width, 0.07, 0.05, '#4c5a54')], 61),
    thing([c.box(box, depth - 0.06, 0.68, 1.25, 0.2, 0.2, look.second), ...flowers], 62),
  ];
}

/** A balcony before the window of the room. */
export function balcony(look: Look): Scene {
  const c = new Corner(look.turned);
  const { variant } = look;
  const glass = look.light === 'evening' ? '#e9c987' : '#bcd6da';
  const [width, depth] = [3.6, 1.9];
  const door = 0.5;
  const parts: Part[] = [
    atWall(
      [
        c.along(door, 0.02, 0.85, 0, 2.0, '#fbf6ea'),
        c.along(door + 0.09, 0.03, 0.67, 0.5, 1.92, glass),
        c.along(door + 0.09, 0.03, 0.67, 0.09, 0.42, '#efe6d4'),
        c.along(door + 0.85, 0.02, 1.3, 0.75, 2.0, '#fbf6ea'),
        c.along(door + 0.94, 0.03, 0.53, 0.84, 1.92, glass),
        c.along(door + 1.54, 0.03, 0.53, 0.84, 1.92, glass),
        c.along(door + 0.94, 0.035, 0.16, 0.84, 1.92, tone(look.second, 0.5)),
        c.along(door + 1.91, 0.035, 0.16, 0.84, 1.92, tone(look.second, 0.5)),
        c.box(door + 0.82, 0, 0.7, 1.36, 0.16, 0.05, '#fbf6ea'),
      ],
      -2,
    ),
    c.lying(0.7, 0.75, 2.1, 0.85, tone(look.accent, 0.25), 0.02),
    c.lying(0.78, 0.83, 1.94, 0.69, tone(look.accent, 0.5), 0.03),
    foldingChair(c, look, 0.85, 0.75),
    roundTable(c, '#f4eee1', 1.75, 1.1, 0.32, 0.58),
    thing([c.round(1.7, 1.1, 0.63, 0.06, 0.07, 0.11, look.second)], 20),
    thing([c.round(1.86, 1.05, 0.63, 0.05, 0.06, 0.09, '#fffdf6')], 21),
    plant(c, 3.15, 0.45, 1.25, look.second),
    plant(c, 0.3, 0.4, 0.85, '#c4714d'),
    ...railing(c, look, width, depth),
  ];
  if (variant === 0)
    parts.push(
      thing(
        [c.box(2.45, 0.75, 0, 0.7, 0.7, 0.3, look.wood), c.box(2.45, 0.75, 0.3, 0.7, 0.7, 0.13, look.cloth)],
        4.2,
      ),
    );
  else parts.push(foldingChair(c, look, 2.35, 0.75));
  if (variant === 2)
    parts.push(
      atWall([
        c.across(0.03, 0.5, 1.0, 0.9, 1.7, look.wood),
        ...[0.95, 1.22, 1.49].map((z) => c.across(0.04, 0.55, 0.9, z, z + 0.03, look.darkWood)),
        ...[0, 1, 2].map((n) =>
          c.globe(0.1, 0.65 + n * 0.33, 1.1 + n * 0.2, 0.13, n % 2 ? '#5f9a70' : '#4f8a62'),
        ),
      ]),
    );
  return {
    ...sized(look, width, depth, [
      [1.4, 0.2, 1.4],
      [2.3, 0.2, 1.4],
    ]),
    height: 2.3,
    laid: 'tiles',
    floor: tone(look.second, 0.5),
    tiled: 0,
    parts,
  };
}
