import type { PropertyType } from '../../../src/core/properties/property-choices.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { planSize } from '../drawings/plan.ts';
import type { PlanKey } from '../drawings/plans.ts';
import { planDrawing } from '../drawings/write-drawings.ts';
import type { Random } from '../random.ts';
import { renderedPicture } from '../rendered-picture.ts';
import type { DemoPropertyFacts } from './demo-property.ts';

/** Colour looks shared by the rooms of one home (art/scene/looks.py). */
const STYLES = ['sage', 'terracotta', 'sea', 'rose', 'linen', 'honey', 'cherry', 'pine'] as const;

/** Rooms that are rendered in every look. */
export type RenderedRoom =
  | 'living-room'
  | 'living-corner'
  | 'kitchen'
  | 'bedroom'
  | 'second-bedroom'
  | 'bathroom'
  | 'hallway'
  | 'balcony';

/** Number of facades per type of building. */
const FACADES = 4;

export function roomPictures(random: Random, rooms: readonly RenderedRoom[]): StoredPicture[] {
  const style = random.pick(STYLES);
  return rooms.map((room) => renderedPicture('interiors', `${room}-${style}`));
}

/** Returns four to nine pictures of one home in one look, the most attractive first. */
export function picturesOf(random: Random, property: DemoPropertyFacts): StoredPicture[] {
  const isHouse = property.type === 'house' || property.type === 'house-floor';
  const rooms: RenderedRoom[] =
    property.type === 'room'
      ? ['second-bedroom', 'kitchen', 'bathroom', 'hallway']
      : ['living-room', 'kitchen', ...bedroomsOf(property), 'bathroom', 'hallway'];
  if (property.area >= 80 && property.type !== 'room') rooms.splice(1, 0, 'living-corner');
  if (property.propertyAdvantages.some((word) => word === 'balcony' || word === 'terrace'))
    rooms.push('balcony');
  const proudest = random.pick(rooms.filter((room) => room !== 'bathroom' && room !== 'hallway'));
  const first = random.chance(0.7) ? [proudest] : [];
  const inside = roomPictures(random, [...new Set([...first, ...rooms])]);
  const number = random.between(0, FACADES - 1);
  const outside = renderedPicture('facades', `facade-${facadeOf(property, isHouse)}-${number}`);
  if (isHouse || random.chance(0.1)) return [outside, ...inside];
  return inside.length < 5 || random.chance(0.6) ? [...inside, outside] : inside;
}

function bedroomsOf({ bedrooms }: DemoPropertyFacts): RenderedRoom[] {
  if (bedrooms === 0) return [];
  return bedrooms === 1 ? ['bedroom'] : ['bedroom', 'second-bedroom'];
}

function facadeOf(
  { construction, buildingYear }: DemoPropertyFacts,
  isHouse: boolean,
): 'panel' | 'brick' | 'new' | 'house' {
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

/** Returns the floor plan of a similar home; null without one. */
export function planPictureOf(random: Random, { type }: DemoPropertyFacts): StoredPicture | null {
  const plan = plans[type];
  return plan && random.chance(0.6) ? { url: `/pictures/${planDrawing(plan)}`, ...planSize } : null;
}
