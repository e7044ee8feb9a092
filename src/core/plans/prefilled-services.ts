import type { Coordinates } from '../properties/property.ts';
import type { OrderedService } from '../services/service-selection.ts';
import { ServiceSelection } from '../services/service-selection.ts';
import { measuresOf, withMeasures } from '../services/service.ts';
import type { ServiceGroup, ServiceMeasures } from '../services/service.ts';
import type { HomeFacts, MovingFrom, MovingPlan, PlannedWork } from './moving-plan.ts';

type Wanted = { serviceKey: string } & ServiceMeasures;

/** Services on offer, and the distance of the two cities in km; 0 within one city. */
export type ServiceOffer = { groups: readonly ServiceGroup[]; kilometres: number };

/** Speed of a van in km per hour. */
const KM_AN_HOUR = 60;
/** Ratio of road to straight distance, in tenths. */
const ROAD_TENTHS = 13;
const BOXES_A_PERSON = 10;

/** Prefilled services of a work, within the catalogue's limits. */
export function prefilledServices(
  work: PlannedWork,
  plan: Pick<MovingPlan, 'home' | 'from' | 'people' | 'leaving'>,
  { groups, kilometres }: ServiceOffer,
): OrderedService[] {
  const wanted = work === 'cleaning' ? cleaningOf(plan) : moveOf(plan, kilometres);
  const offered = new Map(groups.flatMap(({ items }) => items).map((item) => [item.serviceKey, item]));
  const services = wanted.flatMap(({ serviceKey, ...measures }) => {
    const service = offered.get(serviceKey);
    return service ? [withMeasures(service, measures)] : [];
  });
  return ServiceSelection.of(services).services.map(plannedService);
}

export function plannedService(service: OrderedService): OrderedService {
  const { serviceKey, name, type, price } = service;
  return { ...measuresOf(service), serviceKey, name, type, price };
}

/**
 * Deep cleaning of the whole area, including one bathroom; the other bathrooms; a window for each room
 * (PLAN-03).
 */
function cleaningOf({ home, leaving }: Pick<MovingPlan, 'home' | 'leaving'>): Wanted[] {
  const { area, bedrooms, bathrooms } = home;
  return [
    { serviceKey: leaving === null ? 'deep-home' : 'moving-out', sqm: Math.ceil(area) },
    ...(bathrooms > 1 ? [{ serviceKey: 'bathroom-cleaning', quantity: bathrooms - 1 }] : []),
    { serviceKey: 'windows', quantity: bedrooms + 1 },
  ];
}

/**
 * A team by the amount to carry, with hours for the way, boxes for each person, floors without a lift, and
 * disassembly of furniture where the home has none (PLAN-04).
 */
function moveOf(
  { home, from, people }: Pick<MovingPlan, 'home' | 'from' | 'people'>,
  kilometres: number,
): Wanted[] {
  const { bedrooms, furniture } = home;
  const roomsToFill = bedrooms + (furniture === 'furnished' ? 0 : 1);
  const hours = 2 + bedrooms + Math.ceil(kilometres / KM_AN_HOUR);
  const floors = floorsOnFoot(home) + floorsOnFoot(from);
  return [
    { serviceKey: roomsToFill > 1 ? 'moving-three' : 'moving-two', hours },
    { serviceKey: 'moving-boxes', quantity: BOXES_A_PERSON * people },
    ...(floors > 0 ? [{ serviceKey: 'moving-floors', quantity: floors }] : []),
    ...(furniture === 'unfurnished' ? [{ serviceKey: 'moving-furniture', quantity: roomsToFill }] : []),
  ];
}

/** Floors without a lift; unknown ones count as none, which the page says. */
function floorsOnFoot({ floor, lift }: Pick<HomeFacts | MovingFrom, 'floor' | 'lift'>): number {
  return lift === false && floor !== null ? Math.abs(floor) : 0;
}

const EARTH_RADIUS_KM = 6_371;

/** Estimated road distance in whole km. */
export function roadKilometres(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfway = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    halfway(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      halfway(one.longitude, other.longitude);
  return Math.round((2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)) * ROAD_TENTHS) / 10);
}
