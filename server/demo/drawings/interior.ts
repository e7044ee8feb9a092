import {
  flat,
  glow,
  ink,
  iron,
  leaf,
  oval,
  plain,
  repeat,
  shadow,
  shape,
  slab,
  stroke,
  tone,
} from './brush.ts';
import { pane, put, room, scene } from './scene.ts';

/** The rooms shown before and after. */
export const INTERIOR_ROOMS = ['living-room', 'kitchen', 'bedroom'] as const;

type Drawing = () => string;

/** The room as it was or as it has become, 1200 × 800. */
export function drawInterior(name: (typeof INTERIOR_ROOMS)[number], when: 'before' | 'after'): string {
  return scene(ROOMS[name][when]());
}

/** A bulb on its cable. */
const bulb = (x: number, length: number): string =>
  stroke(`M${x} 0V${length}`, ink, 4) +
  slab(x - 9, length, 18, 26, 4, iron) +
  oval(x, length + 42, 20, 22, glow);

/** What years leave on a wall. */
const stains =
  plain('M860 90q60 -30 110 10t-20 90t-110 -20t20 -80Z', '#8d7c5e', 0.16) +
  plain('M90 380q40 -20 60 20t-30 60t-50 -40Z', '#8d7c5e', 0.14) +
  stroke('M980 60l30 70l-16 50l24 60', '#8d7c5e', 3, 0.5);

const box = (x: number, y: number, width: number, height: number): string =>
  slab(x, y - height, width, height, 3, '#c19a63') +
  flat(x + width * 0.42, y - height, width * 0.16, height, '#d9bd8d') +
  stroke(`M${x} ${y - height * 0.7}H${x + width}`, '#8a6a3c', 2, 0.5);

/** A tall plant in a pot. */
const plant = (x: number, y: number): string =>
  shadow(x - 12, 60, y) +
  stroke(
    `M${x} ${y - 90}q-30 -90 -60 -130M${x} ${y - 90}q0 -120 10 -190M${x} ${y - 90}q30 -80 74 -110`,
    leaf,
    8,
  ) +
  oval(x - 62, y - 236, 22, 48, leaf) +
  oval(x + 12, y - 296, 22, 54, tone(leaf, 0.14)) +
  oval(x + 78, y - 212, 22, 44, leaf) +
  oval(x - 24, y - 190, 18, 40, tone(leaf, 0.2)) +
  shape(`M${x - 52} ${y - 96}h104l-14 96h-76Z`, '#c4714d');

const framed = (x: number, y: number, width: number, height: number): string =>
  slab(x, y, width, height, 3, '#b98d5b') +
  flat(x + 10, y + 10, width - 20, height - 20, '#faf5ea') +
  plain(
    `M${x + width / 2} ${y + height - 26}q-${width * 0.3} -${height * 0.36} 0 -${height * 0.72}q${width * 0.3} ${height * 0.36} 0 ${height * 0.72}Z`,
    leaf,
    0.85,
  );

/** The row of kitchen cupboards that stays and gets new doors. */
const cupboards = (front: string, top: string, handle: string): string =>
  repeat(4, (n) => slab(60 + n * 150, 440, 146, 196, 4, front)) +
  repeat(4, (n) => stroke(`M${182 + n * 150} 500v46`, handle, 6)) +
  slab(48, 418, 624, 26, 4, top) +
  flat(60, 636, 596, 18, tone(front, -0.4));

const sink = stroke('M330 418v-60q0 -30 34 -30t34 30v12', iron, 9);

const ROOMS: Record<(typeof INTERIOR_ROOMS)[number], Record<'before' | 'after', Drawing>> = {
  'living-room': {
    before: () =>
      room('#cfc3a8', '#a98a62', '#7d6342') +
      stains +
      pane(140, 130, 220, 260, '#d8cfbb') +
      bulb(620, 120) +
      put('sofa', 'walnut', 1, 640, 690, 0.72) +
      box(1010, 720, 130, 100) +
      box(1034, 620, 90, 70) +
      stroke('M120 690q60 -40 90 0t80 20t70 -30', ink, 4, 0.6) +
      slab(90, 600, 130, 96, 8, '#4b4640') +
      flat(102, 612, 90, 70, '#77807e', 10),
    after: () =>
      room('#ece3d1', '#cfae82', '#b48f62') +
      put('curtain', 'cream', 0, 250, 560, 0.72) +
      plain('M330 770L440 660H950L1040 770Z', '#d9c9a8') +
      plain('M362 756L456 674H934L1008 756Z', '#c4714d', 0.32) +
      put('shelf', 'oak', 0, 700, 360, 0.62) +
      put('sofa', 'green', 1, 660, 690, 0.72) +
      put('coffee-table', 'oak', 0, 640, 770, 0.42) +
      put('floor-lamp', 'mustard', 0, 1000, 690, 0.78) +
      plant(1110, 716) +
      framed(930, 120, 110, 146) +
      framed(1058, 150, 90, 116),
  },
  kitchen: {
    before: () =>
      room('#d6cdb4', '#9b8a72', '#75664f') +
      stains +
      flat(60, 300, 596, 118, '#c7c2ad') +
      stroke(repeat(9, (n) => `M${110 + n * 66} 300V418`) + 'M60 359H656', '#a49d85', 3, 0.7) +
      repeat(4, (n) => slab(60 + n * 150, 90, 146, 190, 4, '#7b5737')) +
      repeat(4, (n) => stroke(`M${182 + n * 150} 200v40`, '#c9b48a', 6)) +
      cupboards('#7b5737', '#9a938a', '#c9b48a') +
      sink +
      bulb(900, 150) +
      stroke('M800 560L860 700M1060 560L1000 700M800 700L860 560M1060 700L1000 560', iron, 8) +
      slab(760, 540, 340, 22, 3, '#b7ab93') +
      box(1110, 730, 80, 70),
    after: () =>
      room('#efe8d8', '#cfae82', '#b48f62') +
      flat(60, 260, 596, 158, '#f6f1e7') +
      stroke(repeat(9, (n) => `M${110 + n * 66} 260V418`) + 'M60 312H656M60 365H656', '#ded3bd', 3) +
      put('shelf', 'oak', 0, 360, 300, 0.78) +
      cupboards('#868a58', '#e6d3ae', '#c6a252') +
      sink +
      put('jars', 'sand', 0, 560, 420, 0.32) +
      put('cutting-board', 'oak', 0, 170, 420, 0.3) +
      put('ceiling-lamp', 'terracotta', 0, 930, 400, 0.62) +
      put('dining-chair', 'oak', 0, 780, 712, 0.52) +
      put('dining-chair', 'oak', 0, 1090, 712, 0.52) +
      put('dining-table', 'oak', 0, 935, 724, 0.56) +
      put('vase', 'mint', 0, 935, 548, 0.26),
  },
  bedroom: {
    before: () =>
      room('#c9c2b2', '#a08464', '#776046') +
      stains +
      pane(780, 120, 240, 280, '#d8cfbb') +
      bulb(420, 130) +
      slab(150, 640, 560, 90, 26, '#d9d2c2') +
      stroke('M170 660q120 -30 240 0t270 -8M190 690q160 16 300 -6t200 6', '#a49a84', 4, 0.6) +
      slab(170, 604, 150, 60, 26, '#c4bba6') +
      box(860, 730, 150, 120) +
      box(884, 610, 110, 84) +
      box(1030, 740, 110, 90),
    after: () =>
      room('#e4d5c8', '#c9a678', '#a9855a') +
      put('curtain', 'sand', 0, 940, 560, 0.8) +
      put('bed', 'sand', 0, 440, 720, 0.92) +
      put('nightstand', 'oak', 0, 800, 706, 0.42) +
      put('table-lamp', 'cream', 0, 800, 576, 0.34) +
      plain('M120 790L190 724H700L770 790Z', '#d38d9c', 0.4) +
      framed(330, 110, 120, 156) +
      framed(470, 110, 120, 156) +
      plant(1090, 724),
  },
};
