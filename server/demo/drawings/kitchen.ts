import type { Drawer } from './brush.ts';
import {
  ball,
  brass,
  embroidery,
  floor,
  grain,
  iron,
  leg,
  legs,
  linen,
  oval,
  repeat,
  shadow,
  shape,
  slab,
  stroke,
  tone,
} from './brush.ts';

const diningTable: Drawer = (p, variant) => {
  if (variant === 2)
    return (
      shadow(400, 270) +
      shape('M372 410h56l14 190h-84Z', p.dark) +
      shape('M400 590L560 650V660H240V650Z', p.woodDark) +
      oval(400, 418, 310, 44, p.deep) +
      ball(400, 402, 310, 44, p.main) +
      grain(p, 180, 370, 440, 60) +
      shape('M352 384q-10 -50 14 -64h68q24 14 14 64q-48 14 -96 0Z', '#f1ebdf')
    );
  const half = variant === 0 ? 250 : 345;
  return (
    shadow(400, half + 20) +
    legs([400 - half + 50, 400 + half - 50], 410, 32, 10, p.dark) +
    slab(400 - half + 44, 406, half * 2 - 88, 34, 4, p.dark) +
    slab(400 - half, 372, half * 2, 40, 10, p.main) +
    grain(p, 400 - half, 372, half * 2, 40) +
    slab(340, 330, 120, 42, 20, '#f1ebdf') +
    ball(370, 326, 22, 20, '#c4714d') +
    ball(412, 322, 24, 22, '#d2a548') +
    ball(440, 330, 18, 16, '#868a58')
  );
};

const diningChair: Drawer = (p, variant) => {
  const seat = p.grained ? linen : p.main;
  const frame = p.grained ? p.wood : tone(p.main, -0.1);
  const base =
    shadow(400, 170) +
    leg(330, 480, 22, 10, tone(frame, -0.25), floor - 14) +
    leg(470, 480, 22, -10, tone(frame, -0.25), floor - 14);
  if (variant === 1)
    return (
      base +
      legs([290, 510], 480, 26, 10, p.wood) +
      shape('M282 170Q400 146 518 170Q538 300 520 420H280Q262 300 282 170Z', seat) +
      stroke('M340 190V400M400 184V404M460 190V400', tone(seat, -0.3), 4, 0.35) +
      slab(256, 424, 288, 70, 30, tone(seat, 0.16))
    );
  if (variant === 0)
    return (
      base +
      stroke('M296 480L272 656M504 480L528 656', frame, 24) +
      stroke('M288 450L276 262M512 450L524 262', frame, 20) +
      shape('M250 210Q400 268 550 210Q562 250 550 290Q400 344 250 290Q238 250 250 210Z', frame) +
      shape(
        'M252 446Q400 428 548 446Q560 470 540 492H260Q240 470 252 446Z',
        p.grained ? tone(frame, 0.2) : p.light,
      )
    );
  return (
    base +
    stroke('M292 480L272 656M508 480L528 656M286 580H514', frame, 20) +
    repeat(6, (n) => stroke(`M${304 + n * 38.4} 452L${296 + n * 41.6} 180`, frame, 11)) +
    slab(262, 148, 276, 46, 20, frame) +
    shape(
      'M246 446Q400 426 554 446Q566 474 544 494H256Q234 474 246 446Z',
      p.grained ? tone(frame, 0.2) : p.light,
    )
  );
};

const barStool: Drawer = (p, variant) => {
  const seat = variant === 2 ? p.main : p.grained ? p.main : p.light;
  if (variant === 2)
    return (
      shadow(400, 150) +
      oval(400, 654, 120, 14, tone(iron, -0.3)) +
      ball(400, 644, 120, 16, iron) +
      stroke('M400 636V350', iron, 20) +
      stroke('M330 520Q400 556 470 520', brass, 10) +
      shape('M276 170Q400 130 524 170L510 300H290Z', p.main) +
      slab(270, 282, 260, 66, 32, tone(seat, 0.15))
    );
  const top = variant === 0 ? 300 : 250;
  return (
    shadow(400, 170) +
    leg(350, top, 18, -10, p.woodDark, floor - 16) +
    leg(450, top, 18, 10, p.woodDark, floor - 16) +
    legs([310, 490], top, 24, 36, p.grained ? p.wood : p.dark) +
    stroke('M286 540H514', brass, 12) +
    (variant === 0
      ? stroke('M300 300L292 210M500 300L508 210', p.grained ? p.wood : p.dark, 16) +
        shape('M270 176Q400 210 530 176Q540 210 528 236Q400 268 272 236Q260 210 270 176Z', p.main)
      : '') +
    slab(270, top - 30, 260, 50, 25, seat)
  );
};

const pot: Drawer = (p, variant) => {
  const [l, top, h] = (
    [
      [220, 420, 230],
      [190, 360, 290],
      [140, 500, 150],
    ] as const
  )[variant] ?? [220, 420, 230];
  const w = (400 - l) * 2;
  return (
    shadow(400, w / 2 + 40) +
    stroke(`M${l} ${top + 50}h-46v50h46M${l + w} ${top + 50}h46v50h-46`, p.deep, 18) +
    shape(
      `M${l} ${top}H${l + w}V${top + h - 40}Q${l + w} ${top + h + 4} ${l + w - 44} ${top + h + 6}H${l + 44}Q${l} ${top + h + 4} ${l} ${top + h - 40}Z`,
      p.main,
    ) +
    (variant === 1
      ? embroidery(l + 24, top + h / 2, Math.floor((w - 48) / 36), 36, tone(p.main, 0.6))
      : stroke(`M${l + 26} ${top + 30}V${top + h - 40}`, p.light, 12, 0.7)) +
    shape(
      `M${l - 12} ${top}Q${l + 20} ${top - 70} 400 ${top - 74}Q${l + w - 20} ${top - 70} ${l + w + 12} ${top}Z`,
      p.dark,
    ) +
    slab(l - 18, top - 8, w + 36, 20, 10, p.light) +
    slab(376, top - 96, 48, 26, 12, brass)
  );
};

/** Tables, chairs and pots, by kind. */
export const kitchenDrawers: Readonly<Record<string, Drawer>> = {
  'dining-table': diningTable,
  'dining-chair': diningChair,
  'bar-stool': barStool,
  pot,
};
