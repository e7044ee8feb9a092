import {
  flat,
  glow,
  ink,
  iron,
  linen,
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

/** A light that shines where it was cleaned. */
const gleam = (x: number, y: number, size: number): string =>
  plain(
    `M${x} ${y - size}q${size * 0.16} ${size * 0.84} ${size} ${size}q-${size * 0.84} ${size * 0.16} -${size} ${size}q-${size * 0.16} -${size * 0.84} -${size} -${size}q${size * 0.84} -${size * 0.16} ${size} -${size}Z`,
    '#fffaf0',
    0.95,
  );

const bucket = (x: number, y: number): string =>
  shadow(x - 12, 110, y) +
  stroke(`M${x - 84} ${y - 150}q84 -130 168 0`, iron, 8) +
  shape(`M${x - 92} ${y - 160}h184l-24 160h-136Z`, '#1f5f47') +
  oval(x, y - 160, 92, 20, '#cfe6e2') +
  oval(x - 40, y - 176, 30, 26, '#ffffff') +
  oval(x + 6, y - 184, 38, 32, '#f4fbfa') +
  oval(x + 50, y - 172, 26, 22, '#ffffff');

const mop = (x: number, y: number): string =>
  stroke(`M${x + 150} ${y - 520}L${x} ${y - 40}`, '#b98d5b', 16) +
  shape(`M${x - 70} ${y - 46}h130l34 46h-200Z`, linen) +
  stroke(
    repeat(6, (n) => `M${x - 60 + n * 26} ${y - 40}l-12 38`),
    tone(linen, -0.3),
    4,
  );

const bottle = (x: number, y: number, colour: string): string =>
  slab(x - 32, y - 110, 64, 110, 16, colour) +
  slab(x - 14, y - 142, 28, 36, 4, linen) +
  plain(`M${x - 46} ${y - 168}h70v28h-40l-30 -10Z`, ink, 0.8) +
  flat(x - 24, y - 76, 48, 40, '#fbf6ee', 6);

/** A room that has just been cleaned, 1200 × 800. */
export function drawCleaning(): string {
  return scene(
    room('#dfe6d6', '#d3b385', '#b48f62') +
      pane(150, 100, 300, 330) +
      gleam(400, 170, 44) +
      gleam(230, 320, 26) +
      put('sofa', 'cream', 1, 800, 664, 0.66) +
      put('floor-lamp', 'terracotta', 0, 1100, 690, 0.74) +
      plain('M420 800L620 640H900L760 800Z', '#fffdf4', 0.34) +
      gleam(690, 720, 30) +
      gleam(960, 150, 22) +
      mop(420, 750) +
      bucket(250, 770) +
      bottle(590, 770, '#a6c9b3') +
      bottle(672, 778, '#d38d9c'),
  );
}

const box = (x: number, y: number, width: number, height: number, mark = ''): string =>
  slab(x, y - height, width, height, 4, '#cda46a') +
  flat(x + width * 0.42, y - height, width * 0.16, height * 0.5, '#e6cda0') +
  stroke(`M${x} ${y - height}H${x + width}`, '#8a6a3c', 4, 0.5) +
  mark;

/** A van before the house and things on their way, 1200 × 800. */
export function drawMoving(): string {
  return scene(
    flat(0, 0, 1200, 800, '#dbe6e2') +
      oval(1010, 130, 62, 62, glow) +
      plain('M0 470Q180 330 380 430T800 400T1200 440V660H0Z', '#a9c0a3') +
      plain('M0 560Q200 470 420 540T860 520T1200 550V680H0Z', '#7fa183') +
      flat(0, 640, 1200, 160, '#cfc3ad') +
      stroke('M0 720H1200', '#fbf6ee', 8, 0.7) +
      slab(60, 230, 330, 420, 8, '#f1e4cf') +
      shape('M30 240L225 90L420 240Z', '#c4714d') +
      pane(110, 300, 90, 110) +
      pane(260, 300, 90, 110) +
      slab(180, 480, 100, 170, 6, '#1f5f47') +
      oval(262, 570, 7, 7, '#c6a252') +
      van() +
      box(420, 690, 110, 90) +
      box(436, 600, 80, 66) +
      put('floor-lamp', 'mustard', 0, 350, 700, 0.5) +
      put('armchair', 'rose', 0, 250, 745, 0.42),
  );
}

function van(): string {
  const wheel = (x: number): string => oval(x, 690, 58, 58, ink) + oval(x, 690, 26, 26, '#cfc9bd');
  return (
    shadow(820, 330, 740, 26) +
    slab(560, 300, 400, 380, 18, '#fbf6ee') +
    slab(960, 420, 180, 260, 30, '#1f5f47') +
    plain('M984 446h90q30 0 40 40l12 64h-142Z', '#cfe0e2') +
    flat(560, 560, 400, 44, '#1f5f47') +
    shape('M700 480L760 420L820 480V540H700Z', '#c4714d') +
    flat(746, 500, 28, 40, '#fbf6ee') +
    slab(1118, 600, 34, 30, 8, glow) +
    wheel(670) +
    wheel(1040)
  );
}
