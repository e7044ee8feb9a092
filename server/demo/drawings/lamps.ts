import type { Drawer } from './brush.ts';
import {
  ball,
  brass,
  embroidery,
  flat,
  floor,
  glow,
  grain,
  ink,
  leg,
  linen,
  oval,
  plain,
  shadow,
  shape,
  slab,
  stroke,
  tone,
} from './brush.ts';

/** Warm light around a lit shade. */
function halo(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#g)"/>`;
}

/** A drum shade with folds. */
function shade(x: number, y: number, top: number, bottom: number, height: number, fill: string): string {
  return (
    shape(`M${x - top} ${y}H${x + top}L${x + bottom} ${y + height}H${x - bottom}Z`, fill) +
    plain(
      `M${x - bottom} ${y + height}H${x + bottom}L${x + bottom * 0.97} ${y + height - 12}H${x - bottom * 0.97}Z`,
      glow,
      0.8,
    ) +
    stroke(
      [-0.5, 0, 0.5].map((s) => `M${x + top * s} ${y + 8}L${x + bottom * s} ${y + height - 14}`).join(''),
      tone(fill, -0.2),
      2,
      0.3,
    )
  );
}

const floorLamp: Drawer = (p, variant) => {
  const metal = p.grained ? p.wood : p.dark;
  if (variant === 0)
    return (
      halo(400, 250, 240) +
      shadow(400, 170) +
      leg(400, 330, 20, 0, p.woodDark, floor - 12) +
      leg(390, 330, 22, -130, metal) +
      leg(410, 330, 22, 130, metal) +
      shade(400, 140, 96, 150, 190, p.cloth)
    );
  if (variant === 1)
    return (
      halo(560, 330, 210) +
      shadow(250, 150) +
      oval(240, 652, 110, 18, tone('#a8a49b', -0.2)) +
      ball(240, 640, 110, 20, '#dcd6ca') +
      stroke('M240 636V300Q250 110 420 110Q550 112 560 240', metal, 14) +
      shape('M450 330Q456 236 560 232Q664 236 670 330Z', p.main) +
      oval(560, 330, 110, 14, glow)
    );
  return (
    halo(400, 240, 230) +
    shadow(400, 130) +
    stroke('M400 640V280', metal, 16) +
    oval(400, 654, 100, 16, p.deep) +
    ball(400, 644, 100, 16, metal) +
    shade(400, 130, 110, 124, 180, p.cloth) +
    stroke('M460 310V372', brass, 4) +
    ball(460, 378, 7, 7, brass)
  );
};

const tableLamp: Drawer = (p, variant) => {
  if (variant === 0)
    return (
      halo(400, 290, 250) +
      shadow(400, 150) +
      leg(400, 400, 22, 0, p.woodDark, floor - 4) +
      leg(392, 420, 26, -96, p.wood) +
      leg(408, 420, 26, 96, p.wood) +
      shade(400, 170, 120, 190, 240, p.cloth)
    );
  if (variant === 1)
    return (
      halo(400, 270, 240) +
      shadow(400, 150) +
      slab(388, 380, 24, 70, 4, brass) +
      ball(400, 548, 124, 110, p.main) +
      oval(400, 654, 70, 10, p.deep) +
      grain(p, 310, 480, 180, 130) +
      shade(400, 150, 130, 176, 230, p.grained ? linen : tone(p.main, 0.7))
    );
  return (
    halo(400, 330, 240) +
    shadow(400, 150) +
    shape(
      'M350 400Q380 520 310 640Q300 660 330 660H470Q500 660 490 640Q420 520 450 400Z',
      p.grained ? p.wood : p.dark,
    ) +
    shape(
      'M190 420Q190 210 400 206Q610 210 610 420Q610 440 584 440H216Q190 440 190 420Z',
      p.grained ? linen : p.main,
    ) +
    oval(400, 438, 190, 12, glow)
  );
};

const ceilingLamp: Drawer = (p, variant) => {
  const cord = stroke('M400 0V250', ink, 4) + slab(364, 0, 72, 20, 8, p.deep);
  if (variant === 0)
    return (
      halo(400, 500, 260) +
      cord +
      slab(372, 240, 56, 40, 10, brass) +
      shape('M170 480Q180 270 400 270Q620 270 630 480Z', p.main) +
      oval(400, 480, 230, 26, tone(p.main, -0.3)) +
      oval(400, 482, 200, 18, glow)
    );
  if (variant === 1)
    return (
      halo(400, 430, 290) +
      cord +
      slab(358, 250, 84, 34, 8, p.main) +
      ball(400, 430, 164, 164, '#f8ecd0') +
      oval(346, 372, 40, 54, '#fffaf0') +
      oval(400, 430, 70, 70, glow)
    );
  const rings = [310, 352, 394, 436, 478];
  const widths = [96, 160, 204, 226, 232];
  return (
    halo(400, 430, 300) +
    cord +
    shape('M330 268H470Q640 330 634 500H166Q160 330 330 268Z', p.main) +
    stroke(
      rings
        .map((y, n) => `M${400 - (widths[n] ?? 0)} ${y}Q400 ${y + 26} ${400 + (widths[n] ?? 0)} ${y}`)
        .join(''),
      p.deep,
      4,
      0.5,
    ) +
    stroke(
      [-200, -130, -64, 0, 64, 130, 200]
        .map((x) => `M${400 + x * 0.3} 270Q${400 + x * 1.1} 360 ${400 + x} 500`)
        .join(''),
      p.deep,
      4,
      0.4,
    ) +
    oval(400, 500, 234, 16, glow)
  );
};

const candle: Drawer = (p, variant) => {
  const flame = (x: number, y: number): string =>
    halo(x, y - 20, 150) +
    stroke(`M${x} ${y}V${y - 18}`, ink, 5) +
    plain(
      `M${x} ${y - 76}Q${x + 26} ${y - 34} ${x} ${y - 12}Q${x - 26} ${y - 34} ${x} ${y - 76}Z`,
      '#f3b24c',
    ) +
    plain(
      `M${x} ${y - 48}Q${x + 12} ${y - 28} ${x} ${y - 14}Q${x - 12} ${y - 28} ${x} ${y - 48}Z`,
      '#fff3cf',
    );
  const pillar = (x: number, top: number, half: number): string =>
    flame(x, top) +
    slab(x - half, top, half * 2, floor - top, 10, p.main) +
    oval(x, top + 6, half, 14, p.light) +
    plain(`M${x + half * 0.3} ${top + 8}q4 60 14 62t12 -60Z`, p.light);
  if (variant === 0)
    return (
      shadow(400, 170) +
      flame(400, 440) +
      slab(270, 360, 260, 300, 28, tone('#cfdad6', 0.25)) +
      flat(284, 440, 232, 206, p.main, 22) +
      oval(400, 442, 116, 14, p.light) +
      slab(330, 500, 140, 96, 6, tone(linen, 0.5)) +
      embroidery(345, 548, 4, 27, '#c4714d') +
      stroke('M292 390V610', '#ffffff', 8, 0.6)
    );
  if (variant === 1)
    return shadow(400, 130) + pillar(400, 320, 92) + slab(270, 640, 260, 22, 10, tone('#8a6a48', 0.1));
  return shadow(400, 260) + pillar(400, 300, 66) + pillar(260, 420, 66) + pillar(540, 500, 66);
};

const lantern: Drawer = (p, variant) => {
  const light =
    halo(400, 500, 210) +
    slab(366, 500, 68, 118, 6, '#f3e6c8') +
    plain('M400 440Q420 474 400 494Q380 474 400 440Z', '#f3b24c');
  if (variant === 2)
    return (
      shadow(400, 170) +
      stroke('M330 330Q400 210 470 330', p.deep, 10) +
      slab(330, 320, 140, 36, 14, p.main) +
      ball(400, 500, 170, 156, tone('#cfdad6', 0.35)) +
      light +
      slab(270, 620, 260, 40, 16, p.main) +
      stroke('M400 346V620M262 420Q400 470 538 420', p.dark, 7, 0.7)
    );
  const top = variant === 0 ? 260 : 380;
  return (
    shadow(400, 170) +
    stroke(`M350 ${top - 30}Q400 ${top - 150} 450 ${top - 30}`, p.deep, 10) +
    shape(`M270 ${top + 20}L370 ${top - 60}H430L530 ${top + 20}Z`, p.main) +
    flat(286, top + 20, 228, 610 - top, tone('#d9e2dc', 0.3)) +
    light +
    stroke(
      `M286 ${top + 24}V630M514 ${top + 24}V630M400 ${top + 24}V${variant === 0 ? 430 : 420}`,
      p.dark,
      14,
    ) +
    (variant === 0 ? stroke('M286 400H514', p.dark, 7) : '') +
    slab(256, 622, 288, 38, 8, p.main)
  );
};

/** Lamps, candles and lanterns, by kind. */
export const lampDrawers: Readonly<Record<string, Drawer>> = {
  'floor-lamp': floorLamp,
  'table-lamp': tableLamp,
  'ceiling-lamp': ceilingLamp,
  candle,
  lantern,
};
