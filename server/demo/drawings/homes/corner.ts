import { tone } from '../brush.ts';
import type { Part } from '../isometric.ts';
import { box, face, globe, ground, round } from '../isometric.ts';

type Spot = readonly [x: number, y: number, z: number];

/**
 * The corner of a room: one wall along x at y = 0, the other along y at x = 0, in metres. Turned, the two
 * change places, so that the same furniture stands along the other wall.
 */
export class Corner {
  constructor(private readonly turned: boolean) {}

  box(x: number, y: number, z: number, width: number, depth: number, height: number, fill: string): Part {
    return this.turned ? box(y, x, z, depth, width, height, fill) : box(x, y, z, width, depth, height, fill);
  }

  round(x: number, y: number, z: number, foot: number, top: number, height: number, fill: string): Part {
    return this.turned ? round(y, x, z, foot, top, height, fill) : round(x, y, z, foot, top, height, fill);
  }

  globe(x: number, y: number, z: number, radius: number, fill: string): Part {
    return this.turned ? globe(y, x, z, radius, fill) : globe(x, y, z, radius, fill);
  }

  /** A thin square leg: the two sides that are seen, without a shadow of its own. */
  leg(x: number, y: number, height: number, fill: string): string {
    const thick = 0.055;
    const [front, side] = this.turned ? [-0.24, -0.07] : [-0.07, -0.24];
    return (
      this.along(x, y + thick, thick, 0, height, tone(fill, front)) +
      this.across(x + thick, y, thick, 0, height, tone(fill, side))
    );
  }

  /** Something lying flat, painted before whatever stands. */
  lying(x: number, y: number, width: number, depth: number, fill: string, z = 0.01): Part {
    const svg = this.turned ? ground(y, x, depth, width, fill, z) : ground(x, y, width, depth, fill, z);
    return { depth: -50 + z, svg };
  }

  /** A polygon anywhere. */
  polygon(corners: readonly Spot[], fill: string, opacity = 1): string {
    return face(this.turned ? corners.map(([x, y, z]): Spot => [y, x, z]) : corners, fill, opacity);
  }

  /** A rectangle upright along x, at distance y from the wall. */
  along(x: number, y: number, width: number, low: number, high: number, fill: string, opacity = 1): string {
    const right = x + width;
    return this.polygon(
      [
        [x, y, low],
        [right, y, low],
        [right, y, high],
        [x, y, high],
      ],
      fill,
      opacity,
    );
  }

  /** A rectangle upright along y, at distance x from the other wall. */
  across(x: number, y: number, depth: number, low: number, high: number, fill: string, opacity = 1): string {
    const front = y + depth;
    return this.polygon(
      [
        [x, y, low],
        [x, front, low],
        [x, front, high],
        [x, y, high],
      ],
      fill,
      opacity,
    );
  }
}

/** Parts that make one thing, in the order in which they are painted; without a depth, that of the first. */
export function thing(parts: readonly (Part | string)[], depth?: number): Part {
  const first = parts.find((part): part is Part => typeof part !== 'string');
  return {
    depth: depth ?? first?.depth ?? 0,
    svg: parts.map((part) => (typeof part === 'string' ? part : part.svg)).join(''),
  };
}

/** Something at a wall: before everything that stands free, after what lies on the floor. */
export function atWall(parts: readonly (Part | string)[], order = 0): Part {
  return thing(parts, -20 + order);
}
