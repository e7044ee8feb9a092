import type { Drawer } from './brush.ts';
import {
  ball,
  embroidery,
  flat,
  floor,
  leaf,
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

const plates: Drawer = (p, variant) => {
  const rim = '#f7f1e4';
  const face = (x: number, y: number, r: number): string =>
    ball(x, y, r, r, p.main) +
    oval(x, y, r * 0.92, r * 0.92, rim) +
    oval(x, y, r * 0.84, r * 0.84, p.light) +
    oval(x, y, r * 0.62, r * 0.62, rim) +
    repeat(
      12,
      (n) =>
        `<g transform="rotate(${n * 30} ${x} ${y})">${plain(`M${x} ${y - r * 0.83}q${r * 0.09} ${r * 0.1} 0 ${r * 0.19}q${-r * 0.09} ${-r * 0.09} 0 ${-r * 0.19}Z`, p.deep)}</g>`,
    );
  const pile = (y: number, count: number, half: number): string =>
    repeat(count, (n) =>
      shape(
        `M${400 - half} ${y - n * 24}H${400 + half}Q${400 + half * 0.7} ${y - n * 24 + 32} ${400 + half * 0.4} ${y - n * 24 + 32}H${400 - half * 0.4}Q${400 - half * 0.7} ${y - n * 24 + 32} ${400 - half} ${y - n * 24}Z`,
        n % 2 ? rim : p.main,
      ),
    );
  if (variant === 0) return shadow(400, 280) + face(400, 350, 220) + pile(628, 3, 260);
  if (variant === 1) return shadow(330, 240) + shadow(560, 160) + face(300, 420, 210) + face(540, 480, 160);
  return (
    shadow(400, 250) +
    repeat(
      4,
      (n) =>
        shape(
          `M${200 + n * 4} ${560 - n * 60}H${600 - n * 4}Q${580} ${650 - n * 60} ${470} ${658 - n * 60}H330Q220 ${650 - n * 60} ${200 + n * 4} ${560 - n * 60}Z`,
          n % 2 ? p.light : p.main,
        ) + stroke(`M216 ${578 - n * 60}H584`, rim, 6, 0.8),
    ) +
    oval(400, 380, 188, 16, p.deep)
  );
};

const cups: Drawer = (p, variant) => {
  const cup = (x: number, y: number, w: number, h: number): string =>
    stroke(
      `M${x + w} ${y + h * 0.2}q${w * 0.42} 0 ${w * 0.4} ${h * 0.26}t${-w * 0.48} ${h * 0.26}`,
      p.dark,
      w * 0.1,
    ) +
    shape(
      `M${x} ${y}H${x + w}Q${x + w} ${y + h} ${x + w * 0.72} ${y + h}H${x + w * 0.28}Q${x} ${y + h} ${x} ${y}Z`,
      p.main,
    ) +
    oval(x + w / 2, y + 2, w / 2, w * 0.07, p.deep) +
    oval(x + w / 2, y + 4, w * 0.43, w * 0.045, '#7a5238') +
    plain(
      `M${x + w * 0.2} ${y + h * 0.3}q${w * 0.1} ${h * 0.24} 0 ${h * 0.36}q${-w * 0.1} ${-h * 0.14} 0 ${-h * 0.36}ZM${x + w * 0.44} ${y + h * 0.34}q${w * 0.1} ${h * 0.24} 0 ${h * 0.36}q${-w * 0.1} ${-h * 0.14} 0 ${-h * 0.36}ZM${x + w * 0.68} ${y + h * 0.3}q${w * 0.1} ${h * 0.24} 0 ${h * 0.36}q${-w * 0.1} ${-h * 0.14} 0 ${-h * 0.36}Z`,
      p.light,
    );
  const steam = (x: number, y: number): string => stroke(`M${x} ${y}q-20 -30 0 -56t0 -56`, '#d8cdb9', 8, 0.7);
  const saucer = (x: number): string => oval(x, 652, 140, 16, p.deep) + ball(x, 644, 140, 16, p.light);
  if (variant === 0)
    return (
      shadow(240, 160) +
      shadow(560, 160) +
      saucer(236) +
      saucer(556) +
      cup(146, 500, 170, 140) +
      cup(466, 500, 170, 140) +
      steam(230, 480) +
      steam(550, 480)
    );
  if (variant === 1) {
    return (
      shadow(400, 300) +
      cup(130, 500, 180, 160) +
      cup(450, 500, 180, 160) +
      cup(130, 340, 180, 160) +
      cup(450, 340, 180, 160)
    );
  }
  return (
    shadow(400, 200) +
    stroke('M530 400q120 -6 116 76t-130 90', p.dark, 30) +
    slab(250, 330, 290, 330, 40, p.main) +
    oval(395, 338, 142, 20, p.deep) +
    oval(395, 342, 124, 14, '#7a5238') +
    embroidery(266, 500, 7, 37, p.light) +
    steam(360, 310) +
    steam(430, 310)
  );
};

const cuttingBoard: Drawer = (p, variant) => {
  const tomato = ball(300, 430, 52, 48, '#c1452f') + plain('M282 388l18 14 18 -14 -6 22h-24Z', leaf);
  const bread =
    shape('M420 470q-10 -90 80 -92t90 92Z', '#b98047') +
    stroke('M462 400l20 50M506 392l16 56M546 402l10 46', '#e8cf9f', 7);
  const lines = (path: string): string => stroke(path, p.deep, 3, 0.3);
  if (variant === 0)
    return (
      shadow(400, 150) +
      shape(
        'M270 250Q270 220 300 220H360V120Q360 90 400 90T440 120V220H500Q530 220 530 250V630Q530 660 500 660H300Q270 660 270 630Z',
        p.main,
      ) +
      oval(400, 132, 18, 18, '#f6f1e7') +
      lines('M320 240V640M372 230V650M430 232V650M484 240V640')
    );
  if (variant === 1)
    return (
      shadow(400, 350, 640, 40) +
      slab(90, 330, 620, 300, 34, p.main) +
      stroke('M124 362H676V598H124Z', p.deep, 9, 0.4) +
      lines('M150 420Q400 400 660 424M150 510Q400 530 660 506') +
      `<g transform="translate(0 60)">${tomato}${bread}</g>`
    );
  return (
    shadow(400, 300, 640, 70) +
    oval(400, 470, 290, 200, p.deep) +
    ball(400, 452, 290, 200, p.main) +
    lines('M170 400Q400 380 630 400M130 470Q400 490 670 466M180 540Q400 520 620 540') +
    shape('M300 470L470 400 500 470 470 500H310Z', '#f4e3b5') +
    oval(420, 460, 14, 8, '#dcc17f') +
    ball(560, 470, 26, 24, '#83384a') +
    ball(534, 500, 26, 24, '#6d2c45') +
    ball(584, 510, 26, 24, '#83384a')
  );
};

const jars: Drawer = (p, variant) => {
  const lid = variant === 1 ? p.wood : p.grained ? p.wood : p.main;
  const fills = ['#c79a5b', '#e8dcc0', '#7d4a34', '#868a58', '#c4714d', '#d2a548'];
  const jar = (x: number, w: number, h: number, n: number): string =>
    slab(x, floor - h, w, h, 20, tone('#cbd8d3', 0.35)) +
    flat(x + 10, floor - h * 0.68, w - 20, h * 0.64, fills[n % fills.length] ?? linen, 14) +
    stroke(`M${x + 20} ${floor - h + 26}V${floor - 30}`, '#ffffff', 7, 0.65) +
    slab(x + w * 0.26, floor - h * 0.46, w * 0.5, h * 0.2, 4, tone(linen, 0.5)) +
    slab(x + 6, floor - h - 30, w - 12, 40, 10, lid) +
    (variant === 1 ? ball(x + w / 2, floor - h - 38, 16, 12, tone(lid, -0.15)) : '');
  if (variant === 2) return shadow(400, 340) + repeat(6, (n) => jar(76 + n * 110, 98, 170, n));
  return shadow(400, 310) + jar(110, 170, 330, 0) + jar(304, 180, 260, 1) + jar(508, 180, 200, 2);
};

const soapDispenser: Drawer = (p, variant) => {
  const pump = (x: number, y: number): string =>
    slab(x - 8, y - 70, 16, 70, 4, '#a5aaa9') +
    stroke(`M${x} ${y - 74}H${x - 62}q-14 0 -14 22`, '#b9bebd', 16) +
    slab(x - 34, y - 8, 68, 34, 8, '#b3b8b9');
  if (variant === 0)
    return (
      shadow(400, 120) +
      pump(400, 300) +
      slab(310, 320, 180, 340, 40, p.main) +
      slab(346, 430, 108, 120, 6, p.light) +
      embroidery(360, 490, 3, 27, p.deep)
    );
  if (variant === 1)
    return (
      shadow(400, 160) +
      pump(400, 400) +
      shape(
        'M280 470Q290 424 370 420H430Q510 424 520 470Q548 560 500 640Q490 660 470 660H330Q310 660 300 640Q252 560 280 470Z',
        p.main,
      ) +
      stroke('M300 490Q280 560 312 620', p.light, 14, 0.7)
    );
  return (
    shadow(400, 280) +
    slab(150, 622, 500, 38, 18, p.dark) +
    pump(300, 330) +
    slab(220, 350, 160, 276, 34, p.main) +
    slab(450, 560, 150, 62, 28, '#e7b7be') +
    stroke('M470 580H560', '#ffffff', 7, 0.5)
  );
};

/** What stands on tables and washbasins, by kind. */
export const tablewareDrawers: Readonly<Record<string, Drawer>> = {
  plates,
  cups,
  'cutting-board': cuttingBoard,
  jars,
  'soap-dispenser': soapDispenser,
};
