import type { Coordinates } from '../properties/property.ts';
import type { OrderedService } from '../services/ordered-selection.ts';
import { ServiceSelection } from '../services/service-selection.ts';
import { measuresOf, withMeasures } from '../services/service.ts';
import type { ServiceGroup, ServiceMeasures } from '../services/service.ts';
import type { HomeFacts, MovingFrom, MovingPlan, PlannedWork } from './moving-plan.ts';

type Wanted = { serviceKey: string } & ServiceMeasures;

/** What the teams offer, and how far the two cities are apart, in km; 0 within one. */
export type ServiceOffer = { groups: readonly ServiceGroup[]; kilometres: number };

/** So far a van comes in an hour. */
const KM_AN_HOUR = 60;
/** A road is longer than the line between its ends, in tenths. */
const ROAD_TENTHS = 13;
const BOXES_A_PERSON = 10;

/** The services of a part of the plan as the facts ask for them, in the measures that the catalogue allows. */
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

/** What a plan keeps of a service. */
export function plannedService(service: OrderedService): OrderedService {
  const { serviceKey, name, type, price } = service;
  return { ...measuresOf(service), serviceKey, name, type, price };
}

/** The whole area thoroughly, in which one bathroom is; the other ones; a window for each room (PLAN-03). */
function cleaningOf({ home, leaving }: Pick<MovingPlan, 'home' | 'leaving'>): Wanted[] {
  const { area, bedrooms, bathrooms } = home;
  return [
    { serviceKey: leaving === null ? 'deep-home' : 'moving-out', sqm: Math.ceil(area) },
    ...(bathrooms > 1 ? [{ serviceKey: 'bathroom-cleaning', quantity: bathrooms - 1 }] : []),
    { serviceKey: 'windows', quantity: bedrooms + 1 },
  ];
}

/**
 * A team by how much there is to carry, its hours with the way, boxes for everybody, each floor without a lift, and
 * furniture to be taken apart where the home has none (PLAN-04).
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

/** How many floors things are carried by hand; what is not known counts as none, and the page says so. */
function floorsOnFoot({ floor, lift }: Pick<HomeFacts | MovingFrom, 'floor' | 'lift'>): number {
  return lift === false && floor !== null ? Math.abs(floor) : 0;
}

const EARTH_RADIUS_KM = 6_371;

/** About how long the road between two places is, in whole km. */
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
