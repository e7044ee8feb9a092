import { tone } from './brush.ts';

/** A place on the sheet in pixels. */
export type Point = readonly [x: number, y: number];

const scale = 69;
const originX = 748;
const originY = 172;

/** Where a point of the plan (metres; x to the lower right, y to the lower left, z up) lies on the sheet. */
export function project(x: number, y: number, z = 0): Point {
  const round = (length: number): number => Math.round(length * 10) / 10;
  return [round(originX + (x - y) * 0.866 * scale), round(originY + (x + y) * 0.5 * scale - z * scale)];
}

/** A part of the scene with the depth by which parts are painted, the far ones first. */
export interface Part {
  readonly depth: number;
  readonly svg: string;
}

type Corner = readonly [x: number, y: number, z: number];

/** The same part painted as if it stood at another depth: what lies on top of something comes after it. */
export function at(depth: number, part: Part): Part {
  return { ...part, depth };
}

/** A filled polygon through points of the plan. */
export function face(corners: readonly Corner[], fill: string, opacity = 1): string {
  const path = corners.map((corner, index) => `${index === 0 ? 'M' : 'L'}${project(...corner).join(' ')}`);
  const faint =
    opacity < 1 ? ` opacity="${opacity}"` : ` stroke="${fill}" stroke-width="1.2" stroke-linejoin="round"`;
  return `<path d="${path.join('')}Z" fill="${fill}"${faint}/>`;
}

/** A floor or a rug: a rectangle lying at height z. */
export function ground(x: number, y: number, width: number, depth: number, fill: string, z = 0): string {
  return face(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y + depth, z],
      [x, y + depth, z],
    ],
    fill,
  );
}

/** A box lit from the upper left: bright top, warm left side, dark right side. */
export function box(
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  fill: string,
  shadowed = true,
): Part {
  const [right, front, top] = [x + width, y + depth, z + height];
  const contact =
    z === 0 && shadowed
      ? face(
          [
            [x, front, 0],
            [right, front, 0],
            [right + 0.16, front + 0.16, 0],
            [right + 0.16, y + 0.1, 0],
            [right, y, 0],
          ],
          '#2f2b27',
          0.12,
        )
      : '';
  return {
    depth: x + width / 2 + y + depth / 2 + z * 0.4,
    svg:
      contact +
      face(
        [
          [x, front, z],
          [right, front, z],
          [right, front, top],
          [x, front, top],
        ],
        tone(fill, -0.07),
      ) +
      face(
        [
          [right, y, z],
          [right, front, z],
          [right, front, top],
          [right, y, top],
        ],
        tone(fill, -0.24),
      ) +
      face(
        [
          [x, y, top],
          [right, y, top],
          [right, front, top],
          [x, front, top],
        ],
        tone(fill, 0.16),
      ),
  };
}

/** A standing cylinder or a cone cut off, of the given radii at its foot and top. */
export function round(
  x: number,
  y: number,
  z: number,
  foot: number,
  top: number,
  height: number,
  fill: string,
): Part {
  const [cx, low] = project(x, y, z);
  const [, high] = project(x, y, z + height);
  const [rx, ry] = [1.2247 * scale, 0.7071 * scale];
  const size = (length: number): string => length.toFixed(1);
  const body = `M${size(cx - foot * rx)} ${low}A${size(foot * rx)} ${size(foot * ry)} 0 0 0 ${size(cx + foot * rx)} ${low}L${size(cx + top * rx)} ${high}H${size(cx - top * rx)}Z`;
  return {
    depth: x + y + z * 0.4,
    svg:
      (z === 0
        ? `<ellipse cx="${size(cx + 5)}" cy="${size(low + 2)}" rx="${size(foot * rx * 1.12)}" ry="${size(foot * ry * 1.12)}" fill="#2f2b27" opacity=".12"/>`
        : '') +
      `<path d="${body}" fill="${tone(fill, -0.1)}"/><path d="${body}" fill="url(#l)"/>` +
      `<ellipse cx="${cx}" cy="${high}" rx="${size(top * rx)}" ry="${size(top * ry)}" fill="${tone(fill, 0.16)}"/>`,
  };
}

/** A ball of leaves or the like. */
export function globe(x: number, y: number, z: number, radius: number, fill: string): Part {
  const [cx, cy] = project(x, y, z);
  const form = `cx="${cx}" cy="${cy}" r="${(radius * scale).toFixed(1)}"`;
  return { depth: x + y + z * 0.3, svg: `<circle ${form} fill="${fill}"/><circle ${form} fill="url(#l)"/>` };
}
