import type { ColourKey } from '../colours.ts';
import type { Kind } from '../kind.ts';
import type { Drawer } from './brush.ts';
import { floor, ink, oval, paintOf, paper, plain, flat, slab, stroke, leaf, tone } from './brush.ts';
import { bedroomDrawers } from './bedroom.ts';
import { gardenDrawers } from './garden.ts';
import { hallwayDrawers } from './hallway.ts';
import { kitchenDrawers } from './kitchen.ts';
import { lampDrawers } from './lamps.ts';
import { livingRoomDrawers } from './living-room.ts';
import { softDrawers } from './soft-things.ts';
import { tablewareDrawers } from './tableware.ts';
import { textileDrawers } from './textile.ts';
import { wallDrawers } from './wall.ts';

/** The drawer of every kind. */
export const drawers: Readonly<Record<string, Drawer>> = {
  ...livingRoomDrawers,
  ...lampDrawers,
  ...wallDrawers,
  ...textileDrawers,
  ...softDrawers,
  ...hallwayDrawers,
  ...kitchenDrawers,
  ...tablewareDrawers,
  ...bedroomDrawers,
  ...gardenDrawers,
};

/** Three looks at a product: on paper, at home, and close by. */
export type View = 'main' | 'room' | 'detail';

const light =
  '<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff8e6" stop-opacity=".34"/>' +
  '<stop offset=".5" stop-color="#fff8e6" stop-opacity="0"/><stop offset="1" stop-color="#2a2220" stop-opacity=".2"/></linearGradient>';
const softShadow =
  '<radialGradient id="s"><stop stop-color="#3b3126" stop-opacity=".34"/><stop offset="1" stop-color="#3b3126" stop-opacity="0"/></radialGradient>';
const lampLight =
  '<radialGradient id="g"><stop stop-color="#fbe2a4" stop-opacity=".75"/><stop offset="1" stop-color="#fbe2a4" stop-opacity="0"/></radialGradient>';

/** The SVG of one variant of a kind in a colour; under 8 kB, no text, no style, no script. */
export function drawProduct(kind: Kind, variant: number, colour: ColourKey, view: View = 'main'): string {
  const draw = drawers[kind.key];
  if (!draw) throw new Error(`Nobody draws ${kind.key}`);
  const thing = tidy(draw(paintOf(colour), variant));
  if (view === 'main') {
    const top = low.has(kind.key) ? 110 : 0;
    return sheet(`0 ${top} 800 800`, flat(0, top, 800, 800, paper) + thing);
  }
  if (view === 'detail') return sheet(closeBy(kind), flat(0, 0, 800, 800, paper) + thing);
  return sheet('0 0 800 800', setting(kind, thing));
}

/** A sheet with the light and shadow that every drawing shares. */
export function sheet(viewBox: string, content: string, width = 800): string {
  const defs = `<defs>${light}${content.includes('#s)') ? softShadow : ''}${content.includes('#g)') ? lampLight : ''}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="800">${defs}${content}</svg>\n`;
}

/** Numbers to one decimal: enough for the eye. */
function tidy(svg: string): string {
  return svg.replace(/\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10));
}

const onTable = new Set([
  'table-lamp',
  'vase',
  'candle',
  'pot',
  'plates',
  'cups',
  'cutting-board',
  'jars',
  'soap-dispenser',
  'pillow',
  'cushion',
  'throw',
]);
/** Low things are lifted to the middle of the sheet. */
const low = new Set([
  'sofa',
  'coffee-table',
  'tv-stand',
  'pouf',
  'bench',
  'dining-table',
  'mattress',
  'pillow',
  'doormat',
  'bath-mat',
  'jars',
  'console',
  'armchair',
  'nightstand',
  'pot',
  'cups',
  'throw',
  'watering-can',
  'laundry-basket',
  'garden-set',
  'lantern',
  'cushion',
  'candle',
  'soap-dispenser',
]);
const spread = new Set(['rug', 'bath-mat', 'doormat']);
const onWall = new Set(['shelf', 'clock', 'mirror', 'towel', 'ceiling-lamp', 'curtain', 'coat-rack']);

/** Where the eye goes when it comes near. */
function closeBy(kind: Kind): string {
  if (kind.key === 'ceiling-lamp' || kind.key === 'floor-lamp') return '190 90 420 420';
  return onTable.has(kind.key) ? '210 300 380 380' : '90 270 400 400';
}

/** The thing in a room, on a table, or out of doors. */
function setting(kind: Kind, thing: string): string {
  if (kind.goods === 'garden' || kind.key === 'lantern') return outdoors() + placed(thing, 0.76, 700);
  if (spread.has(kind.key)) return boards() + placed(thing, 0.82, 680);
  if (onTable.has(kind.key)) return wall('#e4dac6') + tableTop() + placed(thing, 0.72, 640);
  if (onWall.has(kind.key)) return wall(wallOf(kind)) + room(false) + placed(thing, 0.78, 600);
  return wall(wallOf(kind)) + room(true) + placed(thing, 0.8, 704);
}

function placed(thing: string, scale: number, footing: number): string {
  return `<g transform="translate(${400 - 400 * scale} ${Math.round(footing - floor * scale)}) scale(${scale})">${thing}</g>`;
}

function wallOf(kind: Kind): string {
  if (kind.rooms[0] === 'bathroom') return '#d5e0da';
  if (kind.rooms[0] === 'bedroom') return '#e7d8cf';
  return kind.rooms[0] === 'kitchen' ? '#dfe3d3' : '#e8dfcd';
}

function wall(colour: string): string {
  return flat(0, 0, 800, 800, colour) + plain('M40 0L300 0L560 620H250Z', '#fff7e2', 0.4);
}

/** Floor, skirting, a plant in a pot and, where the wall is free, a framed leaf. */
function room(framed: boolean): string {
  return (
    flat(0, 620, 800, 180, '#cfae82') +
    stroke('M0 668H800M0 726H800M170 620V668M520 620V668M330 668V726M690 668V726', '#b48f62', 2, 0.6) +
    flat(0, 602, 800, 20, '#f7f1e5') +
    (framed
      ? slab(618, 90, 120, 156, 3, '#b98d5b') +
        flat(628, 100, 100, 136, '#faf5ea') +
        plain('M678 214q-30 -46 0 -92q30 46 0 92Z', leaf, 0.85)
      : '') +
    stroke('M66 640q-30 -90 -22 -150M66 640q4 -110 12 -170M66 640q40 -70 58 -96', leaf, 10) +
    oval(44, 486, 15, 40, leaf) +
    oval(80, 462, 16, 44, tone(leaf, 0.15)) +
    oval(126, 536, 15, 38, leaf) +
    slab(28, 630, 78, 84, 10, '#c4714d')
  );
}

function tableTop(): string {
  return (
    flat(0, 606, 800, 194, '#b98d5b') +
    flat(0, 606, 800, 14, '#cda673') +
    stroke('M0 676Q300 660 800 682M0 740Q400 756 800 736', '#93704a', 2, 0.5) +
    slab(560, 120, 170, 230, 4, '#f6efe0') +
    plain('M574 134H716V336H574Z', '#cfdfe0') +
    stroke('M645 134V336M574 236H716', '#f6efe0', 8)
  );
}

function boards(): string {
  const lines = Array.from(
    { length: 9 },
    (_, n) => `M0 ${n * 96 + 40}H800M${(n * 230) % 800} ${n * 96 + 40}v96`,
  ).join('');
  return (
    flat(0, 0, 800, 800, '#cfae82') +
    stroke(lines, '#b48f62', 2, 0.7) +
    plain('M0 0H360L120 800H0Z', '#fff3d6', 0.3)
  );
}

function outdoors(): string {
  return (
    flat(0, 0, 800, 800, '#dfe8e2') +
    oval(650, 130, 56, 56, '#f7e3ae') +
    plain('M0 420Q150 300 320 400T640 380T800 420V620H0Z', '#a9c0a3') +
    plain('M0 520Q120 440 260 500T520 490T800 500V640H0Z', '#7fa183') +
    flat(0, 610, 800, 190, '#d8c9ae') +
    stroke('M0 660H800M0 724H800M140 610V660M420 610V660M660 610V660M260 660V724M560 660V724', ink, 2, 0.14)
  );
}
