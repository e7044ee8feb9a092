/** Room of a plan: a rectangle in decimetres. */
export interface DrawnRoom {
  readonly room: 'living-room' | 'kitchen' | 'bedroom' | 'bathroom' | 'hallway' | 'balcony';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Gap in a wall along x or y. A door's leaf opens to the given side; a window has none. */
export interface Opening {
  readonly along: 'x' | 'y';
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly opens: 1 | -1 | 0;
}

export type Symbol =
  | 'sofa'
  | 'table'
  | 'chest'
  | 'wardrobe'
  | 'bed'
  | 'row'
  | 'bath'
  | 'basin'
  | 'toilet'
  | 'plant';
/** Furniture: symbol, position and size. */
export type Placed = readonly [symbol: Symbol, x: number, y: number, width: number, depth: number];

export interface Plan {
  readonly rooms: readonly DrawnRoom[];
  readonly openings: readonly Opening[];
  readonly furniture: readonly Placed[];
}

export type PlanKey = 'studio' | 'one-room' | 'two-room' | 'three-room' | 'four-room';

const room = (name: DrawnRoom['room'], x: number, y: number, width: number, depth: number): DrawnRoom => ({
  room: name,
  x,
  y,
  width,
  depth,
});
const pane = (
  along: 'x' | 'y',
  x: number,
  y: number,
  length: number,
  opens: Opening['opens'] = 0,
): Opening => ({ along, x, y, length, opens });
const door = (along: 'x' | 'y', x: number, y: number, opens: 1 | -1, length = 9): Opening =>
  pane(along, x, y, length, opens);

/** The five layouts. */
export const plans: Readonly<Record<PlanKey, Plan>> = {
  studio: {
    rooms: [
      room('living-room', 0, 0, 50, 42),
      room('hallway', 50, 0, 20, 22),
      room('bathroom', 50, 22, 20, 20),
      room('balcony', 0, 42, 50, 11),
    ],
    openings: [
      door('y', 50, 8, -1),
      door('x', 55, 22, 1, 8),
      door('y', 70, 6, -1),
      door('x', 8, 42, -1),
      pane('x', 24, 42, 16),
      pane('y', 0, 14, 14),
    ],
    furniture: [
      ['row', 1.2, 1.2, 26, 6],
      ['bed', 30, 20, 16, 20.8],
      ['sofa', 2, 12, 8, 18],
      ['table', 13, 18, 6, 9],
      ['chest', 40, 1.2, 8, 4.5],
      ['bath', 61.5, 32.5, 7.5, 8.5],
      ['basin', 51.3, 35.5, 6, 5],
      ['toilet', 62, 23.4, 4.6, 5.6],
      ['wardrobe', 51.2, 1.2, 13, 5],
      ['plant', 3.5, 49, 4, 4],
      ['table', 38, 44.6, 6, 6],
    ],
  },
  'one-room': {
    rooms: [
      room('living-room', 0, 0, 40, 44),
      room('kitchen', 40, 24, 26, 20),
      room('hallway', 40, 0, 26, 12),
      room('bathroom', 40, 12, 26, 12),
      room('balcony', 0, 44, 66, 11),
    ],
    openings: [
      door('y', 40, 2, -1),
      door('y', 40, 32, 1),
      door('x', 57, 12, 1, 7),
      door('y', 66, 2, -1),
      door('x', 6, 44, -1),
      pane('x', 20, 44, 14),
      pane('x', 46, 44, 14),
      pane('y', 0, 8, 14),
    ],
    furniture: [
      ['bed', 2, 1.4, 16, 20.6],
      ['sofa', 22, 34, 16, 8],
      ['table', 25, 26, 10, 5.5],
      ['wardrobe', 20, 1.2, 10, 5.5],
      ['row', 41.2, 25.2, 23.6, 5.6],
      ['table', 52, 33.5, 8, 7],
      ['bath', 41.3, 13.2, 7.5, 9.6],
      ['basin', 50, 18, 5.4, 4.8],
      ['toilet', 59.6, 18, 4.6, 5],
      ['plant', 62, 50, 4, 4],
      ['table', 40, 46.5, 6, 6],
    ],
  },
  'two-room': {
    rooms: [
      room('living-room', 0, 20, 48, 38),
      room('bedroom', 48, 26, 36, 32),
      room('hallway', 0, 0, 56, 20),
      room('bathroom', 56, 0, 28, 26),
      room('hallway', 48, 20, 8, 6),
      room('balcony', 0, 58, 48, 12),
    ],
    openings: [
      door('x', 14, 20, 1),
      door('x', 48.5, 26, 1, 7),
      door('y', 56, 6, 1, 8),
      door('y', 0, 6, 1),
      door('x', 34, 58, -1),
      pane('x', 8, 58, 18),
      pane('x', 56, 58, 18),
      pane('y', 84, 34, 14),
      pane('y', 0, 32, 14),
    ],
    furniture: [
      ['row', 26, 21.2, 21, 5.8],
      ['sofa', 2, 36, 8, 19],
      ['table', 14, 41, 6, 10],
      ['table', 31, 33, 12, 8],
      ['bed', 64, 35, 16, 21.6],
      ['wardrobe', 58, 27.2, 25, 5.6],
      ['bath', 75.3, 1.2, 7.5, 16],
      ['basin', 57.4, 19.6, 6.4, 5.2],
      ['toilet', 77, 19.4, 5, 5.6],
      ['wardrobe', 20, 1.2, 22, 5],
      ['chest', 2, 15, 9, 3.6],
      ['plant', 4, 65, 4, 4],
      ['table', 20, 61, 6, 6],
    ],
  },
  'three-room': {
    rooms: [
      room('living-room', 0, 0, 46, 40),
      room('bedroom', 46, 0, 34, 40),
      room('hallway', 0, 40, 80, 13),
      room('kitchen', 0, 53, 28, 30),
      room('bathroom', 28, 53, 18, 30),
      room('bedroom', 46, 53, 34, 30),
      room('balcony', 0, -12, 46, 12),
    ],
    openings: [
      door('x', 30, 40, -1),
      door('x', 49, 40, -1),
      door('x', 16, 53, 1),
      door('x', 33, 53, 1, 8),
      door('x', 49, 53, 1),
      door('y', 80, 42, -1),
      door('x', 6, 0, 1),
      pane('x', 20, 0, 20),
      pane('x', 54, 0, 18),
      pane('x', 7, 83, 14),
      pane('x', 55, 83, 16),
      pane('y', 0, 14, 14),
    ],
    furniture: [
      ['sofa', 2, 17, 8, 20],
      ['table', 14, 22, 6, 10],
      ['chest', 40, 8, 4.6, 16],
      ['table', 24, 10, 8, 12],
      ['bed', 60, 10, 18.4, 17],
      ['wardrobe', 60, 33, 18.8, 5.8],
      ['row', 1.2, 62, 5.8, 20],
      ['table', 15, 68, 8, 10],
      ['bath', 29.2, 74, 15.6, 7.8],
      ['basin', 39.6, 56, 5.2, 6],
      ['toilet', 39.4, 66, 5.4, 4.8],
      ['bed', 66, 65, 12.6, 16.8],
      ['chest', 47.4, 74, 5, 8],
      ['wardrobe', 66, 54.2, 12.8, 5.6],
      ['wardrobe', 2, 41.2, 20, 4.6],
      ['plant', 41, -6, 4, 4],
      ['table', 26, -9, 6, 6],
    ],
  },
  'four-room': {
    rooms: [
      room('living-room', 0, 0, 50, 40),
      room('bedroom', 50, 0, 32, 40),
      room('bedroom', 82, 0, 32, 40),
      room('hallway', 0, 40, 114, 13),
      room('kitchen', 0, 53, 32, 30),
      room('bathroom', 32, 53, 18, 30),
      room('bathroom', 50, 53, 14, 30),
      room('bedroom', 64, 53, 50, 30),
      room('balcony', 0, -12, 50, 12),
    ],
    openings: [
      door('x', 34, 40, -1),
      door('x', 53, 40, -1),
      door('x', 85, 40, -1),
      door('x', 18, 53, 1),
      door('x', 36, 53, 1, 8),
      door('x', 53, 53, 1, 8),
      door('x', 68, 53, 1),
      door('y', 114, 42, -1),
      door('x', 6, 0, 1),
      pane('x', 22, 0, 20),
      pane('x', 58, 0, 16),
      pane('x', 90, 0, 16),
      pane('x', 9, 83, 14),
      pane('x', 80, 83, 20),
      pane('y', 0, 14, 14),
      pane('y', 114, 14, 14),
    ],
    furniture: [
      ['sofa', 2, 17, 8, 20],
      ['table', 14, 22, 6, 10],
      ['chest', 44, 10, 4.6, 16],
      ['table', 27, 9, 8, 13],
      ['bed', 63, 9, 17.4, 16],
      ['wardrobe', 64, 33, 16.8, 5.8],
      ['bed', 96, 9, 16.6, 12],
      ['chest', 98, 34, 14, 4.6],
      ['row', 1.2, 62, 5.8, 20],
      ['table', 17, 67, 8, 12],
      ['bath', 33.2, 74, 15.6, 7.8],
      ['basin', 44, 58, 5, 6],
      ['toilet', 56.6, 76, 5, 5.6],
      ['basin', 51.2, 66, 5, 5],
      ['bed', 94, 58, 18.6, 19],
      ['wardrobe', 66, 76, 12, 5.8],
      ['wardrobe', 2, 41.2, 24, 4.6],
      ['plant', 45, -6, 4, 4],
      ['table', 28, -9, 6, 6],
    ],
  },
};

export const planKeys = Object.keys(plans) as PlanKey[];
