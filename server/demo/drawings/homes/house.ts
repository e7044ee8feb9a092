import { tone } from '../brush.ts';
import { box, face, globe, ground, project, round } from '../isometric.ts';
import { trees } from './facade.ts';
import { sheetAround } from './scene.ts';

interface House {
  readonly wall: string;
  readonly roof: string;
  readonly shutters: string;
  readonly flowers: string;
}

const houses: readonly House[] = [
  { wall: '#f4eee1', roof: '#c4714d', shutters: '#2f6b50', flowers: '#d3607c' },
  { wall: '#ecd6ab', roof: '#a4553a', shutters: '#7b5638', flowers: '#c4714d' },
  { wall: '#d8e0e0', roof: '#8a4b3a', shutters: '#34496a', flowers: '#d2a548' },
];

/** A house with a vine and a yard. */
export function drawHouse(number: number): string {
  const house = houses[number % houses.length];
  if (!house) throw new Error(`No house ${number}`);
  const { wall, roof, shutters, flowers } = house;
  const [w, d, h, top] = [3.2, 2.5, 1.9, 2.9];
  const glass = '#9dbdc4';
  const front = (x: number, width: number, low: number, high: number, fill: string, out = 0.01): string =>
    face(
      [
        [x, d + out, low],
        [x + width, d + out, low],
        [x + width, d + out, high],
        [x, d + out, high],
      ],
      fill,
    );
  const side = (y: number, width: number, low: number, high: number, fill: string, out = 0.01): string =>
    face(
      [
        [w + out, y, low],
        [w + out, y + width, low],
        [w + out, y + width, high],
        [w + out, y, high],
      ],
      fill,
    );
  const windowFront = (x: number, low: number): string =>
    front(x - 0.17, 0.16, low, low + 0.44, shutters) +
    front(x + 0.41, 0.16, low, low + 0.44, shutters) +
    front(x, 0.4, low, low + 0.44, '#fbf6ea') +
    front(x + 0.04, 0.14, low + 0.04, low + 0.4, glass, 0.02) +
    front(x + 0.22, 0.14, low + 0.04, low + 0.4, glass, 0.02);
  const windowSide = (y: number, low: number): string =>
    side(y, 0.4, low, low + 0.44, '#efe6d4') +
    side(y + 0.04, 0.14, low + 0.04, low + 0.4, tone(glass, -0.1), 0.02) +
    side(y + 0.22, 0.14, low + 0.04, low + 0.4, tone(glass, -0.1), 0.02);
  const out = 0.2;
  const eave = h - 0.1;
  const body =
    box(-1, -0.9, -0.2, w + 2.4, d + 2.7, 0.19, '#8fae7c', false).svg +
    ground(w * 0.42, d, 0.5, 1.8, '#d8cbb0') +
    trees([
      [-0.5, 0.2, 1.1],
      [0.6, -0.45, 0.8],
    ]).join('') +
    box(0, 0, 0, w, d, h, wall).svg +
    front(0, w, 0, 0.22, '#b7aa94') +
    side(0, d, 0, 0.22, '#9b8f7a') +
    windowFront(0.5, 0.42) +
    windowFront(2.3, 0.42) +
    windowFront(0.5, 1.16) +
    windowFront(1.42, 1.16) +
    windowFront(2.3, 1.16) +
    front(1.36, 0.52, 0, 0.9, '#fbf6ea') +
    front(1.41, 0.42, 0, 0.85, shutters, 0.02) +
    front(1.76, 0.04, 0.38, 0.46, '#c6a252', 0.03) +
    windowSide(0.5, 0.42) +
    windowSide(1.5, 0.42) +
    windowSide(0.5, 1.16) +
    windowSide(1.5, 1.16) +
    face(
      [
        [-out, -out, eave],
        [w + out, -out, eave],
        [w + out, d / 2, top + 0.04],
        [-out, d / 2, top + 0.04],
      ],
      tone(roof, -0.12),
    ) +
    // The gable looks to the lower right, the slope to the lower left.
    face(
      [
        [w, 0, h],
        [w, d, h],
        [w, d / 2, top],
      ],
      tone(wall, -0.2),
    ) +
    side(d / 2 - 0.14, 0.28, 2.08, 2.38, '#efe6d4', 0.02) +
    side(d / 2 - 0.1, 0.2, 2.12, 2.34, tone(glass, -0.1), 0.03) +
    face(
      [
        [-out, d / 2, top + 0.04],
        [w + out, d / 2, top + 0.04],
        [w + out, d + out, eave],
        [-out, d + out, eave],
      ],
      roof,
    ) +
    face(
      [
        [w + out, d / 2, top + 0.04],
        [w + out, d + out, eave],
        [w + out, d + out, eave - 0.08],
        [w + out, d / 2, top - 0.06],
      ],
      tone(roof, -0.3),
    ) +
    face(
      [
        [w + out, d / 2, top + 0.04],
        [w + out, -out, eave],
        [w + out, -out, eave - 0.08],
        [w + out, d / 2, top - 0.06],
      ],
      tone(roof, -0.3),
    ) +
    tiles(w, d, top, eave, out, tone(roof, -0.16)) +
    box(0.7, d / 2 + 0.2, 2.5, 0.24, 0.24, 0.62, '#c9a184', false).svg +
    vine(w, d, flowers) +
    [0.1, 0.34, 0.58, 0.82]
      .map((x) => globe(x, d + 0.2, 0.1, 0.13, x > 0.3 && x < 0.6 ? flowers : '#4f8a50').svg)
      .join('') +
    trees([[w + 0.85, 0.4, 0.9]]).join('') +
    fence(w, d) +
    [2.2, 2.46, 2.72]
      .map((x, n) => globe(x, d + 1.2, 0.12, 0.15, n === 1 ? flowers : '#5b9060').svg)
      .join('');
  return sheetAround(
    [
      project(-1, d + 1.8),
      project(w + 1.4, -0.9),
      project(0, d / 2, top + 0.4),
      project(w + 1.4, d + 1.8, -0.2),
    ],
    body,
    ['#f3f3e6', '#c9dde2'],
  );
}

function tiles(w: number, d: number, top: number, eave: number, out: number, line: string): string {
  const rows = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const [y, z] = [d / 2 + (d / 2 + out) * share, top + 0.04 + (eave - top - 0.04) * share];
    return `M${project(-out, y, z).join(' ')}L${project(w + out, y, z).join(' ')}`;
  });
  return `<path d="${rows.join('')}" stroke="${line}" stroke-width="2.4" fill="none"/>`;
}

/** A pergola with a vine beside the door. */
function vine(w: number, d: number, grapes: string): string {
  const posts = [w - 1.1, w - 0.1]
    .map((x) => box(x, d + 0.85, 0, 0.06, 0.06, 0.98, '#7b5638', false).svg)
    .join('');
  const beams = box(w - 1.2, d + 0.86, 0.98, 1.3, 0.05, 0.05, '#7b5638', false).svg;
  const leaves = Array.from(
    { length: 9 },
    (_, n) =>
      globe(
        w - 1.1 + (n % 5) * 0.26,
        d + 0.3 + Math.floor(n / 5) * 0.42 + (n % 2) * 0.12,
        1.06,
        0.2,
        n % 3 === 1 ? '#6aa06c' : '#4f8a50',
      ).svg,
  ).join('');
  const fruit = [w - 0.9, w - 0.5, w - 0.2]
    .map((x) => globe(x, d + 0.9, 0.86, 0.07, grapes === '#d3607c' ? '#6b4a78' : '#a9b55e').svg)
    .join('');
  const tableAndBench =
    round(w - 0.6, d + 0.55, 0, 0.05, 0.05, 0.36, '#7b5638').svg +
    round(w - 0.6, d + 0.55, 0.36, 0.26, 0.26, 0.04, '#b98d5b').svg;
  return tableAndBench + posts + beams + leaves + fruit;
}

/** Pickets along the front of the yard, with a gate. */
function fence(w: number, d: number): string {
  const pickets: string[] = [];
  const y = d + 1.7;
  for (let x = -0.9; x < w + 1.3; x += 0.21) {
    if (x > w * 0.4 && x < w * 0.6) continue;
    pickets.push(
      face(
        [
          [x, y, 0],
          [x + 0.09, y, 0],
          [x + 0.09, y, 0.36],
          [x + 0.045, y, 0.42],
          [x, y, 0.36],
        ],
        '#faf4e6',
      ),
    );
  }
  return pickets.join('');
}
