import type { PropertyType } from '../../../src/core/homes/property-choices.ts';
import type { DrawnRoomKey, FacadeKey } from '../drawings/homes/home-drawings.ts';
import { homeFolder } from '../drawings/homes/home-drawings.ts';
import { facadesOfAKind } from '../drawings/homes/facade-blocks.ts';
import { looks } from '../drawings/homes/looks.ts';
import type { PlanKey } from '../drawings/homes/plans.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './demo-home.ts';

/** Four to eight drawings of one home, all in one look; the living room first, or the house from outside. */
export function picturesOf(random: Random, home: HomeFacts): string[] {
  const look = random.pick(looks).key;
  const isHouse = home.type === 'house' || home.type === 'house-floor';
  const outside = `${homeFolder}/facade-${facadeOf(home, isHouse)}-${random.between(0, facadesOfAKind - 1)}.svg`;
  const open = home.propertyAdvantages.some((word) => word === 'balcony' || word === 'terrace');
  const rooms: DrawnRoomKey[] =
    home.type === 'room'
      ? ['second-bedroom', 'kitchen', 'bathroom', 'hallway']
      : ['living-room', 'kitchen', ...bedroomsOf(home), 'bathroom', 'hallway'];
  if (open && !rooms.includes('balcony')) rooms.push('balcony');
  const inside = rooms.map((room) => `${homeFolder}/${room}-${look}.svg`);
  if (isHouse) return [outside, ...inside];
  return inside.length < 5 || random.chance(0.6) ? [...inside, outside] : inside;
}

function bedroomsOf({ bedrooms }: HomeFacts): DrawnRoomKey[] {
  if (bedrooms === 0) return [];
  return bedrooms === 1 ? ['bedroom'] : ['bedroom', 'second-bedroom'];
}

function facadeOf({ construction, buildingYear }: HomeFacts, isHouse: boolean): FacadeKey {
  if (isHouse) return 'house';
  if (construction === 'brick') return buildingYear >= 2004 ? 'new' : 'brick';
  return construction === 'joist' ? 'brick' : 'panel';
}

const plans: Readonly<Partial<Record<PropertyType, PlanKey>>> = {
  studio: 'studio',
  'one-room': 'one-room',
  'two-room': 'two-room',
  'three-room': 'three-room',
  'four-room': 'four-room',
};

/** The drawn plan of such a home; null when there is none. */
export function planPictureOf(random: Random, { type }: HomeFacts): string | null {
  const plan = plans[type];
  return plan && random.chance(0.6) ? `${homeFolder}/plan-${plan}.svg` : null;
}
