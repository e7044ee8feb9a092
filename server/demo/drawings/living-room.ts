import type { Drawer } from './brush.ts';
import {
  ball,
  brass,
  embroidery,
  flat,
  floor,
  grain,
  ink,
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

/** A seat cushion with a fold of light along its front. */
function cushion(x: number, y: number, width: number, height: number, fill: string): string {
  return (
    slab(x, y, width, height, 20, fill) +
    stroke(`M${x + 22} ${y + 10}H${x + width - 22}`, tone(fill, 0.5), 4, 0.5)
  );
}

const sofa: Drawer = (p, variant) => {
  if (variant === 2) {
    return (
      shadow(400, 360) +
      legs([90, 700], 610, 20, 0, p.woodDark) +
      slab(60, 370, 620, 190, 34, p.dark) +
      slab(560, 350, 190, 260, 34, p.dark) +
      cushion(96, 380, 214, 130, p.main) +
      cushion(316, 380, 214, 130, p.main) +
      cushion(536, 372, 180, 140, p.main) +
      slab(70, 505, 470, 110, 22, p.main) +
      slab(520, 490, 226, 128, 24, p.light) +
      slab(40, 430, 62, 186, 28, p.dark) +
      stroke('M306 512V608', p.deep, 3, 0.5) +
      slab(150, 410, 100, 92, 20, '#d2a548') +
      slab(620, 400, 90, 86, 20, linen)
    );
  }
  const half = variant === 0 ? 230 : 320;
  const seats = variant === 0 ? 2 : 3;
  const width = (half * 2 - 90) / seats;
  const left = 400 - half;
  return (
    shadow(400, half + 20) +
    legs([left + 50, left + half * 2 - 50], 610, 22, 8, p.woodDark) +
    slab(left + 14, 360, half * 2 - 28, 210, 44, p.dark) +
    repeat(seats, (n) => cushion(left + 47 + n * width, 384, width - 6, 140, p.main)) +
    slab(left + 30, 560, half * 2 - 60, 56, 16, p.dark) +
    repeat(seats, (n) => cushion(left + 44 + n * width, 505, width - 2, 76, p.light)) +
    slab(left, 450, 66, 166, 32, p.main) +
    slab(left + half * 2 - 66, 450, 66, 166, 32, p.main) +
    `<g transform="rotate(-9 ${left + 120} 460)">${slab(left + 72, 412, 100, 96, 20, tone(p.main, 0.62))}</g>`
  );
};

const armchair: Drawer = (p, variant) => {
  if (variant === 0) {
    return (
      shadow(400, 220) +
      leg(270, 480, 24, -26, p.woodDark) +
      leg(530, 480, 24, 26, p.woodDark) +
      slab(276, 290, 248, 220, 46, p.main) +
      slab(270, 490, 260, 82, 30, p.light) +
      stroke('M300 330Q400 312 500 330', p.light, 5, 0.5) +
      stroke('M246 470H300M246 470V650M554 470H500M554 470V650', p.wood, 20) +
      stroke('M246 590H554', p.woodDark, 12)
    );
  }
  if (variant === 1) {
    return (
      shadow(400, 210) +
      legs([290, 510], 600, 22, 12, p.woodDark) +
      shape('M272 250Q276 190 340 190H460Q524 190 528 250V560H272Z', p.main) +
      shape('M272 300Q232 300 236 350L258 430H290V290Z', p.dark) +
      shape('M528 300Q568 300 564 350L542 430H510V290Z', p.dark) +
      stroke('M340 240V400M400 236V400M460 240V400', p.deep, 4, 0.35) +
      slab(276, 480, 248, 90, 28, p.light) +
      slab(262, 556, 276, 56, 20, p.dark) +
      slab(226, 420, 62, 192, 28, p.main) +
      slab(512, 420, 62, 192, 28, p.main)
    );
  }
  const rays = [-130, -78, -26, 26, 78, 130];
  return (
    shadow(400, 210) +
    legs([320, 480], 600, 16, 22, brass) +
    shape('M210 470Q200 270 400 262Q600 270 590 470Q580 600 400 606Q220 600 210 470Z', p.main) +
    stroke(
      rays
        .map(
          (x) => `M${400 + x * 0.5} 560Q${400 + x * 1.1} 420 ${400 + x * 1.05} ${285 + Math.abs(x) * 0.22}`,
        )
        .join(''),
      p.deep,
      5,
      0.35,
    ) +
    shape('M232 500Q240 470 400 468Q560 470 568 500Q560 604 400 606Q240 604 232 500Z', p.light) +
    stroke('M250 512Q400 486 550 512', p.dark, 4, 0.5)
  );
};

const coffeeTable: Drawer = (p, variant) => {
  if (variant === 1) {
    return (
      shadow(400, 320) +
      legs([150, 650], 490, 30, 0, p.dark) +
      slab(150, 580, 500, 20, 6, p.dark) +
      slab(230, 548, 130, 32, 4, linen) +
      slab(244, 526, 104, 22, 4, '#c4714d') +
      slab(110, 456, 580, 40, 10, p.main) +
      grain(p, 110, 456, 580, 40) +
      oval(500, 452, 50, 10, tone('#f1ebdf', -0.1)) +
      slab(468, 414, 64, 38, 12, '#f1ebdf')
    );
  }
  const table = (x: number, y: number, r: number): string =>
    legs([x - r * 0.6, x + r * 0.6], y, 18, 16, p.woodDark) +
    leg(x, y, 16, 0, p.woodDark, floor + 10) +
    oval(x, y + 14, r, r * 0.24, p.deep) +
    ball(x, y, r, r * 0.24, p.main) +
    grain(p, x - r * 0.7, y - 22, r * 1.4, 44);
  return variant === 0
    ? shadow(400, 280) +
        table(400, 480, 250) +
        oval(330, 470, 66, 13, p.dark) +
        slab(296, 426, 68, 44, 18, '#f1ebdf') +
        slab(420, 452, 116, 16, 4, '#1f4d3a')
    : shadow(400, 320) + table(310, 450, 200) + table(530, 530, 150);
};

const tvStand: Drawer = (p, variant) => {
  const body =
    shadow(400, 350) + legs([120, 680], 600, 22, 8, p.woodDark) + slab(60, 430, 680, 176, 12, p.main);
  if (variant === 0) {
    return (
      body +
      repeat(34, (n) => flat(84 + n * 18.8, 450, 9, 136, n % 17 === 16 ? p.main : p.dark, 3)) +
      stroke('M400 446V592', p.deep, 4)
    );
  }
  if (variant === 1) {
    return (
      body +
      flat(290, 452, 220, 132, p.deep, 6) +
      slab(306, 516, 188, 14, 2, p.dark) +
      slab(330, 482, 90, 34, 4, ink) +
      repeat(6, (n) => flat(320 + n * 18, 540, 14, 44, ['#c4714d', linen, '#1f4d3a'][n % 3] ?? linen)) +
      slab(80, 450, 196, 136, 6, p.light) +
      slab(524, 450, 196, 136, 6, p.light) +
      grain(p, 80, 450, 196, 136) +
      grain(p, 524, 450, 196, 136) +
      ball(258, 518, 8, 8, brass) +
      ball(542, 518, 8, 8, brass)
    );
  }
  return (
    body +
    repeat(6, (n) => {
      const x = 80 + (n % 3) * 216;
      const y = 448 + Math.floor(n / 3) * 74;
      return (
        slab(x, y, 208, 66, 6, p.light) + grain(p, x, y, 208, 66) + slab(x + 78, y + 27, 52, 10, 5, brass)
      );
    })
  );
};

const pouf: Drawer = (p, variant) => {
  if (variant === 0) {
    const rows = [400, 452, 504, 556, 608];
    return (
      shadow(400, 220) +
      ball(400, 510, 220, 150, p.main) +
      stroke(
        rows
          .map(
            (y, n) =>
              `M${[262, 200, 184, 192, 240][n]} ${y}Q400 ${y + 34} ${[538, 600, 616, 608, 560][n]} ${y}`,
          )
          .join(''),
        p.deep,
        7,
        0.35,
      ) +
      stroke(
        [-140, -70, 0, 70, 140]
          .map((x) => `M${400 + x * 0.4} 366Q${400 + x * 1.5} 510 ${400 + x * 0.5} 656`)
          .join(''),
        p.light,
        5,
        0.35,
      )
    );
  }
  if (variant === 1)
    return (
      shadow(400, 190) +
      legs([270, 530], 610, 20, 6, p.woodDark) +
      slab(226, 440, 348, 180, 18, p.main) +
      slab(214, 384, 372, 76, 30, p.light) +
      stroke('M240 462H560', p.deep, 4, 0.4) +
      ball(400, 420, 9, 6, p.deep)
    );
  return (
    shadow(400, 270) +
    slab(150, 490, 500, 166, 78, p.main) +
    oval(400, 508, 216, 34, p.light) +
    stroke('M160 580Q400 640 640 580', p.deep, 5, 0.4) +
    embroidery(250, 596, 10, 30, p.deep)
  );
};

/** Seats and low tables of a living room, by kind. */
export const livingRoomDrawers: Readonly<Record<string, Drawer>> = {
  sofa,
  armchair,
  'coffee-table': coffeeTable,
  'tv-stand': tvStand,
  pouf,
};
