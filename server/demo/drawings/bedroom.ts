import type { Drawer } from './brush.ts';
import {
  ball,
  brass,
  flat,
  grain,
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
import { front } from './hallway.ts';

const bed: Drawer = (p, variant) => {
  const cloth = p.grained ? '#f1ebdf' : tone(p.main, 0.72);
  const blanket = p.grained ? '#8fae9b' : tone(p.main, 0.2);
  const head =
    variant === 1
      ? slab(90, 190, 620, 380, 46, p.grained ? linen : p.main) +
        stroke('M245 220V420M400 214V420M555 220V420', p.grained ? tone(linen, -0.2) : p.deep, 5, 0.5)
      : variant === 2
        ? slab(100, 210, 600, 26, 12, p.main) + repeat(11, (n) => slab(112 + n * 56, 230, 16, 220, 4, p.main))
        : slab(90, 220, 620, 340, 18, p.main) + grain(p, 90, 220, 620, 160);
  const pillow = (x: number): string =>
    shape(
      `M${x} 384Q${x + 110} 352 ${x + 220} 384Q${x + 232} 430 ${x + 220} 464H${x}Q${x - 12} 430 ${x} 384Z`,
      '#fbf6ea',
    );
  return (
    shadow(400, 350) +
    head +
    legs([120, 680], 610, 30, 0, p.woodDark) +
    slab(110, 430, 580, 150, 20, cloth) +
    pillow(150) +
    pillow(430) +
    shape('M96 470Q400 440 704 470V592Q400 606 96 592Z', cloth) +
    shape('M96 500Q400 474 704 500V596Q400 612 96 596Z', blanket) +
    slab(86, 580, 628, 44, 10, p.main) +
    stroke('M240 510Q230 560 244 590M560 510Q552 560 564 588', tone(blanket, -0.3), 4, 0.4)
  );
};

const mattress: Drawer = (p, variant) => {
  if (variant === 2)
    return (
      shadow(400, 320) +
      repeat(
        3,
        (n) =>
          slab(110, 600 - n * 58, 580, 58, 26, n % 2 ? p.main : p.light) +
          stroke(`M140 ${630 - n * 58}H660`, p.deep, 3, 0.3),
      ) +
      stroke('M200 474V660M600 474V660', p.deep, 14, 0.6)
    );
  const half = variant === 0 ? 240 : 330;
  const l = 400 - half;
  const r = 400 + half;
  return (
    shadow(400, half + 20) +
    shape(`M${l + 60} 400H${r - 60}L${r} 500H${l}Z`, p.light) +
    repeat(5, (n) => stroke(`M${l + 70 + n * (half / 2.6)} 424l${n * 6 - 12} 58`, p.deep, 3, 0.2)) +
    stroke(`M${l + 40} 450H${r - 40}`, p.deep, 3, 0.2) +
    slab(l, 496, half * 2, 156, 26, p.main) +
    stroke(`M${l + 4} 524H${r - 4}M${l + 4} 626H${r - 4}`, p.deep, 6, 0.35) +
    repeat(7, (n) =>
      stroke(`M${l + 36 + n * (half / 3.7)} 550q${half / 8} 46 ${half / 4} 0`, p.deep, 3, 0.22),
    ) +
    slab(r - 110, 556, 70, 44, 4, '#1f4d3a')
  );
};

const wardrobe: Drawer = (p, variant) => {
  const w = [340, 480, 520][variant] ?? 340;
  const l = 400 - w / 2;
  const body =
    shadow(400, w / 2 + 24) +
    legs([l + 30, l + w - 30], 630, 26, 0, p.woodDark) +
    slab(l, 80, w, 560, 8, p.main) +
    slab(l - 12, 68, w + 24, 22, 6, p.dark);
  if (variant === 0)
    return (
      body +
      front(p, l + 14, 106, w / 2 - 18, 380, 'right') +
      front(p, 404, 106, w / 2 - 18, 380, 'left') +
      front(p, l + 14, 498, w - 28, 126, 'bar')
    );
  if (variant === 1)
    return (
      body +
      front(p, l + 14, 106, 144, 520, 'right') +
      flat(l + 164, 106, 152, 520, tone('#b9cdc9', 0.3), 4) +
      plain(`M${l + 180} 420l100 -170h30l-110 220Z`, '#ffffff', 0.45) +
      front(p, l + 322, 106, 144, 520, 'left')
    );
  return (
    body +
    front(p, l + 14, 106, 254, 520, 'none') +
    slab(l + 246, 100, 260, 532, 6, p.main) +
    front(p, l + 252, 106, 248, 520, 'none') +
    repeat(9, (n) => stroke(`M${l + 276 + n * 25} 124V608`, p.deep, 4, 0.3)) +
    slab(l + 262, 320, 10, 90, 5, brass) +
    slab(l + 28, 320, 10, 90, 5, brass)
  );
};

const nightstand: Drawer = (p, variant) => {
  const things = slab(300, 330, 110, 18, 4, '#1f4d3a') + slab(310, 314, 96, 16, 4, '#d38d9c');
  if (variant === 2)
    return (
      shadow(400, 180) +
      legs([290, 510], 600, 24, 10, p.woodDark) +
      slab(250, 380, 300, 230, 44, p.main) +
      repeat(13, (n) => stroke(`M${272 + n * 21} 400V592`, p.deep, 4, 0.3)) +
      oval(400, 372, 170, 26, p.dark) +
      ball(400, 364, 170, 24, p.light) +
      slab(340, 318, 104, 34, 8, '#1f4d3a')
    );
  const two = variant === 1;
  return (
    shadow(400, 190) +
    legs([260, 540], 560, 26, 12, p.woodDark) +
    slab(226, 348, 348, two ? 250 : 220, 10, p.main) +
    (two
      ? front(p, 242, 366, 316, 104, 'bar') + front(p, 242, 480, 316, 104, 'bar')
      : front(p, 242, 366, 316, 90, 'bar') +
        flat(242, 466, 316, 88, p.deep, 4) +
        slab(270, 520, 150, 34, 4, linen)) +
    things
  );
};

const dresser: Drawer = (p, variant) => {
  const [w, top, rows, columns] = (
    [
      [380, 330, 3, 1],
      [600, 360, 3, 2],
      [300, 180, 5, 1],
    ] as const
  )[variant] ?? [380, 330, 3, 1];
  const l = 400 - w / 2;
  const step = (610 - top - 20) / rows;
  const each = (w - 24) / columns;
  return (
    shadow(400, w / 2 + 24) +
    legs([l + 30, l + w - 30], 600, 24, 8, p.woodDark) +
    slab(l, top, w, 280 + 330 - top, 10, p.main) +
    repeat(rows * columns, (n) =>
      front(
        p,
        l + 14 + (n % columns) * each,
        top + 18 + Math.floor(n / columns) * step,
        each - 6,
        step - 8,
        'bar',
      ),
    ) +
    slab(l - 8, top - 14, w + 16, 20, 6, p.dark) +
    shape(`M${l + 50} ${top - 14}q-18 -40 0 -70h36q18 30 0 70Z`, '#c4714d') +
    stroke(`M${l + 68} ${top - 84}q-16 -40 -34 -46M${l + 70} ${top - 84}q16 -40 34 -50`, leaf, 7)
  );
};

const laundryBasket: Drawer = (p, variant) => {
  const weave = (l: number, r: number, t: number): string =>
    repeat(6, (n) => stroke(`M${l + 6} ${t + 34 + n * ((630 - t) / 6)}H${r - 6}`, p.deep, 6, 0.28)) +
    repeat(7, (n) => stroke(`M${l + 18 + n * ((r - l - 36) / 6)} ${t + 14}V640`, p.deep, 4, 0.22));
  if (variant === 1)
    return (
      shadow(400, 260) +
      oval(290, 372, 90, 34, '#f1ebdf') +
      oval(500, 370, 90, 34, '#d38d9c') +
      shape('M160 370H640L616 660H184Z', p.main) +
      weave(180, 620, 370) +
      stroke('M400 374V656', p.deep, 10, 0.6) +
      slab(150, 360, 500, 26, 12, p.dark) +
      repeat(2, (n) => stroke(`M${250 + n * 220} 450q40 34 80 0`, p.woodDark, 12))
    );
  const lid =
    variant === 2
      ? slab(224, 252, 352, 44, 16, p.dark) + ball(400, 250, 26, 14, p.woodDark)
      : oval(400, 300, 164, 30, p.deep) +
        shape('M270 296q40 -60 110 -40t150 40q-60 30 -130 30t-130 -30Z', '#f4eee2');
  return (
    shadow(400, 200) +
    shape('M236 296H564L540 660H260Z', p.main) +
    weave(250, 550, 296) +
    lid +
    stroke('M250 400q-34 30 6 60M550 400q34 30 -6 60', p.woodDark, 12)
  );
};

const bathCabinet: Drawer = (p, variant) => {
  if (variant === 1)
    return (
      shadow(400, 150) +
      legs([300, 500], 630, 20, 0, p.woodDark) +
      slab(270, 90, 260, 550, 8, p.main) +
      front(p, 286, 106, 228, 190, 'right') +
      flat(286, 306, 228, 110, p.deep, 4) +
      slab(310, 370, 120, 46, 20, '#f4eee2') +
      slab(310, 336, 110, 34, 16, '#a6c9b3') +
      front(p, 286, 428, 228, 198, 'right')
    );
  const basin =
    variant === 0
      ? shape('M230 330H570Q560 402 470 402H330Q240 402 230 330Z', '#f8f4ea') +
        stroke('M400 330V262Q400 240 430 240H446V262', brass, 14)
      : slab(170, 372, 460, 30, 6, tone('#a8a49b', 0.3)) +
        stroke('M400 372V304Q400 284 430 284H446V300', '#9aa3a4', 14);
  return (
    shadow(400, 260) +
    legs([210, 590], 620, 22, 0, p.woodDark) +
    slab(180, 398, 440, 230, 8, p.main) +
    (variant === 0
      ? front(p, 196, 416, 200, 196, 'right') + front(p, 404, 416, 200, 196, 'left')
      : front(p, 196, 416, 408, 94, 'bar') + front(p, 196, 518, 408, 94, 'bar')) +
    basin
  );
};

/** Beds, chests and what else holds a household’s things, by kind. */
export const bedroomDrawers: Readonly<Record<string, Drawer>> = {
  bed,
  mattress,
  wardrobe,
  nightstand,
  dresser,
  'laundry-basket': laundryBasket,
  'bath-cabinet': bathCabinet,
};
