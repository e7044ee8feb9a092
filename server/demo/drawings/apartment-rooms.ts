import type { Part } from './isometric.ts';
import { at, box, face, globe, ground, round } from './isometric.ts';

const oak = '#bd9260';
const walnut = '#83603f';
const white = '#f1eadc';
const pine = '#2f6b50';
const clay = '#c4714d';
const rose = '#d38d9c';
const brass = '#c6a252';
const sand = '#dccaa8';

/** Something lying flat, painted just before what stands there. */
function lying(x: number, y: number, width: number, depth: number, fill: string, z = 0.01): Part {
  return { depth: x + y - 20, svg: ground(x, y, width, depth, fill, z) };
}

/** Something hung on a wall; it is painted right after the wall behind it. */
function hung(depth: number, svg: string): Part {
  return { depth, svg };
}

/** A window in the wall along x (y = 0). */
function windowAlongX(x: number, width: number, low: number, high: number): Part {
  const pane = (from: number, to: number, fill: string, inset: number): string =>
    face(
      [
        [from + inset, 0.03, low + inset],
        [to - inset, 0.03, low + inset],
        [to - inset, 0.03, high - inset],
        [from + inset, 0.03, high - inset],
      ],
      fill,
    );
  const middle = x + width / 2;
  return hung(
    -1,
    pane(x, x + width, '#faf4e6', 0) +
      pane(x, middle + 0.03, '#cfe0e0', 0.07) +
      pane(middle - 0.03, x + width, '#cfe0e0', 0.07),
  );
}

/** A picture, mirror or door on the wall along y (x = 0). */
function onWallAlongY(
  y: number,
  width: number,
  low: number,
  high: number,
  frame: string,
  inside: string,
): Part {
  const pane = (inset: number, fill: string): string =>
    face(
      [
        [0.03, y + inset, low + inset],
        [0.03, y + width - inset, low + inset],
        [0.03, y + width - inset, high - inset],
        [0.03, y + inset, high - inset],
      ],
      fill,
    );
  return hung(-1, pane(0, frame) + pane(0.06, inside));
}

function lamp(x: number, y: number, z: number, stem: number, shade: string): Part[] {
  return [
    round(x, y, z, 0.1, 0.1, 0.03, brass),
    round(x, y, z, 0.022, 0.022, stem, brass),
    round(x, y, z + stem, 0.2, 0.12, 0.26, shade),
  ];
}

function plant(x: number, y: number, size: number): Part[] {
  return [
    round(x, y, 0, 0.13 * size, 0.18 * size, 0.3 * size, clay),
    globe(x - 0.05, y + 0.02, 0.55 * size, 0.2 * size, '#3f7a58'),
    globe(x + 0.12, y - 0.06, 0.72 * size, 0.18 * size, '#4f8a62'),
    globe(x - 0.1, y - 0.04, 0.86 * size, 0.16 * size, '#5f9a70'),
  ];
}

function chair(x: number, y: number, back: 'far' | 'near', fill: string): Part[] {
  const seat = [
    box(x, y, 0.36, 0.42, 0.42, 0.08, fill),
    box(x + 0.03, y + 0.33, 0, 0.05, 0.05, 0.36, walnut),
    box(x + 0.34, y + 0.33, 0, 0.05, 0.05, 0.36, walnut),
    box(x + 0.34, y + 0.03, 0, 0.05, 0.05, 0.36, walnut),
  ];
  return [...seat, box(x, back === 'far' ? y : y + 0.36, 0.44, 0.42, 0.06, 0.42, fill)];
}

const bedroom: readonly Part[] = [
  windowAlongX(1.0, 1.4, 0.75, 1.7),
  onWallAlongY(1.4, 0.9, 1.2, 1.75, oak, '#f6efe0'),
  lying(1.2, 0.7, 2.3, 2.9, '#e7cfc8'),
  lying(1.35, 0.85, 2, 2.6, '#efe0d8', 0.015),
  box(0.12, 0.92, 0, 0.14, 2.1, 1.02, oak),
  box(0.26, 0.98, 0, 2.2, 1.98, 0.3, oak),
  box(0.28, 1.02, 0.3, 2.14, 1.9, 0.22, white),
  box(0.95, 1.0, 0.52, 1.5, 1.95, 0.07, '#8fb09c'),
  box(0.95, 1.0, 0.59, 0.34, 1.95, 0.04, white),
  at(3.5, box(0.36, 1.16, 0.52, 0.42, 0.72, 0.14, '#fffaf0')),
  at(3.6, box(0.36, 2.04, 0.52, 0.42, 0.72, 0.14, rose)),
  box(0.14, 0.36, 0, 0.46, 0.46, 0.5, walnut),
  ...lamp(0.37, 0.59, 0.5, 0.24, '#f7e6bd'),
  box(0.14, 3.16, 0, 0.46, 0.46, 0.5, walnut),
  round(0.37, 3.39, 0.5, 0.09, 0.06, 0.2, rose),
  box(2.75, 0.1, 0, 1.45, 0.58, 1.75, oak),
  hung(
    3.9,
    face(
      [
        [3.47, 0.69, 0.06],
        [3.49, 0.69, 0.06],
        [3.49, 0.69, 1.7],
        [3.47, 0.69, 1.7],
      ],
      walnut,
    ),
  ),
  box(2.75, 3.2, 0, 1.1, 0.42, 0.4, '#c98f7c'),
];

const bathroom: readonly Part[] = [
  windowAlongX(5.2, 0.9, 1.0, 1.6),
  lying(5.0, 1.45, 1.3, 0.75, '#f4eee0'),
  box(4.62, 0.18, 0, 2.1, 0.92, 0.52, '#f7f2e7'),
  hung(6.36, ground(4.74, 0.3, 1.86, 0.68, '#bcd5d3', 0.53)),
  box(6.5, 0.5, 0.52, 0.06, 0.08, 0.24, brass),
  box(6.3, 2.2, 0, 0.6, 1.2, 0.62, '#8fb8a0'),
  box(6.26, 2.16, 0.62, 0.68, 1.28, 0.06, '#f7f2e7'),
  round(6.58, 2.8, 0.68, 0.24, 0.28, 0.1, '#fffaf0'),
  box(6.8, 2.77, 0.68, 0.05, 0.06, 0.26, brass),
  box(4.6, 2.3, 0.0, 0.24, 0.56, 0.72, '#f7f2e7'),
  round(5.12, 2.58, 0, 0.17, 0.24, 0.38, '#f7f2e7'),
  round(4.9, 3.45, 0, 0.22, 0.26, 0.56, '#cbac7c'),
  round(4.9, 3.45, 0.56, 0.2, 0.12, 0.08, white),
];

const kitchen: readonly Part[] = [
  windowAlongX(8.3, 1.5, 1.05, 1.75),
  box(7.4, 0.1, 0, 3.7, 0.62, 0.82, '#6f957f'),
  box(7.36, 0.08, 0.82, 3.78, 0.68, 0.07, '#b58a5a'),
  hung(10.2, ground(9.9, 0.2, 0.75, 0.45, '#45413c', 0.9) + ground(8.2, 0.2, 0.8, 0.42, '#b9c2c0', 0.9)),
  round(10.1, 0.4, 0.89, 0.13, 0.13, 0.18, clay),
  round(10.45, 0.45, 0.89, 0.1, 0.1, 0.1, '#d2a548'),
  at(10.3, box(7.6, 0.3, 0.89, 0.3, 0.22, 0.2, clay)),
  at(10.3, box(8.58, 0.16, 0.89, 0.05, 0.05, 0.3, brass)),
  box(11.2, 0.1, 0, 0.7, 0.7, 1.7, white),
  hung(
    12.4,
    face(
      [
        [11.3, 0.81, 0.75],
        [11.34, 0.81, 0.75],
        [11.34, 0.81, 1.3],
        [11.3, 0.81, 1.3],
      ],
      '#a8a49b',
    ),
  ),
  lying(8.15, 1.55, 2.9, 2.0, '#d9a98f'),
  lying(8.27, 1.67, 2.66, 1.76, '#e6c2ab', 0.015),
  ...chair(8.85, 1.6, 'far', pine),
  ...chair(9.85, 1.6, 'far', pine),
  box(8.6, 2.08, 0.66, 1.9, 0.95, 0.07, oak),
  box(8.68, 2.85, 0, 0.09, 0.09, 0.66, walnut),
  box(10.33, 2.85, 0, 0.09, 0.09, 0.66, walnut),
  box(10.33, 2.16, 0, 0.09, 0.09, 0.66, walnut),
  round(9.55, 2.55, 0.73, 0.2, 0.24, 0.1, white),
  globe(9.5, 2.55, 0.9, 0.09, clay),
  globe(9.64, 2.5, 0.9, 0.08, '#d2a548'),
  at(12.5, round(9.0, 2.75, 0.73, 0.13, 0.14, 0.02, '#cfe0d6')),
  round(10.1, 2.4, 0.73, 0.13, 0.14, 0.02, '#cfe0d6'),
  ...chair(8.85, 3.05, 'near', pine),
  ...chair(9.85, 3.05, 'near', pine),
];

const hallway: readonly Part[] = [
  onWallAlongY(4.25, 0.95, 0, 1.75, '#5f4630', pine),
  onWallAlongY(5.75, 0.62, 0.95, 1.75, brass, '#d5e2df'),
  lying(0.9, 4.5, 1.5, 2.6, '#8a3f4a'),
  lying(1.02, 4.62, 1.26, 2.36, '#c9906f', 0.015),
  lying(1.5, 5.5, 0.3, 0.6, '#f1e3c8', 0.02),
  lying(1.35, 5.65, 0.6, 0.3, '#f1e3c8', 0.021),
  lying(0.12, 4.3, 0.62, 0.85, '#a98a5c'),
  box(0.1, 5.5, 0, 0.4, 1.2, 0.78, oak),
  round(0.3, 5.8, 0.78, 0.1, 0.07, 0.22, clay),
  box(0.16, 6.2, 0.78, 0.26, 0.34, 0.1, rose),
  box(2.72, 4.22, 0, 0.42, 1.25, 0.42, walnut),
  at(7.9, box(2.72, 4.22, 0.42, 0.42, 1.25, 0.08, '#d2a548')),
  round(0.5, 7.0, 0, 0.16, 0.16, 0.03, walnut),
  round(0.5, 7.0, 0, 0.03, 0.03, 1.5, walnut),
  round(0.5, 7.0, 0.7, 0.22, 0.09, 0.65, '#46626a'),
  round(0.5, 7.0, 1.5, 0.17, 0.04, 0.12, '#cbac7c'),
];

const livingRoom: readonly Part[] = [
  lying(4.5, 4.85, 3.7, 2.2, '#8a3f4a'),
  lying(4.64, 4.99, 3.42, 1.92, '#e2cfae', 0.015),
  ...[5.1, 6.0, 6.9, 7.4].map((x) => lying(x, 5.75, 0.32, 0.32, '#b5654a', 0.02)),
  box(4.9, 4.14, 0, 2.7, 0.26, 0.8, pine),
  box(4.9, 4.3, 0, 2.7, 0.72, 0.36, pine),
  box(4.7, 4.14, 0, 0.24, 0.9, 0.56, '#295f47'),
  box(7.56, 4.14, 0, 0.24, 0.9, 0.56, '#295f47'),
  at(11, box(5.0, 4.4, 0.36, 1.22, 0.6, 0.12, '#3d7c5f')),
  box(6.28, 4.4, 0.36, 1.22, 0.6, 0.12, '#3d7c5f'),
  at(11.2, box(5.06, 4.42, 0.48, 0.4, 0.16, 0.32, '#d2a548')),
  box(7.0, 4.42, 0.48, 0.4, 0.16, 0.32, rose),
  ...lamp(8.15, 4.4, 0, 1.15, '#f7e6bd'),
  round(6.2, 5.75, 0, 0.05, 0.05, 0.34, walnut),
  round(6.2, 5.75, 0.34, 0.46, 0.46, 0.06, oak),
  at(12.2, round(6.05, 5.75, 0.4, 0.08, 0.05, 0.18, white)),
  box(6.28, 5.6, 0.4, 0.26, 0.2, 0.05, clay),
  box(8.15, 5.45, 0, 0.78, 0.78, 0.34, clay),
  box(8.72, 5.45, 0.34, 0.22, 0.78, 0.42, clay),
  box(8.15, 5.45, 0.34, 0.6, 0.14, 0.2, '#b5633f'),
  box(8.15, 6.09, 0.34, 0.6, 0.14, 0.2, '#b5633f'),
  box(3.55, 4.3, 0, 0.34, 1.9, 0.9, oak),
  ...['#1f4d3a', clay, rose, sand, '#5f86a3', '#d2a548', '#83384a'].map((colour, n) =>
    at(9 + n * 0.01, box(3.6, 4.4 + n * 0.15, 0.9, 0.22, 0.12, 0.22 + (n % 3) * 0.05, colour)),
  ),
  ...plant(3.75, 6.75, 1.1),
  box(5.2, 6.98, 0, 2.1, 0.34, 0.34, walnut),
  box(5.75, 7.1, 0.34, 1.0, 0.06, 0.42, '#3a3733'),
];

const terrace: readonly Part[] = [
  round(10.5, 5.6, 0, 0.05, 0.05, 0.62, walnut),
  round(10.5, 5.6, 0.62, 0.5, 0.5, 0.05, white),
  round(10.42, 5.6, 0.67, 0.08, 0.1, 0.14, clay),
  globe(10.42, 5.6, 0.88, 0.1, '#5f9a70'),
  ...chair(10.3, 4.65, 'far', '#6f957f'),
  ...chair(10.3, 6.2, 'near', '#6f957f'),
  ...plant(9.55, 4.4, 1.15),
  ...plant(11.65, 4.35, 1),
  box(11.5, 5.0, 0, 0.36, 1.7, 0.34, clay),
  ...[0, 1, 2, 3, 4].map((n) => globe(11.68, 5.15 + n * 0.34, 0.46, 0.17, n % 2 ? rose : '#4f8a62')),
  ...plant(9.5, 7.0, 0.9),
  round(11.5, 7.05, 0, 0.14, 0.14, 0.3, brass),
];

const garden: readonly Part[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((n) => lying(3.6 + n * 0.85, 8.5 + (n % 2) * 0.12, 0.6, 0.55, '#d8cbb0')),
  lying(0.4, 9.2, 3, 0.6, '#7b5c43'),
  lying(9.1, 9.25, 2.6, 0.6, '#7b5c43'),
  ...Array.from({ length: 8 }, (_, n) =>
    globe(0.6 + n * 0.37, 9.5 - (n % 2) * 0.1, 0.16, 0.16, n % 3 === 1 ? '#d3607c' : '#4f8a50'),
  ),
  ...Array.from({ length: 7 }, (_, n) =>
    globe(9.3 + n * 0.37, 9.55 - (n % 2) * 0.1, 0.16, 0.16, n % 3 === 1 ? '#e3b04b' : '#4f8a50'),
  ),
  round(1.5, 8.35, 0, 0.09, 0.07, 0.8, walnut),
  globe(1.5, 8.35, 1.05, 0.46, '#4b7f52'),
  globe(1.25, 8.5, 0.95, 0.32, '#5b9060'),
  globe(1.72, 8.4, 1.25, 0.34, '#6aa06c'),
  globe(1.6, 8.55, 1.0, 0.06, '#d3607c'),
  globe(1.35, 8.45, 1.2, 0.06, '#d3607c'),
  box(5.4, 9.25, 0.26, 1.7, 0.5, 0.06, oak),
  box(5.5, 9.6, 0, 0.09, 0.09, 0.26, walnut),
  box(6.9, 9.6, 0, 0.09, 0.09, 0.26, walnut),
  box(5.4, 9.22, 0.32, 1.7, 0.06, 0.36, oak),
  round(10.9, 8.2, 0, 0.16, 0.17, 0.3, '#6f957f'),
  round(8.2, 9.5, 0, 0.24, 0.3, 0.32, clay),
  globe(8.2, 9.5, 0.5, 0.3, '#5b9060'),
  globe(8.1, 9.55, 0.62, 0.09, rose),
  globe(8.35, 9.45, 0.6, 0.09, rose),
  box(0, 7.55, 0, 0.25, 2.3, 0.5, '#54824f'),
];

/** All that stands, lies and hangs in the seven rooms. */
export const furniture: readonly Part[] = [
  ...bedroom,
  ...bathroom,
  ...kitchen,
  ...hallway,
  ...livingRoom,
  ...terrace,
  ...garden,
];

/** Where lamps shine in the evening: place and reach in metres. */
export const eveningLamps: readonly (readonly [x: number, y: number, z: number, reach: number])[] = [
  [0.37, 0.59, 0.9, 2.2],
  [5.8, 1.6, 1.2, 1.7],
  [9.5, 2.5, 1.1, 2.5],
  [1.6, 5.5, 1.2, 2],
  [8.15, 4.4, 1.3, 2.4],
  [11.5, 7.05, 0.3, 1.2],
  [5.6, 6, 0.8, 2.2],
];
