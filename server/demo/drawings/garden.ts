import type { Drawer } from './brush.ts';
import {
  ball,
  brass,
  embroidery,
  leaf,
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

const greenery = (x: number, y: number, s: number): string =>
  stroke(
    `M${x} ${y}q${-s * 0.7} ${-s * 0.3} ${-s * 0.8} ${-s}M${x} ${y}q${-s * 0.3} ${-s * 0.6} ${-s * 0.3} ${-s * 1.4}M${x} ${y}q${s * 0.1} ${-s * 0.7} ${s * 0.16} ${-s * 1.5}M${x} ${y}q${s * 0.5} ${-s * 0.5} ${s * 0.6} ${-s * 1.2}M${x} ${y}q${s * 0.8} ${-s * 0.2} ${s} ${-s * 0.7}`,
    leaf,
    s * 0.13,
  ) +
  [
    [-0.8, -1, -40],
    [-0.3, -1.4, -12],
    [0.16, -1.5, 8],
    [0.6, -1.2, 30],
    [1, -0.7, 60],
  ]
    .map(
      ([a = 0, b = 0, r = 0]) =>
        `<ellipse cx="${x + a * s}" cy="${y + b * s}" rx="${s * 0.17}" ry="${s * 0.38}" transform="rotate(${r} ${x + a * s} ${y + b * s})" fill="${r < 0 ? leaf : tone(leaf, 0.2)}"/>`,
    )
    .join('');

const planter: Drawer = (p, variant) => {
  if (variant === 0)
    return (
      shadow(400, 190) +
      greenery(400, 430, 150) +
      shape('M250 440H550L512 650Q510 660 490 660H310Q290 660 288 650Z', p.main) +
      slab(232, 416, 336, 46, 12, p.light) +
      embroidery(280, 540, 8, 30, p.dark)
    );
  if (variant === 1)
    return (
      shadow(400, 150) +
      greenery(400, 300, 120) +
      stroke('M300 440L276 656M500 440L524 656M284 590H516', p.wood, 16) +
      shape('M270 320H530Q530 500 400 504Q270 500 270 320Z', p.main) +
      slab(258, 300, 284, 34, 12, p.light)
    );
  return (
    shadow(400, 340) +
    greenery(210, 470, 90) +
    greenery(400, 470, 110) +
    greenery(590, 470, 90) +
    repeat(4, (n) => ball(170 + n * 150, 420 - (n % 2) * 40, 24, 22, '#c8415f')) +
    slab(90, 466, 620, 190, 16, p.main) +
    slab(78, 452, 644, 36, 10, p.light) +
    stroke('M130 540H670M130 596H670', p.dark, 5, 0.5)
  );
};

const hammock: Drawer = (p, variant) => {
  const posts =
    stroke('M90 656V170M710 656V170', '#93704a', 26) + stroke('M50 656H140M660 656H750', '#7a5c3c', 22);
  const depth = variant === 1 ? 590 : 540;
  const cloth = `M190 330Q400 ${depth + 60} 610 330Q620 350 604 400Q400 ${depth + 130} 196 400Q180 350 190 330Z`;
  const tassels =
    variant === 2
      ? stroke(
          repeat(13, (n) => {
            const t = n / 12;
            const x = 205 + t * 390;
            return `M${x.toFixed(0)} ${(405 + 4 * t * (1 - t) * (depth - 335)).toFixed(0)}v44`;
          }),
          linen,
          6,
        )
      : '';
  return (
    shadow(400, 360) +
    posts +
    stroke('M90 210L196 340M90 210L192 372M710 210L604 340M710 210L608 372', '#d3bb95', 6) +
    tassels +
    shape(cloth, p.main) +
    stroke(`M240 390Q400 ${depth + 50} 560 390M280 440Q400 ${depth + 40} 520 440`, p.light, 12, 0.7) +
    shape(`M196 336Q250 300 300 400Q300 440 262 440Q210 420 196 336Z`, linen)
  );
};

const gardenSet: Drawer = (p, variant) => {
  const chair = (x: number, s: number): string =>
    stroke(`M${x} 480L${x - 20 * s} 656M${x + 110 * s} 480L${x + 130 * s} 656`, p.dark, 16) +
    repeat(5, (n) => slab(Math.min(x, x + 110 * s) - 4 + n * 24, 330, 16, 160, 5, p.main)) +
    slab(Math.min(x, x + 110 * s) - 14, 318, 138, 20, 8, p.main) +
    slab(Math.min(x, x + 110 * s) - 18, 474, 146, 24, 8, p.light);
  if (variant === 0)
    return (
      shadow(400, 350) +
      chair(90, 1) +
      chair(710, -1) +
      stroke('M400 470V650M340 656H460', p.dark, 18) +
      oval(400, 466, 150, 22, p.deep) +
      ball(400, 456, 150, 22, p.main) +
      slab(372, 404, 56, 44, 14, '#c4714d') +
      stroke('M400 404q-16 -40 -30 -44M402 404q10 -40 30 -50', leaf, 7)
    );
  if (variant === 1)
    return (
      shadow(400, 350) +
      legs([140, 660], 420, 30, 4, p.dark) +
      repeat(4, (n) => slab(120, 300 + n * 42, 560, 28, 8, p.main)) +
      slab(110, 486, 580, 34, 8, p.light) +
      slab(104, 520, 592, 20, 6, p.dark) +
      stroke('M130 300V500M670 300V500', p.dark, 22) +
      slab(90, 420, 70, 22, 10, p.main) +
      slab(640, 420, 70, 22, 10, p.main)
    );
  return (
    shadow(400, 190) +
    stroke('M300 480L500 654M500 480L300 654M286 610H514', p.dark, 18) +
    stroke('M288 190V500M512 190V500', p.dark, 22) +
    repeat(5, (n) => slab(292, 200 + n * 46, 216, 32, 8, p.main)) +
    slab(262, 452, 276, 34, 10, p.light) +
    slab(272, 486, 256, 14, 5, p.dark)
  );
};

const parasol: Drawer = (p, variant) => {
  const base =
    shadow(400, 170) +
    slab(392, 180, 16, 470, 6, '#93704a') +
    slab(300, 632, 200, 28, 14, tone('#8c887f', -0.05));
  const w = variant === 1 ? 220 : 300;
  const tilt = variant === 0 ? ' transform="rotate(-10 400 330)"' : '';
  const l = 400 - w;
  const canopy =
    shape(`M${l} 360Q${400 - w * 0.7} 150 400 130Q${400 + w * 0.7} 150 ${400 + w} 360Z`, p.main) +
    plain(
      `M400 130Q${400 - w * 0.34} 170 ${400 - w * 0.36} 360H${400 + w * 0.36}Q${400 + w * 0.34} 170 400 130Z`,
      p.light,
      0.8,
    ) +
    plain(
      `M400 130Q${400 + w * 0.62} 170 ${400 + w * 0.72} 360H${400 + w}Q${400 + w * 0.7} 150 400 130Z`,
      p.dark,
      0.7,
    );
  const edge =
    variant === 2
      ? stroke(
          repeat(43, (n) => `M${l + 6 + n * 14} 362v36`),
          linen,
          5,
        )
      : repeat(10, (n) =>
          shape(`M${l + (n * w) / 5} 356h${w / 5}q${-w / 10} 46 ${-w / 5} 0Z`, n % 2 ? p.light : p.main),
        );
  return base + `<g${tilt}>${edge}${canopy}${ball(400, 128, 12, 14, brass)}</g>`;
};

const wateringCan: Drawer = (p, variant) => {
  if (variant === 0)
    return (
      shadow(400, 270) +
      stroke('M300 380Q300 250 440 256Q600 264 560 420', p.dark, 24) +
      stroke('M310 560L130 380', p.dark, 34) +
      shape('M84 350L160 308 176 372 126 416Z', p.light) +
      shape('M284 400H560L584 640Q586 660 560 660H284Q258 660 260 640Z', p.main) +
      slab(274, 386, 296, 34, 14, p.light) +
      stroke('M268 590H578', p.deep, 8, 0.4) +
      stroke('M306 440V620', p.light, 12, 0.6)
    );
  if (variant === 1)
    return (
      shadow(420, 210) +
      stroke('M540 470Q660 420 630 600H548', p.dark, 20) +
      stroke('M330 600Q230 560 200 400', p.dark, 24) +
      shape('M172 402q30 -30 60 0l-8 20h-42Z', p.light) +
      ball(440, 550, 150, 110, p.main) +
      slab(380, 430, 120, 26, 10, p.light) +
      stroke('M330 540Q330 580 350 600', p.light, 12, 0.7)
    );
  return (
    shadow(440, 220) +
    stroke('M560 430Q680 430 640 600H580', p.dark, 18) +
    stroke('M370 610Q260 600 220 420T110 280', p.dark, 18) +
    shape('M380 440H580L600 640Q602 660 580 660H370Q348 660 350 640Z', p.main) +
    slab(370, 424, 220, 28, 12, p.light) +
    embroidery(372, 560, 7, 30, p.light)
  );
};

/** What stands on a terrace or in a garden, by kind. */
export const gardenDrawers: Readonly<Record<string, Drawer>> = {
  planter,
  hammock,
  'garden-set': gardenSet,
  parasol,
  'watering-can': wateringCan,
};
