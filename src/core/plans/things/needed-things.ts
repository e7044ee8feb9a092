import type { Appliance, Furniture } from '../../properties/property-choices.ts';
import type { HomeFacts, MovingPlan } from '../moving-plan.ts';
import { THING_BUDGETS } from './thing-choices.ts';
import type { ThingBudget } from './thing-choices.ts';

/** Where things are needed; `home` is all of it. */
export const NEED_ROOMS = ['living-room', 'bedroom', 'kitchen', 'bathroom', 'hallway', 'home'] as const;
export type NeedRoom = (typeof NEED_ROOMS)[number];

/** A thing that is needed, as content/needs.json says it. */
export type NeedRule = {
  /** Its text is `thing-<thing>`. */
  thing: string;
  /** Of the shop; null for what it does not sell. */
  category: number | null;
  /** Of what there are `times`: a bed is for two who sleep in the room; what a home or a person has is in the first room. */
  per: 'home' | 'room' | 'bed' | 'sleeper' | 'person';
  times: number;
  /** No fewer than these. */
  least?: number;
  /** From which budget on it is bought. */
  budget: ThingBudget;
  /** Homes with such furniture have it. */
  in?: readonly Furniture[];
  /** A home that has this needs no other. */
  appliance?: Appliance;
  /** It stands along a wall, which must be long enough. */
  wall?: true;
  /** Things of the same word have the same size: a mattress is as large as its bed. */
  sizedWith?: string;
};

/** What is needed in each kind of room; `sleeping` in each in which somebody sleeps. */
export type NeedRules = Record<NeedRoom | 'sleeping', readonly NeedRule[]>;

/** So many of a thing in a room. */
export type Need = Pick<NeedRule, 'thing' | 'category' | 'budget' | 'sizedWith'> & {
  /** `bedroom-2/bed` */
  id: string;
  room: NeedRoom;
  /** Which of the rooms of its kind, from 1; 0 where there is one. */
  number: number;
  quantity: number;
  /** The longest wall that it may stand along, in mm; null where that is not known or does not matter. */
  wall: number | null;
};

type PlacedRoom = { room: NeedRoom; number: number; sleepers: number; area: number | null };

/** What the people need in that home, room by room, less what the home has (PLAN-05). */
export function neededThings(
  { home, people }: Pick<MovingPlan, 'home' | 'people'>,
  rules: NeedRules,
): Need[] {
  return roomsOf(home, people).flatMap((place) => {
    const { room, number, sleepers, area } = place;
    const inRoom = [...(sleepers > 0 ? rules.sleeping : []), ...rules[room]];
    return inRoom.flatMap((rule): Need[] => {
      const quantity = quantityOf(rule, place, people);
      if (quantity === 0 || has(home, rule)) return [];
      const { thing, category, budget, sizedWith } = rule;
      const id = `${number > 0 ? `${room}-${number}` : room}/${thing}`;
      const wall = rule.wall && area !== null ? longestWall(area) : null;
      return [{ id, room, number, thing, category, budget, quantity, wall, ...(sizedWith && { sizedWith }) }];
    });
  });
}

/** Those that are bought by a budget: a larger one buys also what a smaller one does. */
export function neededBy(needs: readonly Need[], budget: ThingBudget): Need[] {
  const rank = (one: ThingBudget) => THING_BUDGETS.indexOf(one);
  return needs.filter((need) => rank(need.budget) <= rank(budget));
}

/** Where nobody sleeps in a bedroom, nothing is needed there; without bedrooms all sleep in the living room. */
function roomsOf(home: HomeFacts, people: number): PlacedRoom[] {
  const { bedrooms, bathrooms } = home;
  const sleepers = Array.from(
    { length: Math.min(bedrooms, people) },
    (_, place) => Math.floor(people / bedrooms) + (place < people % bedrooms ? 1 : 0),
  );
  const counts: Record<NeedRoom, number[]> = {
    'living-room': [bedrooms === 0 ? people : 0],
    bedroom: sleepers,
    kitchen: [0],
    bathroom: Array.from({ length: Math.max(1, bathrooms) }, () => 0),
    hallway: [0],
    home: [0],
  };
  return NEED_ROOMS.flatMap((room) => {
    const areas = home.rooms.filter((drawn) => drawn.room === room).map(({ area }) => area);
    return counts[room].map((sleeping, place) => ({
      room,
      number: counts[room].length > 1 ? place + 1 : 0,
      sleepers: sleeping,
      area: areas[place] ?? null,
    }));
  });
}

function quantityOf({ per, times, least = 0 }: NeedRule, { number, sleepers }: PlacedRoom, people: number) {
  const once = number > 1 ? 0 : 1;
  const of = { home: once, room: 1, bed: Math.ceil(sleepers / 2), sleeper: sleepers, person: people * once };
  return of[per] === 0 ? 0 : Math.max(of[per] * times, least);
}

const has = ({ furniture, appliances }: HomeFacts, rule: NeedRule): boolean =>
  rule.in?.includes(furniture) === true ||
  (rule.appliance !== undefined && appliances.includes(rule.appliance));

/** A rectangle of that many m² has a wall of at least this many mm, whatever its form. */
const longestWall = (area: number): number => Math.floor(Math.sqrt(area) * 1_000);
