import type { Drawer } from './brush.ts';
import { embroidery, flat, linen, plain, repeat, shadow, shape, slab, stroke, tone } from './brush.ts';
import { fringe } from './textile.ts';

const cushion: Drawer = (p, variant) => {
  if (variant === 2)
    return (
      shadow(400, 320, 590, 30) +
      shape('M110 320Q400 290 690 320Q720 450 690 580Q400 606 110 580Q80 450 110 320Z', p.main) +
      flat(250, 312, 300, 272, tone(linen, 0.3)) +
      embroidery(262, 370, 6, 46, '#a33a4b') +
      embroidery(262, 450, 6, 46, p.deep) +
      embroidery(262, 528, 6, 46, '#a33a4b')
    );
  const edge = variant === 1 ? fringe(190, 220, 420, -30, p.dark) + fringe(190, 610, 420, 32, p.dark) : '';
  return (
    shadow(400, 260, 640, 30) +
    edge +
    shape('M180 210Q400 238 620 210Q596 420 626 626Q400 600 174 626Q204 420 180 210Z', p.main) +
    stroke(
      'M196 226Q260 300 270 330M604 226Q540 300 530 330M192 610Q250 540 262 510M608 610Q550 540 538 510',
      p.deep,
      5,
      0.35,
    ) +
    (variant === 0
      ? stroke('M190 216Q400 242 610 216Q588 420 614 616Q400 592 186 616Q212 420 190 216Z', p.light, 4, 0.7)
      : embroidery(220, 418, 10, 36, p.light))
  );
};

const throwBlanket: Drawer = (p, variant) => {
  const fold = (y: number, h: number, fill: string): string => slab(150, y, 500, h, 34, fill);
  const pile = shadow(400, 290) + fold(556, 104, p.dark) + fold(468, 104, p.main) + fold(380, 104, p.light);
  if (variant === 0)
    return (
      shadow(400, 280) +
      slab(190, 180, 420, 400, 16, p.main) +
      plain('M190 180h120v400h-120ZM480 180h40v400h-40Z', p.light, 0.5) +
      fringe(190, 580, 420, 60, p.dark) +
      stroke('M190 180H610', p.woodDark, 20) +
      stroke('M180 180V655M620 180V655', p.wood, 18)
    );
  if (variant === 1)
    return (
      pile +
      repeat(5, (n) =>
        flat(200 + n * 92, 386, 26, 268, tone(p.main, -0.3)).replace('/>', ' opacity=".35"/>'),
      ) +
      stroke('M156 420H644M156 510H644M156 610H644', linen, 8, 0.6)
    );
  return (
    pile +
    repeat(3, (row) =>
      stroke(
        repeat(15, (n) => `M${176 + n * 31} ${404 + row * 88}l10 28 10 -28`),
        p.deep,
        5,
        0.4,
      ),
    )
  );
};

/** A bed seen from its foot, for linen and pillows. */
const bedding: Drawer = (p, variant) => {
  const pillow = (x: number, w: number): string =>
    shape(
      `M${x} 300Q${x + w / 2} 268 ${x + w} 300Q${x + w + 16} 350 ${x + w} 404Q${x + w / 2} 420 ${x} 404Q${x - 16} 350 ${x} 300Z`,
      tone(p.main, 0.45),
    ) + stroke(`M${x + 20} 316Q${x + w / 2} 300 ${x + w - 20} 316`, p.dark, 3, 0.35);
  const half = variant === 0 ? 190 : 280;
  const left = 400 - half;
  const stripes =
    variant === 2
      ? repeat(Math.floor(half / 24), (n) =>
          flat(left + 22 + n * 46, 430, 14, 190, p.dark).replace('/>', ' opacity=".5"/>'),
        )
      : '';
  return (
    shadow(400, half + 30) +
    slab(left - 24, 200, half * 2 + 48, 260, 24, '#b98d5b') +
    slab(left, 360, half * 2, 270, 18, '#f4eee2') +
    (variant === 0
      ? pillow(left + 70, half * 2 - 140)
      : pillow(left + 26, half - 50) + pillow(400 + 24, half - 50)) +
    shape(`M${left - 8} 420Q400 392 ${left + half * 2 + 8} 420V630Q400 650 ${left - 8} 630Z`, p.main) +
    stripes +
    shape(`M${left - 8} 420Q400 392 ${left + half * 2 + 8} 420V468Q400 446 ${left - 8} 468Z`, p.light) +
    stroke(
      `M${left + half * 0.6} 480Q${left + half * 0.5} 560 ${left + half * 0.62} 632M${left + half * 1.5} 484Q${left + half * 1.4} 560 ${left + half * 1.5} 630`,
      p.deep,
      4,
      0.3,
    ) +
    bedFeet(left, half)
  );
};

function bedFeet(left: number, half: number): string {
  return slab(left + 6, 630, 26, 30, 4, '#93704a') + slab(left + half * 2 - 32, 630, 26, 30, 4, '#93704a');
}

const pillow: Drawer = (p, variant) => {
  if (variant === 1)
    return (
      shadow(400, 310, 560, 34) +
      shape(
        'M110 560V430Q110 330 220 330Q300 330 340 390Q400 440 470 400Q520 350 600 352Q690 356 690 440V560Q690 590 660 590H140Q110 590 110 560Z',
        p.main,
      ) +
      stroke('M124 470Q300 520 400 490T676 470', p.deep, 4, 0.35) +
      embroidery(150, 560, 5, 26, p.dark)
    );
  const one = (y: number, thick: number): string =>
    shape(
      `M110 ${y}Q400 ${y - thick} 690 ${y}Q724 ${y + thick / 2} 690 ${y + thick}Q400 ${y + thick * 1.5} 110 ${y + thick}Q76 ${y + thick / 2} 110 ${y}Z`,
      p.main,
    ) + stroke(`M120 ${y + thick * 0.55}Q400 ${y + thick * 0.85} 680 ${y + thick * 0.55}`, p.deep, 4, 0.3);
  return variant === 0
    ? shadow(400, 320, 600, 36) +
        one(470, 110) +
        `<g transform="translate(24 -130) rotate(-3 400 470)">${one(470, 110)}</g>`
    : shadow(400, 320, 570, 30) + one(490, 70);
};

/** Cushions, throws and what a bed is made with, by kind. */
export const softDrawers: Readonly<Record<string, Drawer>> = {
  cushion,
  throw: throwBlanket,
  bedding,
  pillow,
};
