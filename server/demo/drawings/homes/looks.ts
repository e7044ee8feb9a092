/** What the pictures of one home share: its paint, woods, cloths and hour of the day. Colours are hex. */
export interface Look {
  readonly key: string;
  /** The wall along x, and the other one. */
  readonly wall: string;
  readonly sideWall: string;
  readonly floor: string;
  readonly tiles: string;
  readonly wood: string;
  readonly darkWood: string;
  /** Fronts of kitchens and wardrobes. */
  readonly fronts: string;
  /** Sofas and blankets. */
  readonly cloth: string;
  readonly accent: string;
  readonly second: string;
  readonly metal: string;
  readonly light: 'day' | 'evening';
  /** Whether its rooms are laid out the other way round. */
  readonly turned: boolean;
  /** Which furniture stands there: 0, 1 or 2. */
  readonly variant: number;
}

const brass = '#c6a252';
const steel = '#9aa3a4';

/** The homes that are drawn; a listing shows one of them. */
export const looks: readonly Look[] = [
  look(
    'sage',
    ['#e9e6d6', '#d6dcc8'],
    ['#d3b083', '#d5dfd3'],
    ['#bd9260', '#83603f', '#8fa98f'],
    ['#5f8a6e', '#d2a548', '#c4714d'],
    brass,
    0,
  ),
  look(
    'terracotta',
    ['#f3e4d3', '#e9cfb9'],
    ['#c99f6f', '#e6d3bd'],
    ['#b98d5b', '#7b5638', '#c98f6c'],
    ['#c4714d', '#2f6b50', '#e0b46a'],
    brass,
    1,
  ),
  look(
    'sea',
    ['#e3eaea', '#c7d8dd'],
    ['#d9c09a', '#cfdfe2'],
    ['#d0ac77', '#8b6a47', '#6f94a8'],
    ['#5f86a3', '#d2a548', '#d38d9c'],
    steel,
    2,
  ),
  look(
    'rose',
    ['#f3e5df', '#e8cdc9'],
    ['#d8b88f', '#ecd9d4'],
    ['#c79d68', '#8a6647', '#d9b3ab'],
    ['#d38d9c', '#83384a', '#8fae9b'],
    brass,
    3,
  ),
  look(
    'linen',
    ['#f4efe4', '#e6dece'],
    ['#b98f62', '#e3dccd'],
    ['#805940', '#5c4030', '#f0e9db'],
    ['#a8a49b', '#54585a', '#c4714d'],
    steel,
    4,
  ),
  look(
    'honey',
    ['#f4e9cb', '#ead6a6'],
    ['#cfa873', '#efe2c4'],
    ['#b98d5b', '#7a5a3c', '#34496a'],
    ['#34496a', '#d2a548', '#b8405f'],
    brass,
    5,
  ),
  look(
    'cherry',
    ['#efe0cc', '#dec6ac'],
    ['#a87a52', '#e2d2bd'],
    ['#7d5238', '#57392a', '#9c6b4c'],
    ['#83384a', '#c6a252', '#5f8a6e'],
    brass,
    6,
  ),
  look(
    'pine',
    ['#e4e3d2', '#cfd5c1'],
    ['#c39a68', '#d2dbd0'],
    ['#b98d5b', '#6f4e35', '#2f6b50'],
    ['#2f6b50', '#d3907c', '#d2a548'],
    brass,
    7,
  ),
];

function look(
  key: string,
  [wall, sideWall]: readonly [string, string],
  [floor, tiles]: readonly [string, string],
  [wood, darkWood, fronts]: readonly [string, string, string],
  [cloth, accent, second]: readonly [string, string, string],
  metal: string,
  place: number,
): Look {
  const light = place % 4 === 3 ? 'evening' : 'day';
  const [turned, variant] = [place % 2 === 1, place % 3];
  return {
    key,
    wall,
    sideWall,
    floor,
    tiles,
    wood,
    darkWood,
    fronts,
    cloth,
    accent,
    second,
    metal,
    light,
    turned,
    variant,
  };
}
