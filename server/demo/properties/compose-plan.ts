import type { PlanRoomName, PropertyAdvantage } from '../../../src/core/properties/property-choices.ts';
import type { PlanRoom } from '../../../src/core/properties/property.ts';
import type { Random } from '../random.ts';
import type { DemoPropertyFacts } from './demo-property.ts';

/**
 * Rooms of a home. Interior rooms have nine tenths of the area; the rest is walls and common parts. A balcony
 * is added.
 */
export function planOf(
  random: Random,
  { type, area, bedrooms, bathrooms }: Pick<DemoPropertyFacts, 'type' | 'area' | 'bedrooms' | 'bathrooms'>,
  advantages: readonly PropertyAdvantage[],
): PlanRoom[] {
  if (type === 'room') return [{ room: 'bedroom', area }];
  const shares: [PlanRoomName, number][] = [];
  const small = type === 'studio' || type === 'one-room' || bedrooms === 0;
  const areaBetween = (from: number, to: number): number => from + random.next() * (to - from);
  shares.push(['living-room', small ? areaBetween(16, 22) : areaBetween(18, 26)]);
  const separate = advantages.includes('separate-kitchen') || type === 'one-room' || bedrooms > 2;
  if (separate) shares.push(['kitchen', areaBetween(7, 12)]);
  for (let bedroom = 0; bedroom < bedrooms; bedroom += 1)
    shares.push(['bedroom', areaBetween(bedroom ? 10 : 13, 16)]);
  for (let bathroom = 0; bathroom < bathrooms; bathroom += 1)
    shares.push([bathroom ? 'toilet' : 'bathroom', areaBetween(bathroom ? 1.8 : 3.8, bathroom ? 3 : 5.5)]);
  shares.push(['hallway', areaBetween(3.5, 8)]);
  if (advantages.includes('storage-room')) shares.push(['storage-room', areaBetween(1.5, 3)]);
  if (type === 'multi-room' && random.chance(0.5)) shares.push(['study', areaBetween(9, 13)]);
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  const scale = (area * 0.9) / sum;
  const rooms = shares.map(([room, share]): PlanRoom => ({
    room,
    area: Math.round(share * scale * 10) / 10,
  }));
  if (advantages.includes('balcony') || advantages.includes('terrace')) {
    rooms.push({
      room: 'balcony',
      area: Math.round(areaBetween(2.5, advantages.includes('terrace') ? 12 : 6) * 10) / 10,
    });
  }
  return rooms;
}
