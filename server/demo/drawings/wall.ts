import type { Drawer } from './brush.ts';
import {
  ball,
  brass,
  embroidery,
  flat,
  grain,
  ink,
  iron,
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
  wallShadow,
} from './brush.ts';

const clock: Drawer = (p, variant) => {
  const face = (y: number, r: number): string =>
    ball(400, y, r, r, p.main) +
    oval(400, y, r * 0.86, r * 0.86, tone(linen, 0.5)) +
    stroke(
      Array.from({ length: 12 }, (_, n) => {
        const a = (n * Math.PI) / 6;
        const s = Math.sin(a);
        const c = Math.cos(a);
        return `M${(400 + s * r * 0.7).toFixed(1)} ${(y - c * r * 0.7).toFixed(1)}L${(400 + s * r * 0.78).toFixed(1)} ${(y - c * r * 0.78).toFixed(1)}`;
      }).join(''),
      ink,
      7,
    ) +
    stroke(`M400 ${y}L${400 - r * 0.34} ${y - r * 0.22}`, ink, 11) +
    stroke(`M400 ${y}L${400 + r * 0.32} ${y - r * 0.5}`, ink, 7) +
    oval(400, y, 11, 11, '#c4714d');
  if (variant === 0) return wallShadow('M190 400a210 210 0 1 0 420 0a210 210 0 1 0 -420 0') + face(400, 210);
  if (variant === 1)
    return (
      stroke(
        Array.from({ length: 24 }, (_, n) => {
          const a = (n * Math.PI) / 12;
          const far = n % 2 === 0 ? 290 : 236;
          return `M400 400L${(400 + Math.sin(a) * far).toFixed(1)} ${(400 - Math.cos(a) * far).toFixed(1)}`;
        }).join(''),
        p.dark,
        13,
      ) + face(400, 160)
    );
  return (
    wallShadow('M260 130h280v540h-280Z') +
    shape('M240 210L400 110L560 210V680H240Z', p.main) +
    flat(276, 420, 248, 226, p.deep, 8) +
    stroke('M400 400V560', brass, 7) +
    ball(400, 580, 40, 40, brass) +
    face(300, 116)
  );
};

const vase: Drawer = (p, variant) => {
  const stems = (y: number): string =>
    stroke(
      `M400 ${y}Q380 ${y - 110} 330 ${y - 190}M400 ${y}Q410 ${y - 120} 404 ${y - 230}M400 ${y}Q430 ${y - 110} 478 ${y - 170}`,
      leaf,
      6,
    ) +
    oval(326, y - 204, 26, 32, '#d38d9c') +
    oval(404, y - 246, 28, 34, '#e7b7be') +
    oval(484, y - 182, 24, 30, '#d38d9c') +
    plain(`M372 ${y - 110}q-60 -10 -76 -56q60 2 76 56ZM426 ${y - 90}q54 -16 66 -64q-58 10 -66 64Z`, leaf);
  if (variant === 0)
    return (
      shadow(400, 120) +
      stems(330) +
      shape('M352 320H448Q452 380 480 450Q510 560 462 660H338Q290 560 320 450Q348 380 352 320Z', p.main) +
      stroke('M346 420Q330 500 346 590', p.light, 12, 0.7) +
      oval(400, 321, 48, 9, p.deep)
    );
  if (variant === 1)
    return (
      shadow(400, 170) +
      stems(400) +
      ball(400, 530, 160, 130, p.main) +
      slab(356, 390, 88, 30, 12, p.dark) +
      stroke('M300 480Q280 530 306 580', p.light, 14, 0.7) +
      embroidery(270, 540, 8, 32, p.deep)
    );
  return (
    shadow(400, 130) +
    stems(360) +
    stroke('M330 400Q230 410 262 520M470 400Q570 410 538 520', p.dark, 20) +
    shape('M350 350H450Q440 410 500 470Q560 560 470 660H330Q240 560 300 470Q360 410 350 350Z', p.main) +
    stroke('M284 540Q400 580 516 540', p.deep, 8, 0.5) +
    oval(400, 351, 50, 9, p.deep)
  );
};

const mirror: Drawer = (p, variant) => {
  const glass = tone('#b9cdc9', 0.3);
  const shine = (x: number, y: number): string => plain(`M${x} ${y}l90 -130h40l-120 170Z`, '#ffffff', 0.45);
  if (variant === 0)
    return (
      wallShadow('M160 400a240 240 0 1 0 480 0a240 240 0 1 0 -480 0') +
      ball(400, 400, 240, 240, p.main) +
      oval(400, 400, 214, 214, glass) +
      shine(300, 440) +
      shine(400, 500)
    );
  if (variant === 1)
    return (
      shadow(400, 160) +
      slab(260, 70, 280, 590, 22, p.main) +
      flat(282, 92, 236, 546, glass, 12) +
      shine(320, 330) +
      shine(360, 520)
    );
  return (
    wallShadow('M210 660V320Q214 130 400 126Q586 130 590 320V660Z') +
    shape('M210 660V320Q214 130 400 126Q586 130 590 320V660Z', p.main) +
    plain('M234 636V322Q238 154 400 150Q562 154 566 322V636Z', glass) +
    shine(310, 400) +
    shine(360, 560)
  );
};

/** Books standing on a board, in the colours of the house. */
export function books(x: number, y: number, count: number): string {
  const spines = ['#1f4d3a', '#c4714d', linen, '#d38d9c', '#5f86a3', '#d2a548', '#83384a'];
  return repeat(count, (n) => {
    const height = 74 + ((n * 37) % 30);
    return (
      flat(x + n * 21, y - height, 18, height, spines[(n * 3 + count) % spines.length] ?? linen, 2) +
      flat(x + n * 21 + 3, y - height + 14, 12, 4, tone(linen, 0.2))
    );
  });
}

function plant(x: number, y: number): string {
  return (
    stroke(
      `M${x} ${y - 40}q-30 -20 -34 -54M${x} ${y - 40}q4 -40 -2 -70M${x} ${y - 40}q30 -16 38 -50`,
      '#3f6f52',
      9,
    ) + shape(`M${x - 26} ${y - 44}h52l-8 44h-36Z`, '#c4714d')
  );
}

const shelf: Drawer = (p, variant) => {
  const board = (x: number, y: number, w: number): string =>
    wallShadow(`M${x} ${y}h${w}v26h${-w}Z`) + slab(x, y, w, 26, 5, p.main) + grain(p, x, y, w, 26);
  if (variant === 0)
    return board(120, 420, 560) + books(160, 420, 9) + plant(600, 420) + slab(400, 366, 84, 54, 10, linen);
  if (variant === 1)
    return (
      stroke('M190 250V560M610 250V560', iron, 8) +
      board(150, 340, 500) +
      board(150, 530, 500) +
      books(200, 340, 7) +
      plant(560, 340) +
      slab(200, 470, 66, 60, 14, '#f1ebdf') +
      slab(280, 486, 56, 44, 10, '#a6c9b3') +
      books(440, 530, 6)
    );
  return (
    wallShadow('M190 190h420v420h-420Z') +
    slab(190, 190, 420, 420, 10, p.main) +
    flat(216, 216, 176, 176, p.deep) +
    flat(408, 216, 176, 176, p.deep) +
    flat(216, 408, 176, 176, p.deep) +
    flat(408, 408, 176, 176, p.deep) +
    books(232, 392, 5) +
    plant(500, 392) +
    slab(250, 500, 100, 84, 20, linen) +
    books(424, 584, 6)
  );
};

const bookcase: Drawer = (p, variant) => {
  if (variant === 2) {
    return (
      shadow(400, 190) +
      stroke('M290 120L256 656M510 120L544 656', p.wood, 16) +
      repeat(4, (n) => slab(278 - n * 8, 230 + n * 122, 244 + n * 16, 18, 4, p.main)) +
      books(300, 352, 6) +
      plant(470, 230) +
      books(400, 474, 5) +
      slab(290, 430, 70, 44, 8, linen) +
      slab(296, 550, 150, 46, 8, tone(p.wood, 0.3))
    );
  }
  const high = variant === 0;
  const [x, y, w, h] = high ? [230, 90, 340, 556] : [120, 330, 560, 310];
  const rows = high ? 5 : 2;
  const step = (h - 20) / rows;
  return (
    shadow(400, w / 2 + 20) +
    slab(x, y, w, h + 14, 8, p.main) +
    flat(x + 18, y + 18, w - 36, h - 22, p.deep) +
    repeat(rows, (n) => {
      const shelf = y + 18 + step * (n + 1) - 12;
      const start = x + 30 + (n % 2) * 60;
      return (
        slab(x + 14, shelf, w - 28, 14, 2, p.light) +
        books(start, shelf, high ? 5 + (n % 3) : 8) +
        (n % 2 === 0
          ? plant(x + w - 70, shelf)
          : slab(x + w - 124, shelf - 46, 90, 46, 6, tone(p.wood, 0.35)))
      );
    }) +
    (high ? '' : slab(x + w / 2 - 8, y + 18, 16, h - 14, 2, p.light))
  );
};

/** Clocks, mirrors, vases and shelves, by kind. */
export const wallDrawers: Readonly<Record<string, Drawer>> = {
  clock,
  vase,
  mirror,
  shelf,
  bookcase,
};
