import type { Drawer } from './brush.ts';
import {
  ball,
  brass,
  embroidery,
  flat,
  linen,
  oval,
  plain,
  repeat,
  shadow,
  shape,
  slab,
  stroke,
} from './brush.ts';

/** A fringe hanging from (x, y) along `width`. */
export function fringe(x: number, y: number, width: number, length: number, colour: string): string {
  const count = Math.floor(width / 14);
  return stroke(
    repeat(count, (n) => `M${x + 7 + n * 14} ${y}v${length}`),
    colour,
    5,
  );
}

/** The stepped diamonds of Chiprovtsi rugs. */
function steppedDiamond(x: number, y: number, size: number, fill: string): string {
  const s = size / 4;
  return plain(
    `M${x - s} ${y - size}h${2 * s}v${s}h${s}v${s}h${s}v${s}h${s}v${2 * s}h${-s}v${s}h${-s}v${s}h${-s}v${s}h${-2 * s}v${-s}h${-s}v${-s}h${-s}v${-s}h${-s}v${-2 * s}h${s}v${-s}h${s}v${-s}h${s}Z`,
    fill,
  );
}

const rug: Drawer = (p, variant) => {
  if (variant === 2) {
    return (
      shadow(400, 340, 420, 330) +
      ball(400, 400, 310, 310, p.main) +
      oval(400, 400, 270, 270, p.light) +
      oval(400, 400, 250, 250, p.main) +
      oval(400, 400, 180, 180, p.dark) +
      oval(400, 400, 164, 164, p.main) +
      repeat(
        12,
        (n) => `<g transform="rotate(${n * 30} 400 400)">${plain('M400 160l22 26-22 26-22-26Z', linen)}</g>`,
      ) +
      steppedDiamond(400, 400, 90, linen) +
      steppedDiamond(400, 400, 50, p.deep)
    );
  }
  const tassels = fringe(160, 110, 480, -26, linen) + fringe(160, 690, 480, 26, linen);
  const ground = shadow(410, 300, 410, 340) + tassels + slab(160, 104, 480, 592, 4, p.main);
  if (variant === 1) {
    return (
      ground +
      repeat(7, (n) => flat(160, 140 + n * 80, 480, n % 2 === 0 ? 30 : 12, n % 2 === 0 ? p.light : p.dark)) +
      embroidery(172, 274, 12, 38, p.deep) +
      embroidery(172, 514, 12, 38, p.deep)
    );
  }
  return (
    ground +
    flat(184, 128, 432, 544, linen) +
    flat(196, 140, 408, 520, p.dark) +
    embroidery(196, 166, 12, 34, linen) +
    embroidery(196, 634, 12, 34, linen) +
    flat(232, 192, 336, 416, p.main) +
    repeat(
      3,
      (n) => steppedDiamond(400, 268 + n * 132, 62, linen) + steppedDiamond(400, 268 + n * 132, 38, p.deep),
    ) +
    repeat(4, (n) => steppedDiamond(n % 2 ? 520 : 280, 334 + Math.floor(n / 2) * 132, 34, '#d2a548'))
  );
};

const curtain: Drawer = (p, variant) => {
  const rod =
    stroke('M110 120H690', variant === 0 ? '#4a4744' : brass, 12) +
    ball(104, 120, 16, 16, brass) +
    ball(696, 120, 16, 16, brass);
  const folds = (x: number, w: number): string => {
    const n = 6;
    const s = w / n;
    return (
      shape(
        `M${x} 136H${x + w}Q${x + w + 12} 420 ${x + w + 4} 680${Array.from({ length: n }, () => `q${-s / 2} 16 ${-s} 0`).join('')}Q${x - 8} 420 ${x} 136Z`,
        p.main,
      ) +
      repeat(n, (k) =>
        plain(`M${x + k * s + s * 0.55} 140q14 260 0 540h${s * 0.4}q10 -280 ${-s * 0.1} -540Z`, p.deep, 0.2),
      ) +
      stroke(
        repeat(n, (k) => `M${x + k * s + s * 0.25} 150V660`),
        p.light,
        4,
        0.4,
      )
    );
  };
  const tops = (x: number, w: number): string =>
    variant === 1
      ? repeat(6, (n) => stroke(`M${x + 16 + (n * w) / 6} 140q8 -40 16 0`, p.dark, 10))
      : repeat(6, (n) => oval(x + 22 + (n * w) / 6, 140, 9, 9, brass));
  const light =
    flat(300, 150, 200, 400, '#fdf6e0') +
    stroke('M400 150V550M300 350H500', '#d9ccb2', 7) +
    stroke('M300 150H500V550H300Z', '#d9ccb2', 10);
  return (
    light +
    (variant === 2 ? folds(130, 250) + folds(410, 250) : folds(120, 190) + folds(490, 190)) +
    rod +
    (variant === 2 ? tops(130, 250) + tops(410, 250) : tops(120, 190) + tops(490, 190)) +
    (variant === 1 ? stroke('M118 460Q210 492 308 458M492 458Q590 492 682 460', p.deep, 14) : '')
  );
};

const towel: Drawer = (p, variant) => {
  const hang = (x: number, w: number, h: number): string =>
    shape(`M${x} 220H${x + w}V${220 + h}H${x}Z`, p.main) +
    flat(x, 220 + h - 96, w, 14, p.light) +
    flat(x, 220 + h - 70, w, 26, p.dark) +
    embroidery(x + 4, 220 + h - 57, Math.floor(w / 26), 26, p.light) +
    stroke(`M${x + w * 0.3} 236V${200 + h - 90}M${x + w * 0.68} 236V${200 + h - 90}`, p.deep, 3, 0.25);
  const bar =
    slab(140, 204, 520, 18, 9, brass) + ball(140, 213, 20, 20, brass) + ball(660, 213, 20, 20, brass);
  if (variant === 0) return bar + hang(300, 200, 320);
  if (variant === 1) return bar + hang(230, 330, 410);
  return (
    shadow(400, 280) +
    repeat(
      3,
      (n) =>
        slab(150, 580 - n * 84, 500, 80, 38, [p.dark, p.main, p.light][n] ?? p.main) +
        flat(330, 580 - n * 84, 30, 80, linen) +
        flat(380, 580 - n * 84, 12, 80, linen),
    ) +
    ball(400, 350, 74, 66, p.main) +
    stroke('M400 350q0 -30 28 -28t24 36t-50 36t-58 -48', p.deep, 6, 0.4)
  );
};

const mat = (p: Parameters<Drawer>[0], variant: number, bath: boolean): string => {
  const fill = p.main;
  if (variant === 2 && bath)
    return (
      shadow(400, 300, 470, 210) +
      ball(400, 450, 280, 190, fill) +
      repeat(
        3,
        (n) =>
          `<ellipse cx="400" cy="450" rx="${230 - n * 70}" ry="${152 - n * 48}" fill="none" stroke="${n % 2 ? p.deep : p.light}" stroke-width="12" opacity=".55"/>`,
      )
    );
  if (variant === 1 && !bath)
    return (
      shadow(400, 330, 600, 40) +
      shape('M90 590Q100 280 400 276Q700 280 710 590Z', fill) +
      stroke('M136 560Q150 322 400 320Q650 322 664 560Z', p.deep, 10, 0.5) +
      repeat(
        5,
        (n) =>
          `<g transform="rotate(${-56 + n * 28} 400 590)">${plain('M400 370l26 44-26 44-26-44Z', p.deep, 0.55)}</g>`,
      ) +
      plain('M330 590q0 -74 70 -76q70 2 70 76Z', p.deep, 0.5)
    );
  const wide = variant === 2;
  const [x, w, y, h] = wide ? [60, 680, 330, 260] : [110, 580, 300, 300];
  return (
    shadow(400, w / 2 + 20, y + h - 10, 40) +
    (bath && variant === 1 ? fringe(x, y + h - 4, w, 34, p.dark) + fringe(x, y + 4, w, -30, p.dark) : '') +
    slab(x, y, w, h, bath ? 34 : 12, fill) +
    (bath
      ? stroke(
          repeat(6, (n) => `M${x + 44} ${y + 46 + n * 42}H${x + w - 44}`),
          p.deep,
          10,
          0.25,
        )
      : stroke(`M${x + 26} ${y + 26}h${w - 52}v${h - 52}h${52 - w}Z`, p.deep, 9, 0.5) +
        embroidery(x + 60, y + h / 2, Math.floor((w - 120) / 56), 56, p.deep) +
        stroke(`M${x + 70} ${y + 74}h${w - 140}M${x + 70} ${y + h - 74}h${w - 140}`, p.deep, 5, 0.4))
  );
};

/** Rugs, curtains and other spread or hung fabrics, by kind. */
export const textileDrawers: Readonly<Record<string, Drawer>> = {
  rug,
  curtain,
  towel,
  'bath-mat': (paint, variant) => mat(paint, variant, true),
  doormat: (paint, variant) => mat(paint, variant, false),
};
