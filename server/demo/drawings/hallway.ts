import type { Drawer, Paint } from './brush.ts';
import {
  ball,
  brass,
  flat,
  grain,
  ink,
  leaf,
  leg,
  legs,
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

/** A drawer or door front with grain and, when asked, a knob in the middle of an edge. */
export function front(
  p: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  knob: 'none' | 'left' | 'right' | 'bar',
): string {
  const handle = {
    none: '',
    left: ball(x + 18, y + h / 2, 8, 8, brass),
    right: ball(x + w - 18, y + h / 2, 8, 8, brass),
    bar: slab(x + w / 2 - 28, y + h / 2 - 5, 56, 10, 5, brass),
  }[knob];
  return slab(x, y, w, h, 6, p.light) + grain(p, x, y, w, h) + handle;
}

const shoeCabinet: Drawer = (p, variant) => {
  if (variant === 0)
    return (
      shadow(400, 240) +
      legs([210, 590], 620, 22, 4, p.woodDark) +
      slab(180, 260, 440, 366, 10, p.main) +
      front(p, 196, 286, 200, 324, 'right') +
      front(p, 404, 286, 200, 324, 'left') +
      repeat(
        10,
        (n) =>
          stroke(`M${222 + (n % 5) * 36} 330v60`, p.deep, 5, n < 5 ? 0.4 : 0) +
          (n < 5 ? stroke(`M${430 + n * 36} 330v60`, p.deep, 5, 0.4) : ''),
      ) +
      slab(230, 236, 120, 24, 12, linen)
    );
  if (variant === 1)
    return (
      shadow(400, 200) +
      slab(230, 140, 340, 506, 8, p.main) +
      repeat(
        3,
        (n) => front(p, 246, 160 + n * 158, 308, 148, 'none') + slab(356, 172 + n * 158, 88, 12, 6, p.deep),
      ) +
      slab(220, 126, 360, 20, 5, p.dark) +
      shape('M470 126q-10 -50 6 -70h40q16 20 6 70Z', '#c4714d') +
      stroke('M496 60q-20 -30 -40 -34M496 60q10 -36 34 -40', leaf, 8)
    );
  return (
    shadow(400, 290) +
    legs([160, 640], 620, 24, 0, p.woodDark) +
    slab(130, 470, 540, 160, 8, p.main) +
    flat(150, 500, 244, 112, p.deep, 4) +
    flat(406, 500, 244, 112, p.deep, 4) +
    repeat(4, (n) =>
      shape(
        `M${176 + n * 118 + (n > 1 ? 22 : 0)} 608v-40q34 -2 44 20q30 2 32 20Z`,
        ['#c4714d', '#5f86a3', '#83384a', '#d2a548'][n] ?? ink,
      ),
    ) +
    slab(120, 432, 560, 46, 20, linen)
  );
};

const coatRack: Drawer = (p, variant) => {
  const hook = (x: number, y: number): string =>
    stroke(`M${x} ${y}v28q0 22 22 20`, variant === 0 ? p.dark : brass, 11);
  const coat = (x: number, y: number, c: string): string =>
    shape(
      `M${x - 26} ${y}Q${x} ${y - 20} ${x + 26} ${y}L${x + 66} ${y + 60}L${x + 56} ${y + 250}H${x - 56}L${x - 66} ${y + 60}Z`,
      c,
    ) + stroke(`M${x} ${y + 10}V${y + 240}`, tone(c, -0.3), 4, 0.5);
  const hat = (x: number, y: number): string =>
    oval(x, y, 74, 14, '#c9a872') +
    shape(`M${x - 42} ${y}q2 -54 42 -54t42 54Z`, '#cbac7c') +
    plain(`M${x - 42} ${y}q42 12 84 0v-12q-42 12 -84 0Z`, '#83384a');
  if (variant === 0)
    return (
      shadow(400, 150) +
      leg(392, 560, 22, -110, p.dark) +
      leg(408, 560, 22, 110, p.dark) +
      slab(388, 90, 24, 560, 12, p.main) +
      stroke(
        'M400 190Q330 180 316 120M400 190Q470 180 484 120M400 260Q350 250 336 206M400 260Q450 250 464 206',
        p.main,
        14,
      ) +
      coat(340, 232, '#7f9b86') +
      hat(478, 118)
    );
  const y = variant === 1 ? 230 : 300;
  return (
    slab(110, y, 580, 60, 10, p.main) +
    grain(p, 110, y, 580, 60) +
    (variant === 2
      ? slab(90, y - 74, 620, 22, 5, p.main) +
        stroke(`M140 ${y - 52}V${y}M660 ${y - 52}V${y}`, p.dark, 14) +
        hat(250, y - 76) +
        slab(480, y - 130, 130, 54, 8, linen)
      : '') +
    repeat(5, (n) => hook(170 + n * 112, y + 30)) +
    coat(282, y + 74, '#c4714d') +
    coat(516, y + 74, '#46626a')
  );
};

const consoleTable: Drawer = (p, variant) => {
  const top = slab(110, 380, 580, 30, variant === 2 ? 14 : 6, p.main) + grain(p, 110, 380, 580, 30);
  const vase =
    shape('M540 380q-24 -50 0 -84h40q24 34 0 84Z', '#d38d9c') +
    stroke('M556 296q-16 -60 -42 -76M562 296q2 -70 4 -96M568 296q20 -50 40 -64', leaf, 7);
  if (variant === 0)
    return (
      shadow(400, 300) +
      legs([150, 650], 410, 24, 6, p.woodDark) +
      slab(140, 404, 520, 74, 6, p.dark) +
      front(p, 150, 412, 246, 58, 'bar') +
      front(p, 404, 412, 246, 58, 'bar') +
      top +
      vase
    );
  if (variant === 1)
    return (
      shadow(400, 300) +
      legs([140, 660], 410, 22, 0, p.woodDark) +
      slab(140, 580, 520, 20, 4, p.dark) +
      slab(200, 500, 150, 80, 20, '#cbac7c') +
      slab(420, 548, 130, 32, 4, '#5f86a3') +
      top +
      vase
    );
  return (
    shadow(400, 290) +
    legs([190, 400, 610], 430, 22, 10, p.woodDark) +
    shape('M130 400H670Q660 450 560 456H240Q140 450 130 400Z', p.dark) +
    top +
    vase
  );
};

const bench: Drawer = (p, variant) => {
  if (variant === 1)
    return (
      shadow(400, 310) +
      legs([150, 650], 560, 26, 12, p.wood) +
      slab(110, 540, 580, 26, 6, p.wood) +
      slab(104, 466, 592, 84, 34, p.grained ? linen : p.main) +
      repeat(4, (n) => ball(190 + n * 140, 506, 8, 6, p.grained ? tone(linen, -0.2) : p.deep))
    );
  if (variant === 2)
    return (
      shadow(400, 300) +
      legs([150, 650], 630, 30, 0, p.woodDark) +
      slab(120, 480, 560, 158, 8, p.main) +
      front(p, 138, 508, 260, 112, 'none') +
      front(p, 402, 508, 260, 112, 'none') +
      slab(104, 450, 592, 36, 8, p.dark) +
      slab(376, 474, 48, 34, 6, brass)
    );
  return (
    shadow(400, 310) +
    legs([140, 660], 470, 34, 0, p.dark) +
    repeat(4, (n) => slab(130, 580 + n * 9, 540, 6, 2, p.woodDark)) +
    shape('M210 578v-38q34 -2 46 18q30 2 34 20ZM310 578v-38q34 -2 46 18q30 2 34 20Z', '#83384a') +
    slab(100, 440, 600, 36, 8, p.main) +
    grain(p, 100, 440, 600, 36)
  );
};

/** What stands in a hallway, by kind. */
export const hallwayDrawers: Readonly<Record<string, Drawer>> = {
  'shoe-cabinet': shoeCabinet,
  'coat-rack': coatRack,
  console: consoleTable,
  bench,
};
