import type { ColourKey } from '../colours.ts';
import { colours, isWood } from '../colours.ts';

/** What a drawing is painted with: the product's colour in five tones, and the things around it. */
export interface Paint {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly deep: string;
  /** The wood of legs and frames: the product's own when it is a wood. */
  readonly wood: string;
  readonly woodDark: string;
  /** The cloth of shades and seats of wooden things, else the product's colour. */
  readonly cloth: string;
  readonly grained: boolean;
}

/** Draws one variant of a kind on a sheet of 800 × 800 whose floor lies at {@link floor}. */
export type Drawer = (paint: Paint, variant: number) => string;

export const floor = 660;
export const paper = '#f6f1e7';
export const ink = '#2f2b27';
export const brass = '#c6a252';
export const linen = '#eadfc9';
export const leaf = '#3f6f52';
export const glow = '#fbe6b0';
export const iron = '#5b5853';

/** Mixes a colour with warm light (amount above 0) or with ink (below 0); amount from -1 to 1. */
export function tone(hex: string, amount: number): string {
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

export function paintOf(colour: ColourKey): Paint {
  // White as it is sold would vanish on paper: it is drawn as white in shade.
  const main = colour === 'white' ? '#e6ddcc' : colours[colour].hex;
  const wood = isWood(colour) ? main : '#b98d5b';
  return {
    main,
    light: tone(main, 0.32),
    dark: tone(main, -0.16),
    deep: tone(main, -0.34),
    wood,
    woodDark: tone(wood, -0.22),
    cloth: isWood(colour) ? linen : main,
    grained: isWood(colour),
  };
}

/** A box lit from the upper left. */
export function slab(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  const form = `x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''}`;
  return `<rect ${form} fill="${fill}"/><rect ${form} fill="url(#l)"/>`;
}

/** A plain rectangle without light. */
export function flat(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${fill}"/>`;
}

/** A filled path lit from the upper left. */
export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#l)"/>`;
}

export function plain(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function stroke(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

/** An oval lit from the upper left. */
export function ball(x: number, y: number, rx: number, ry: number, fill: string): string {
  return oval(x, y, rx, ry, fill) + oval(x, y, rx, ry, 'url(#l)');
}

/** The soft shadow of a thing on the floor. */
export function shadow(x: number, halfWidth: number, y = floor, halfHeight = 22): string {
  return `<ellipse cx="${x + 12}" cy="${y}" rx="${halfWidth}" ry="${halfHeight}" fill="url(#s)"/>`;
}

/** The soft shadow of a thing on the wall behind it. */
export function wallShadow(path: string): string {
  return `<path d="${path}" transform="translate(16 22)" fill="${ink}" opacity=".1"/>`;
}

/** A tapered leg from `top` to the floor, leaning by `lean`. */
export function leg(
  x: number,
  top: number,
  width: number,
  lean: number,
  fill: string,
  bottom = floor,
): string {
  const foot = width * 0.55;
  return shape(`M${x - width / 2} ${top}h${width}L${x + lean + foot / 2} ${bottom}h${-foot}Z`, fill);
}

export function legs(
  places: readonly number[],
  top: number,
  width: number,
  lean: number,
  fill: string,
): string {
  const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
  return places.map((x) => leg(x, top, width, Math.sign(x - middle) * lean, fill)).join('');
}

/** A few quiet lines of grain, only where the thing is of wood. */
export function grain(paint: Paint, x: number, y: number, width: number, height: number): string {
  if (!paint.grained) return '';
  const lines = [0.24, 0.5, 0.74].map((share, index) => {
    const at = Math.round(y + height * share);
    const bend = index % 2 === 0 ? -5 : 5;
    return `M${x + width * 0.06} ${at}q${width * 0.24} ${bend} ${width * 0.44} 0t${width * 0.42} 0`;
  });
  return stroke(lines.join(''), paint.deep, 2, 0.28);
}

/** Repeats a part `count` times, told the place from 0. */
export function repeat(count: number, draw: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => draw(place)).join('');
}

/** A row of the embroidery of Bulgarian shirts: diamonds with a cross in the middle. */
export function embroidery(x: number, y: number, count: number, step: number, fill: string): string {
  const half = step * 0.42;
  const marks = Array.from({ length: count }, (_, place) => {
    const middle = x + step * (place + 0.5);
    return `M${middle - half} ${y}l${half} ${-half} ${half} ${half} ${-half} ${half}Z`;
  });
  const hearts = Array.from({ length: count }, (_, place) => {
    const middle = x + step * (place + 0.5);
    return `M${middle - half * 0.4} ${y}l${half * 0.4} ${-half * 0.4} ${half * 0.4} ${half * 0.4} ${-half * 0.4} ${half * 0.4}Z`;
  });
  return plain(marks.join(''), fill) + plain(hearts.join(''), paper);
}
