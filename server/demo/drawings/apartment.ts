import { furniture, eveningLamps } from './apartment-rooms.ts';
import { planRooms, type PlanRoom } from './apartment-plan.ts';
import type { Part, Point } from './isometric.ts';
import { box, face, ground, project } from './isometric.ts';

/** The size of the picture of the rooms menu, in pixels. */
export const apartmentSize = { width: 1600, height: 1000 } as const;

/** A clickable zone over the picture (ROOM-01). */
export interface ApartmentZone {
  readonly room: string;
  readonly points: readonly Point[];
}

/** The zones of the seven rooms: exactly their floors. */
export function apartmentZones(): ApartmentZone[] {
  return planRooms.map(({ room, x, y, width, depth }) => ({
    room,
    points: [project(x, y), project(x + width, y), project(x + width, y + depth), project(x, y + depth)],
  }));
}

/** The picture of the rooms menu by day, or in the evening for the dark theme. */
export function drawApartment(light: 'day' | 'night'): string {
  const parts = [...walls(), ...furniture].toSorted((one, other) => one.depth - other.depth);
  const scene =
    box(-0.15, -0.15, -0.4, 12.3, 10.4, 0.38, '#b9a486').svg +
    planRooms.map(floorOf).join('') +
    parts.map(({ svg }) => svg).join('');
  const evening = light === 'night';
  const [low, high] = evening ? ['#161f23', '#24333a'] : ['#efe6d5', '#f9f5ec'];
  const [x, y] = project(6, 5.4, -0.9);
  const around =
    `<radialGradient id="b"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></radialGradient>` +
    '<radialGradient id="s"><stop offset=".55" stop-color="#2b241c" stop-opacity=".34"/><stop offset="1" stop-color="#2b241c" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff8e6" stop-opacity=".3"/><stop offset=".5" stop-color="#fff8e6" stop-opacity="0"/><stop offset="1" stop-color="#2a2220" stop-opacity=".22"/></linearGradient>' +
    '<radialGradient id="g"><stop stop-color="#ffd07a" stop-opacity=".95"/><stop offset=".35" stop-color="#ffb84d" stop-opacity=".4"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${apartmentSize.width} ${apartmentSize.height}" width="${apartmentSize.width}" height="${apartmentSize.height}">` +
    `<defs>${around}</defs><rect width="1600" height="1000" fill="url(#b)"/>` +
    `<ellipse cx="${x}" cy="${y + 40}" rx="800" ry="440" fill="url(#s)"/>` +
    (evening ? inTheEvening(scene) + eveningLamps.map(lampLight).join('') : scene) +
    '</svg>\n'
  );
}

/** Colours as they look after sunset: every one nearer to the blue of the evening. */
function inTheEvening(scene: string): string {
  return scene.replace(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g, (_, ...channels: string[]) => {
    const dusk = [26, 30, 50];
    const mixed = channels.slice(0, 3).map((hex, index) => {
      const start = Number.parseInt(hex, 16);
      return Math.round(start * 0.62 + (dusk[index] ?? 0) * 0.38)
        .toString(16)
        .padStart(2, '0');
    });
    return `#${mixed.join('')}`;
  });
}

function lampLight([x, y, z, reach]: (typeof eveningLamps)[number]): string {
  const [cx, cy] = project(x, y, z);
  return `<ellipse cx="${cx}" cy="${cy}" rx="${Math.round(reach * 72)}" ry="${Math.round(reach * 48)}" fill="url(#g)" opacity=".5"/>`;
}

function floorOf(plan: PlanRoom): string {
  const { x, y, width, depth, laid } = plan;
  const lines: string[] = [];
  const line = (from: Point, to: Point): number => lines.push(`M${from.join(' ')}L${to.join(' ')}`);
  if (laid !== 'plain') {
    const step = laid === 'tiles' ? 0.5 : 0.3;
    for (let at = step; at < depth; at += step) line(project(x, y + at), project(x + width, y + at));
    if (laid === 'tiles') {
      for (let at = step; at < width; at += step) line(project(x + at, y), project(x + at, y + depth));
    }
  }
  const seams = `<path d="${lines.join('')}" stroke="#5a4630" stroke-width="1" opacity=".16" fill="none"/>`;
  return ground(x, y, width, depth, plan.ground) + (lines.length > 0 ? seams : '');
}

/** Tall walls behind, low ones between the rooms, cut into pieces so that they hide only what they should. */
function walls(): Part[] {
  const parts: Part[] = [];
  const plaster = '#f3ebdb';
  const behind = (part: Part): Part => ({ ...part, depth: -5 });
  parts.push(
    behind(box(-0.14, -0.14, 0, 12.14, 0.14, 1.95, plaster)),
    behind(box(-0.14, 0, 0, 0.14, 7.4, 1.95, plaster)),
  );
  const tints: readonly (readonly [number, number, string])[] = [
    [0, 4.4, '#e9d6cd'],
    [4.4, 7.2, '#d2e0d8'],
    [7.2, 12, '#ece2c8'],
  ];
  for (const [from, to, colour] of tints) {
    parts.push({
      depth: -4,
      svg: face(
        [
          [from, 0.01, 0],
          [to, 0.01, 0],
          [to, 0.01, 1.95],
          [from, 0.01, 1.95],
        ],
        colour,
      ),
    });
  }
  parts.push({
    depth: -4,
    svg: face(
      [
        [0.01, 0, 0],
        [0.01, 4, 0],
        [0.01, 4, 1.95],
        [0.01, 0, 1.95],
      ],
      '#dfc9bf',
    ),
  });
  parts.push({
    depth: -4,
    svg: face(
      [
        [0.01, 4, 0],
        [0.01, 7.4, 0],
        [0.01, 7.4, 1.95],
        [0.01, 4, 1.95],
      ],
      '#dcd3bd',
    ),
  });
  const low = 0.62;
  const alongX = (y: number, from: number, to: number): void => {
    for (let x = from; x < to - 0.01; x += 0.2)
      parts.push(box(x, y - 0.06, 0, Math.min(0.2, to - x), 0.12, low, plaster, false));
  };
  const alongY = (x: number, from: number, to: number): void => {
    for (let y = from; y < to - 0.01; y += 0.2)
      parts.push(box(x - 0.06, y, 0, 0.12, Math.min(0.2, to - y), low, plaster, false));
  };
  alongY(4.4, 0, 4);
  alongY(7.2, 0, 4);
  alongX(4, 0, 1.2);
  alongX(4, 2.2, 5.2);
  alongX(4, 6.1, 7.8);
  alongX(4, 9.0, 12);
  alongY(3.4, 4, 5.6);
  alongY(3.4, 6.6, 7.4);
  alongY(9.2, 4, 5.0);
  alongY(9.2, 6.4, 7.4);
  for (const [from, to] of [
    [0, 3.9],
    [5.3, 9.2],
  ] as const) {
    for (let x = from; x < to - 0.01; x += 0.2) parts.push(box(x, 7.34, 0, 0.2, 0.12, 0.2, plaster, false));
  }
  for (let y = 4; y <= 7.4; y += 0.34) parts.push(box(11.92, y, 0, 0.05, 0.05, 0.6, '#3a4a42'));
  parts.push({ ...box(11.9, 4, 0.6, 0.09, 3.4, 0.05, '#3a4a42'), depth: 19.4 });
  return parts;
}
