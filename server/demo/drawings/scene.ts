import type { ColourKey } from '../colours.ts';
import { flat, floor, paintOf, plain, slab, stroke } from './brush.ts';
import { drawers, sheet } from './draw.ts';

/** Where the wall of a scene ends and its floor begins; scenes are 1200 × 800. */
export const horizon = 610;

/** A drawing of a whole room. */
export function scene(content: string): string {
  return sheet(
    '0 0 1200 800',
    content.replace(/\d+\.\d{2,}/g, (digits) => Number(digits).toFixed(1)),
    1200,
  );
}

/** A thing of the catalogue in the room: `x` is its middle, `y` its foot. */
export function put(
  key: string,
  colour: ColourKey,
  variant: number,
  x: number,
  y: number,
  scale: number,
): string {
  const draw = drawers[key];
  if (!draw) throw new Error(`Nobody draws ${key}`);
  return `<g transform="translate(${Math.round(x - 400 * scale)} ${Math.round(y - floor * scale)}) scale(${scale})">${draw(paintOf(colour), variant)}</g>`;
}

/** Wall with daylight, skirting and boards. */
export function room(wall: string, boards: string, lines: string): string {
  const joints = [0, 1, 2].map((row) => {
    const y = horizon + 24 + row * 60;
    const offset = (row * 170) % 330;
    return `M0 ${y + 58}H1200M${120 + offset} ${y}v58M${480 + offset} ${y}v58M${850 + offset} ${y}v58`;
  });
  return (
    flat(0, 0, 1200, 800, wall) +
    plain('M120 0L420 0L800 610H380Z', '#fff7e2', 0.35) +
    flat(0, horizon, 1200, 190, boards) +
    stroke(joints.join(''), lines, 2, 0.5) +
    flat(0, horizon - 18, 1200, 20, '#f7f1e5')
  );
}

/** A window with the sky in it. */
export function pane(x: number, y: number, width: number, height: number, frame = '#f6efe0'): string {
  return (
    slab(x - 14, y - 14, width + 28, height + 28, 6, frame) +
    flat(x, y, width, height, '#cfe0e2') +
    plain(
      `M${x} ${y + height}v-${height * 0.3}q${width * 0.25} -${height * 0.2} ${width * 0.5} -${height * 0.06}t${width * 0.5} -${height * 0.04}v${height * 0.4}Z`,
      '#9dba9a',
    ) +
    stroke(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.42}H${x + width}`, frame, 10) +
    slab(x - 30, y + height + 10, width + 60, 20, 6, frame)
  );
}
