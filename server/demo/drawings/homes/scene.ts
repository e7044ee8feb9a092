import { tone } from '../brush.ts';
import type { Part, Point } from '../isometric.ts';
import { box, face, ground, project } from '../isometric.ts';
import type { Look } from './looks.ts';

/** The size of the pictures of homes, in pixels. */
export const homePictureSize = { width: 1200, height: 900 } as const;

/** A room or a balcony to draw, in metres as it stands on the sheet (not turned). */
export interface Scene {
  readonly width: number;
  readonly depth: number;
  /** How high its walls are drawn. */
  readonly height: number;
  readonly laid: 'boards' | 'tiles';
  readonly floor: string;
  /** Up to where the walls are tiled; 0 for paint alone. */
  readonly tiled: number;
  readonly parts: readonly Part[];
  /** Where lamps shine in the evening. */
  readonly lamps: readonly (readonly [x: number, y: number, z: number])[];
}

/** Draws a room seen from its open corner. */
export function drawScene(scene: Scene, look: Look): string {
  const { width, depth, height } = scene;
  const drawn =
    box(-0.12, -0.12, -0.26, width + 0.12, depth + 0.12, 0.25, tone(look.wood, -0.05), false).svg +
    floorOf(scene) +
    wallsOf(scene, look) +
    scene.parts
      .toSorted((one, other) => one.depth - other.depth)
      .map(({ svg }) => svg)
      .join('');
  const evening = look.light === 'evening';
  const lamps = evening ? scene.lamps.map(lampLight).join('') : '';
  return sheetAround(
    [project(0, depth + 0.15), project(width + 0.15, 0), project(0, 0, height), project(width, depth, -0.3)],
    (evening ? dusky(drawn) : drawn) + lamps,
    evening ? ['#56607a', '#333c52'] : [tone(look.wall, 0.55), tone(look.sideWall, 0.12)],
  );
}

/** A sheet of 4:3 around the places given, with a ground and the light that drawings share. */
export function sheetAround(
  places: readonly Point[],
  content: string,
  [middle, edge]: readonly [string, string],
): string {
  const [left, right] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const [top, bottom] = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y]) => y))];
  const { width, height } = homePictureSize;
  const wide = Math.round(Math.max((right - left) * 1.13, ((bottom - top) * 1.13 * width) / height));
  const high = Math.round((wide * height) / width);
  const [x, y] = [Math.round((left + right - wide) / 2), Math.round((top + bottom - high) / 2)];
  const gradients =
    `<radialGradient id="b"><stop stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>` +
    '<radialGradient id="s"><stop offset=".5" stop-color="#2b241c" stop-opacity=".3"/><stop offset="1" stop-color="#2b241c" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff8e6" stop-opacity=".3"/><stop offset=".5" stop-color="#fff8e6" stop-opacity="0"/><stop offset="1" stop-color="#2a2220" stop-opacity=".22"/></linearGradient>' +
    (content.includes('url(#g)')
      ? '<radialGradient id="g"><stop stop-color="#ffd88f" stop-opacity=".95"/><stop offset=".35" stop-color="#ffc05c" stop-opacity=".4"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient>'
      : '');
  const shade = `<ellipse cx="${(left + right) / 2}" cy="${Math.round(bottom - (right - left) * 0.24)}" rx="${Math.round((right - left) * 0.54)}" ry="${Math.round((right - left) * 0.32)}" fill="url(#s)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}" width="${width}" height="${height}"><defs>${gradients}</defs>` +
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="url(#b)"/>${shade}${lighter(content)}</svg>\n`
  );
}

const plainForm =
  /<(path|ellipse|circle) ([^<>]*?)fill="(#\w{6})"(?: stroke="#\w{6}")?( opacity="[\d.]+")?\/>/g;
const plainForms = new RegExp(`(?:${plainForm.source}){3,}`, 'g');

/** The same drawing in fewer letters: runs of plain forms name their colour once, their sides are steps. */
function lighter(svg: string): string {
  const short = svg
    .replaceAll(' stroke-width="1.2" stroke-linejoin="round"', '')
    .replace(/M([\d.-]+ [\d.-]+(?:L[\d.-]+ [\d.-]+)+)Z/g, (_, points: string) => steps(points))
    .replace(
      plainForms,
      (run) =>
        `<g fill="currentColor" stroke="currentColor">${run.replace(plainForm, '<$1 $2color="$3"$4/>')}</g>`,
    );
  return `<g stroke-width="1.2" stroke-linejoin="round">${short}</g>`;
}

/** A polygon through points told as steps from the first one, in tenths. */
function steps(points: string): string {
  const [first = [0, 0], ...rest] = points.split('L').map((point) => point.split(' ').map(Number));
  let [lastX = 0, lastY = 0] = first;
  const sides = rest.map(([x = 0, y = 0]) => {
    const [dx, dy] = [tenth(x - lastX), tenth(y - lastY)];
    [lastX, lastY] = [x, y];
    return dx === '0' ? `v${dy}` : `l${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
  });
  return `M${first.join(' ')}${sides.join('')}z`;
}

function tenth(length: number): string {
  return String(Math.round(length * 10) / 10).replace(/^(-?)0\./, '$1.');
}

function floorOf({ width, depth, laid, floor }: Scene): string {
  const step = laid === 'tiles' ? 0.45 : 0.26;
  const lines: string[] = [];
  const line = (from: Point, to: Point): number => lines.push(`M${from.join(' ')}L${to.join(' ')}`);
  for (let at = step; at < depth - 0.05; at += step) line(project(0, at), project(width, at));
  if (laid === 'tiles') {
    for (let at = step; at < width - 0.05; at += step) line(project(at, 0), project(at, depth));
  }
  return (
    ground(0, 0, width, depth, floor) +
    `<path d="${lines.join('')}" stroke="#5a4630" stroke-width="1" opacity=".16" fill="none"/>`
  );
}

function wallsOf({ width, depth, height, tiled }: Scene, look: Look): string {
  const along = (low: number, high: number, fill: string): string =>
    face(
      [
        [0, 0, low],
        [width, 0, low],
        [width, 0, high],
        [0, 0, high],
      ],
      fill,
    );
  const across = (low: number, high: number, fill: string): string =>
    face(
      [
        [0, 0, low],
        [0, depth, low],
        [0, depth, high],
        [0, 0, high],
      ],
      fill,
    );
  const edge = tone(look.wall, -0.14);
  const frame =
    box(-0.12, -0.12, 0, width + 0.12, 0.12, height, edge, false).svg +
    box(-0.12, 0, 0, 0.12, depth, height, edge, false).svg;
  if (tiled > 0) {
    const tiles = along(0, tiled, look.tiles) + across(0, tiled, tone(look.tiles, -0.06));
    return (
      frame +
      along(0, height, look.wall) +
      across(0, height, look.sideWall) +
      tiles +
      joints(width, depth, tiled)
    );
  }
  return (
    frame +
    along(0, height, look.wall) +
    across(0, height, look.sideWall) +
    along(0, 0.1, '#faf4e6') +
    across(0, 0.1, '#efe6d4')
  );
}

function joints(width: number, depth: number, high: number): string {
  const lines: string[] = [];
  const step = 0.3;
  for (let z = step; z <= high + 0.01; z += step) {
    lines.push(
      `M${project(0, depth, z).join(' ')}L${project(0, 0, z).join(' ')}L${project(width, 0, z).join(' ')}`,
    );
  }
  for (let x = step; x < width; x += step)
    lines.push(`M${project(x, 0).join(' ')}L${project(x, 0, high).join(' ')}`);
  for (let y = step; y < depth; y += step)
    lines.push(`M${project(0, y).join(' ')}L${project(0, y, high).join(' ')}`);
  return `<path d="${lines.join('')}" stroke="#fffaf0" stroke-width="1" opacity=".6" fill="none"/>`;
}

function lampLight([x, y, z]: readonly [number, number, number]): string {
  const [cx, cy] = project(x, y, z);
  return `<ellipse cx="${cx}" cy="${cy}" rx="170" ry="120" fill="url(#g)" opacity=".6"/>`;
}

/** Colours as they look under lamps: every one a little nearer to the dusk. */
function dusky(svg: string): string {
  return svg.replace(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g, (_, ...channels: string[]) => {
    const dusk = [70, 44, 40];
    const mixed = channels.slice(0, 3).map((hex, index) =>
      Math.round(Number.parseInt(hex, 16) * 0.86 + (dusk[index] ?? 0) * 0.14)
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${mixed.join('')}`;
  });
}
