import { tone } from '../brush.ts';
import type { Part } from '../isometric.ts';
import { box, face, globe, ground, project, round } from '../isometric.ts';
import { blocks, facadesOfAKind } from './facade-blocks.ts';
import type { Block } from './facade-blocks.ts';
import { sheetAround } from './scene.ts';

type Corner3 = readonly [x: number, y: number, z: number];

const storey = 0.72;

/** Many parallelograms of one colour in one path; sides after the first corner are told as steps, to be short. */
function faces(polygons: readonly (readonly Corner3[])[], fill: string, frame?: string): string {
  const path = polygons.map((corners) => {
    const [[x, y] = [0, 0], ...rest] = corners.map((corner) => project(...corner).map(Math.round));
    let [lastX, lastY] = [x ?? 0, y ?? 0];
    const steps = rest.map(([nextX = 0, nextY = 0]) => {
      const [dx, dy] = [nextX - lastX, nextY - lastY];
      [lastX, lastY] = [nextX, nextY];
      return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
    });
    return `M${x} ${y}${steps.join('')}z`;
  });
  const around = frame ? ` stroke="${frame}" stroke-width="4.5"` : '';
  return path.length > 0 ? `<path d="${path.join('')}" fill="${fill}"${around}/>` : '';
}

/** A rectangle on the front (towards the lower left), then one on the side (towards the lower right). */
const onFront = (
  block: Block,
  x: number,
  width: number,
  low: number,
  high: number,
  out = 0.01,
): Corner3[] => [
  [x, block.depth + out, low],
  [x + width, block.depth + out, low],
  [x + width, block.depth + out, high],
  [x, block.depth + out, high],
];
const onSide = (block: Block, y: number, width: number, low: number, high: number, out = 0.01): Corner3[] => [
  [block.width + out, y, low],
  [block.width + out, y + width, low],
  [block.width + out, y + width, high],
  [block.width + out, y, high],
];

/** A block of flats among trees. */
export function drawFacade(kind: 'panel' | 'brick' | 'new', number: number): string {
  const block = blocks[kind][number % facadesOfAKind] ?? blocks[kind][0];
  if (!block) throw new Error(`No facade ${kind} ${number}`);
  const { width, depth, floors, wall } = block;
  const high = floors * storey + 0.3;
  const [gardenX, gardenY] = [1.1, 1.5];
  const body = [
    box(
      -gardenX,
      -gardenX,
      -0.2,
      width + gardenX + gardenY,
      depth + gardenX + gardenY,
      0.19,
      '#8fae7c',
      false,
    ).svg,
    ground(-gardenX, depth + 0.75, width + gardenX + gardenY, 0.42, '#d8cbb0'),
    ground(width * 0.44, depth, 0.44, 0.8, '#d8cbb0'),
    ...trees([
      [-0.55, depth * 0.2, 1.2],
      [-0.6, depth * 0.85, 0.9],
    ]),
    box(0, 0, 0, width, depth, high, wall).svg,
    windows(block),
    roof(block, high),
    ...trees([
      [width + 0.75, 0.5, 1.1],
      [width + 0.8, depth - 0.2, 0.85],
      [width + 0.5, depth + 1.3, 0.7],
      [-0.5, depth + 1.3, 0.65],
    ]),
    bench(width * 0.2, depth + 0.42),
  ].join('');
  return sheetAround(
    [
      project(-gardenX, depth + gardenY),
      project(width + gardenY, -gardenX),
      project(0, 0, high + 0.5),
      project(width + gardenY, depth + gardenY, -0.2),
    ],
    body,
    ['#eef3ee', '#c9dde2'],
  );
}

function windows(block: Block): string {
  const { width, depth, floors, trim, balcony, style, wall } = block;
  const columns = Math.round(width / 0.66);
  const step = width / columns;
  const glass: Corner3[][] = [];
  const lit: Corner3[][] = [];
  const rails: Corner3[][] = [];
  const tops: Corner3[][] = [];
  const edges: Corner3[][] = [];
  for (let level = 0; level < floors; level += 1) {
    const low = 0.2 + level * storey;
    for (let column = 0; column < columns; column += 1) {
      const x = column * step + step * 0.2;
      const door = level === 0 && column === Math.floor(columns * 0.5);
      const terrace = level > 0 && column % (style === 'brick' ? 3 : 2) === (style === 'new' ? level % 2 : 1);
      if (door) continue;
      ((level * 5 + column * 3) % 11 === 2 ? lit : glass).push(
        onFront(block, x, step * 0.6, low + (terrace ? 0.02 : 0.16), low + 0.5, 0.02),
      );
      if (terrace) {
        rails.push(onFront(block, x - 0.1, step * 0.6 + 0.2, low, low + 0.24, 0.16));
        const [from, to] = [x - 0.1, x + step * 0.6 + 0.1];
        tops.push([
          [from, depth, low],
          [to, depth, low],
          [to, depth + 0.16, low],
          [from, depth + 0.16, low],
        ]);
        edges.push(onFront(block, from, to - from, low - 0.05, low, 0.16));
        edges.push([
          [to, depth, low - 0.05],
          [to, depth + 0.16, low - 0.05],
          [to, depth + 0.16, low],
          [to, depth, low],
        ]);
      }
    }
    const sides = Math.round(depth / 0.9);
    for (let column = 0; column < sides; column += 1) {
      const y = (column + 0.28) * (depth / sides);
      ((level * 3 + column * 5) % 7 === 3 ? lit : glass).push(
        onSide(block, y, 0.4, low + 0.16, low + 0.5, 0.02),
      );
    }
  }
  const frame = style === 'panel' ? '#f6f0e2' : style === 'new' ? trim : '#fbf3e2';
  return (
    seams(block) +
    faces(glass, '#8fb0ba', frame) +
    faces(lit, '#f3d78f', frame) +
    faces(tops, tone(trim, 0.2)) +
    faces(edges, tone(trim, -0.15)) +
    `<g opacity="${style === 'new' ? 0.75 : 1}">${faces(rails, balcony)}</g>` +
    entrance(block, tone(wall, -0.1))
  );
}

/** The lines between panels, courses of stone, or bands between floors. */
function seams(block: Block): string {
  const { width, depth, floors, trim, style } = block;
  const bands: Corner3[][] = [];
  const thick = style === 'brick' ? 0.05 : 0.025;
  for (let level = style === 'brick' ? 1 : 0; level <= floors; level += style === 'brick' ? floors - 1 : 1) {
    const z = 0.2 + level * storey - 0.09;
    bands.push(onFront(block, 0, width, z, z + thick), onSide(block, 0, depth, z, z + thick));
  }
  if (style === 'panel') {
    for (let x = 0.66; x < width - 0.2; x += 1.32)
      bands.push(onFront(block, x, 0.025, 0, floors * storey + 0.2));
  }
  const base =
    faces([onFront(block, 0, width, 0, 0.16)], tone(trim, -0.12)) +
    faces([onSide(block, 0, depth, 0, 0.16)], tone(trim, -0.28));
  return faces(bands, trim) + base;
}

function entrance(block: Block, shade: string): string {
  const columns = Math.round(block.width / 0.66);
  const step = block.width / columns;
  const x = Math.floor(columns * 0.5) * step + step * 0.12;
  return (
    faces([onFront(block, x, step * 0.76, 0, 0.62, 0.015)], shade) +
    faces([onFront(block, x + 0.05, step * 0.76 - 0.1, 0, 0.56, 0.02)], '#5f4630') +
    faces([onFront(block, x + 0.1, step * 0.76 - 0.2, 0.2, 0.5, 0.025)], '#8fb0ba') +
    box(x - 0.06, block.depth, 0.62, step * 0.76 + 0.12, 0.3, 0.06, block.trim, false).svg
  );
}

function roof(block: Block, high: number): string {
  const { width, depth, trim, style } = block;
  if (style === 'brick') {
    const [cx, cy, top] = [width / 2, depth / 2, high + 0.62];
    const out = 0.14;
    const [a, b, d, e]: readonly Corner3[] = [
      [-out, depth + out, high],
      [width + out, depth + out, high],
      [width + out, -out, high],
      [-out, -out, high],
    ];
    const ridge: readonly Corner3[] = [
      [cx - width * 0.22, cy, top],
      [cx + width * 0.22, cy, top],
    ];
    const [left, right] = ridge;
    if (!a || !b || !d || !e || !left || !right) return '';
    return (
      box(-0.08, -0.08, high - 0.08, width + 0.16, depth + 0.16, 0.09, trim, false).svg +
      face([e, d, right, left], '#b5623f') +
      face([e, a, left], '#b5623f') +
      face([a, b, right, left], '#c4714d') +
      face([b, d, right], '#a4553a') +
      box(cx - 0.5, cy + 0.1, high + 0.3, 0.2, 0.2, 0.5, '#c9a184', false).svg
    );
  }
  return (
    box(-0.05, -0.05, high, width + 0.1, depth + 0.1, 0.1, '#cfc8ba', false).svg +
    box(width * 0.42, depth * 0.25, high + 0.1, 0.8, 0.8, 0.34, tone(block.wall, -0.06), false).svg +
    (style === 'new'
      ? trees(
          [
            [width * 0.16, depth * 0.7, 0.35],
            [width * 0.84, depth * 0.7, 0.3],
          ],
          high + 0.1,
        ).join('')
      : '')
  );
}

/** Trees with a round crown: place and size. */
export function trees(places: readonly Corner3[], z = 0): string[] {
  return places.map(([x, y, size]) => {
    const parts: Part[] = [
      round(x, y, z, 0.06 * size, 0.05 * size, 0.6 * size, '#7b5c43'),
      globe(x, y, z + 0.85 * size, 0.42 * size, '#4b7f52'),
      globe(x - 0.16 * size, y + 0.14 * size, z + 0.8 * size, 0.28 * size, '#5b9060'),
      globe(x + 0.14 * size, y - 0.05 * size, z + 1.08 * size, 0.3 * size, '#6aa06c'),
    ];
    return parts.map(({ svg }) => svg).join('');
  });
}

function bench(x: number, y: number): string {
  return (
    box(x, y, 0.1, 0.5, 0.14, 0.04, '#b98d5b', false).svg +
    box(x, y - 0.02, 0.16, 0.5, 0.03, 0.12, '#b98d5b', false).svg
  );
}
