import { plans } from './plans.ts';
import type { DrawnRoom, Opening, Placed, PlanKey } from './plans.ts';

const grounds = {
  'living-room': '#e6cfa8',
  kitchen: '#e6dccb',
  bedroom: '#e3cbb0',
  bathroom: '#cfdfe0',
  hallway: '#eadfc9',
  balcony: '#dbe3cf',
} as const;

const wall = '#4a433c';

/** Size of a plan, in pixels. */
export const planSize = { width: 1200, height: 900 } as const;

/** Floor plan of a flat: rooms in proportion, doors with their swing, windows, furniture. */
export function drawPlan(key: PlanKey): string {
  const { rooms, openings, furniture } = plans[key];
  const right = Math.max(...rooms.map(({ x, width }) => x + width));
  const bottom = Math.max(...rooms.map(({ y, depth }) => y + depth));
  const top = Math.min(...rooms.map(({ y }) => y));
  const scale = Math.min(1060 / right, 780 / (bottom - top));
  const [left, up] = [(1200 - right * scale) / 2, (900 - (bottom - top) * scale) / 2 - top * scale];
  const inside = rooms.filter(({ room }) => room !== 'balcony');
  const [balcony] = rooms.filter(({ room }) => room === 'balcony');
  const content =
    rooms.map(floorOf).join('') +
    (balcony ? framed(balcony, 0.8) : '') +
    inside.map((room) => framed(room, 1.6)).join('') +
    outline(inside) +
    innerPassage(rooms) +
    openings.map(open).join('') +
    furniture.map(place).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><rect width="1200" height="900" fill="#faf6ec"/>' +
    `<g transform="translate(${left.toFixed(1)} ${up.toFixed(1)}) scale(${scale.toFixed(1)})">${content}</g></svg>\n`
  );
}

function framed({ x, y, width, depth }: DrawnRoom, thick: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${depth}" fill="none" stroke="${wall}" stroke-width="${thick}"/>`;
}

function floorOf({ room, x, y, width, depth }: DrawnRoom): string {
  const tiled = room === 'bathroom' || room === 'kitchen' || room === 'balcony';
  const lines: string[] = [];
  for (let at = 4; at < depth; at += 4) lines.push(`M${x} ${y + at}h${width}`);
  if (tiled) for (let at = 4; at < width; at += 4) lines.push(`M${x + at} ${y}v${depth}`);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${depth}" fill="${grounds[room]}"/>` +
    `<path d="${lines.join('')}" stroke="${tone(grounds[room], -0.14)}" stroke-width=".18"/>`
  );
}

/** The outer wall is the thickest. */
function outline(rooms: readonly DrawnRoom[]): string {
  const right = Math.max(...rooms.map(({ x, width }) => x + width));
  const bottom = Math.max(...rooms.map(({ y, depth }) => y + depth));
  return `<rect x="-.6" y="-.6" width="${right + 1.2}" height="${bottom + 1.2}" fill="none" stroke="${wall}" stroke-width="2.6"/>`;
}

/** Opening between two parts of one hallway, which have no wall between them. */
function innerPassage(rooms: readonly DrawnRoom[]): string {
  const [, second] = rooms.filter(({ room }) => room === 'hallway');
  if (!second) return '';
  return `<rect x="${second.x + 0.8}" y="${second.y - 1}" width="${second.width - 1.6}" height="2" fill="${grounds.hallway}"/>`;
}

function open({ along, x, y, length, opens }: Opening): string {
  const flat = along === 'x';
  const gap = flat
    ? `x="${x}" y="${y - 2}" width="${length}" height="4"`
    : `x="${x - 2}" y="${y}" width="4" height="${length}"`;
  if (opens === 0) {
    const line = flat ? `M${x} ${y}h${length}` : `M${x} ${y}v${length}`;
    return `<rect ${gap} fill="#dcecee" stroke="${wall}" stroke-width=".5"/><path d="${line}" stroke="#7f9ba2" stroke-width=".6"/>`;
  }
  const sweep = flat === opens < 0 ? 1 : 0;
  const leaf = flat
    ? `M${x} ${y}v${length * opens}A${length} ${length} 0 0 ${sweep} ${x + length} ${y}`
    : `M${x} ${y}h${length * opens}A${length} ${length} 0 0 ${sweep} ${x} ${y + length}`;
  return `<rect ${gap} fill="#efe6d4"/><path d="${leaf}" fill="none" stroke="#8a7b6a" stroke-width=".45"/>`;
}

const soft = (x: number, y: number, width: number, depth: number, fill: string, radius = 0.8): string =>
  `<rect x="${+x.toFixed(1)}" y="${+y.toFixed(1)}" width="${+width.toFixed(1)}" height="${+depth.toFixed(1)}" rx="${radius}" fill="${fill}" stroke="${tone(fill, -0.3)}" stroke-width=".35"/>`;
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${+x.toFixed(1)}" cy="${+y.toFixed(1)}" r="${+radius.toFixed(1)}" fill="${fill}"/>`;

function place([symbol, x, y, width, depth]: Placed): string {
  const upright = depth > width;
  switch (symbol) {
    case 'sofa':
      return (
        soft(x, y, width, depth, '#7fa487', 1.2) +
        (upright
          ? soft(x, y, 3, depth, '#6c9276', 1) +
            soft(x + 3, y + 2, width - 3.6, depth / 2 - 2.2, '#8fb197') +
            soft(x + 3, y + depth / 2 + 0.2, width - 3.6, depth / 2 - 2.2, '#8fb197')
          : soft(x, y + depth - 3, width, 3, '#6c9276', 1) +
            soft(x + 2, y + 0.6, width / 2 - 2.2, depth - 3.6, '#8fb197') +
            soft(x + width / 2 + 0.2, y + 0.6, width / 2 - 2.2, depth - 3.6, '#8fb197'))
      );
    case 'bed':
      // Pillows at the far end of the longer side.
      return (
        soft(x, y, width, depth, '#f6efe2') +
        (upright
          ? soft(x, y, width, depth * 0.68, '#d3a79c') +
            soft(x + 1, y + depth - 5.4, width / 2 - 1.4, 4.4, '#fffaf0', 1) +
            soft(x + width / 2 + 0.4, y + depth - 5.4, width / 2 - 1.4, 4.4, '#fffaf0', 1)
          : soft(x, y, width * 0.68, depth, '#d3a79c') +
            soft(x + width - 5.4, y + 1, 4.4, depth / 2 - 1.4, '#fffaf0', 1) +
            soft(x + width - 5.4, y + depth / 2 + 0.4, 4.4, depth / 2 - 1.4, '#fffaf0', 1))
      );
    case 'row':
      return (
        soft(x, y, width, depth, '#b7c7b6', 0.4) +
        (upright
          ? soft(x + 1, y + 3, 4, 6, '#eef3f1') + soft(x + 1, y + depth - 9, 4, 6, '#55524c', 0.4)
          : soft(x + 3, y + 1, 6, 4, '#eef3f1') + soft(x + width - 9, y + 1, 6, 4, '#55524c', 0.4))
      );
    case 'bath':
      return (
        soft(x, y, width, depth, '#fbfdfc', 1) +
        soft(x + 1, y + 1, width - 2, depth - 2, '#e3f0f0', 1.6) +
        disc(x + width / 2, y + depth / 2, 0.7, '#9aa3a4')
      );
    case 'basin':
      return (
        soft(x, y, width, depth, '#fffdf6', 1) +
        disc(x + width / 2, y + depth / 2, Math.min(width, depth) * 0.3, '#d5e4e5')
      );
    case 'toilet':
      return soft(x, y, width, depth, '#fffdf6', 2.2);
    case 'plant':
      return disc(x, y, 2.2, '#4f8a62') + disc(x + 0.8, y - 0.8, 1.3, '#6aa06c');
    case 'wardrobe':
      return (
        soft(x, y, width, depth, '#bd9260', 0.3) +
        `<path d="M${x} ${y}l${width} ${depth}M${x + width} ${y}l${-width} ${depth}" stroke="#8d6a43" stroke-width=".25"/>`
      );
    case 'table':
    case 'chest':
      return soft(
        x,
        y,
        width,
        depth,
        symbol === 'table' ? '#b98d5b' : '#a87f52',
        symbol === 'table' ? 1.4 : 0.3,
      );
  }
}

/** Mixes a colour with warm light (amount above 0) or with ink (below 0); amount from -1 to 1. */
function tone(hex: string, amount: number): string {
  const target = amount > 0 ? [255, 249, 236] : [38, 32, 30];
  const share = Math.abs(amount);
  const mixed = target.map((end, index) => {
    const start = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
