import type { UploadedPicture } from '../../site/picture-uploads.ts';
import { sofiaDay } from '../../shared/sofia-time.ts';
import { writtenLeva } from '../../shared/written-number.ts';
import type { Language } from '../../shared/language.ts';
import { depositBack } from '../leaving/leaving.ts';
import type { HomeFacts, MovingPlan } from '../moving-plan.ts';
import type { NeedRoom } from '../things/needed-things.ts';
import type { HandoverDirection, HandoverMeter, HandoverRoom, MeterKind } from './handover.ts';

/** A row; its id is used by the form only. */
type Row = { id: string };
export type MeterRow = Row & HandoverMeter<UploadedPicture>;
export type RoomRow = Row & HandoverRoom<UploadedPicture>;

/** A protocol as form values; money in leva. */
export type HandoverForm = {
  direction: HandoverDirection;
  on: string;
  address: string;
  landlordName: string;
  landlordEmail: string;
  tenantName: string;
  tenantEmail: string;
  meters: MeterRow[];
  keys: string;
  rooms: RoomRow[];
  missing: string;
  deposit: string;
  kept: string;
};

const METERS: readonly MeterKind[] = ['electricity-day', 'electricity-night', 'cold-water', 'hot-water'];
const ROOMS: readonly NeedRoom[] = ['living-room', 'bedroom', 'kitchen', 'bathroom', 'hallway'];

export const meterRow = (id: string, kind: MeterKind): MeterRow => ({
  id,
  kind,
  number: '',
  reading: '',
  pictures: [],
});

export const roomRow = (id: string, room: NeedRoom): RoomRow => ({
  id,
  room,
  state: 'good',
  notes: '',
  pictures: [],
});

/** An empty protocol of today, with the usual meters and rooms. */
export function emptyHandover(now: Date): HandoverForm {
  return {
    direction: 'in',
    on: sofiaDay(now),
    address: '',
    landlordName: '',
    landlordEmail: '',
    tenantName: '',
    tenantEmail: '',
    meters: METERS.map((kind, place) => meterRow(`meter-${place}`, kind)),
    keys: '',
    rooms: ROOMS.map((room, place) => roomRow(`room-${place}`, room)),
    missing: '',
    deposit: '',
    kept: '',
  };
}

/** Meters of a home: heat with district heating, gas with gas heating. */
export function metersOf({ heating }: Pick<HomeFacts, 'heating'>): MeterKind[] {
  if (heating === 'tec') return [...METERS, 'heating'];
  return heating === 'gas' ? [...METERS, 'gas'] : [...METERS];
}

/**
 * Protocol prefilled from a plan: address, rooms and deposit. Moving out or after moving in, the home is
 * returned.
 */
export function handoverOfPlan(
  { home, movingInOn, leaving }: Pick<MovingPlan, 'home' | 'movingInOn' | 'leaving'>,
  { now, city, language }: { now: Date; city: string; language: Language },
): Partial<HandoverForm> {
  const today = sofiaDay(now);
  const isOver = movingInOn !== null && movingInOn < today;
  const rooms: NeedRoom[] = [
    'living-room',
    ...Array.from({ length: home.bedrooms }, () => 'bedroom' as const),
    'kitchen',
    ...Array.from({ length: Math.max(1, home.bathrooms) }, () => 'bathroom' as const),
    'hallway',
  ];
  return {
    direction: leaving || isOver ? 'out' : 'in',
    on: isOver ? today : (movingInOn ?? today),
    address: [city, home.district].filter((part) => part !== '').join(', '),
    meters: metersOf(home).map((kind, place) => meterRow(`meter-${place}`, kind)),
    rooms: rooms.slice(0, 15).map((room, place) => roomRow(`room-${place}`, room)),
    deposit: home.deposit > 0 ? writtenLeva(home.deposit, language) : '',
    kept: leaving && leaving.owed > 0 ? writtenLeva(home.deposit - depositBack(home, leaving), language) : '',
  };
}
