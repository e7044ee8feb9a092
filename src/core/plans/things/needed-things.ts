import type { Appliance, Furniture } from '../../properties/property-choices.ts';
import type { HomeFacts, MovingPlan } from '../moving-plan.ts';
import { THING_BUDGETS } from './thing-choices.ts';
import type { ThingBudget } from './thing-choices.ts';

/** Rooms of needs; `home` is the whole home. */
export const NEED_ROOMS = ['living-room', 'bedroom', 'kitchen', 'bathroom', 'hallway', 'home'] as const;
export type NeedRoom = (typeof NEED_ROOMS)[number];

/** A need in content/needs.json. */
export type NeedRule = {
  /** Text key is `thing-<thing>`. */
  thing: string;
  /** Category of the shop; null if it is not sold. */
  category: number | null;
  /**
   * Unit that is multiplied by `times`: a bed for two people who sleep in the room. Needs of a home or person
   * are in the first room.
   */
  per: 'home' | 'room' | 'bed' | 'sleeper' | 'person';
  times: number;
  least?: number;
  /** Smallest budget that includes it. */
  budget: ThingBudget;
  /** Homes with such furniture have it. */
  in?: readonly Furniture[];
  /** Homes with this appliance do not need it. */
  appliance?: Appliance;
  /** True if it needs a long enough wall. */
  wall?: true;
  /** Needs with the same word have the same size, such as mattress and bed. */
  sizedWith?: string;
};

/** Needs by kind of room; `sleeping` for each bedroom in use. */
export type NeedRules = Record<NeedRoom | 'sleeping', readonly NeedRule[]>;

/** A need of a room with its number of pieces. */
export type Need = Pick<NeedRule, 'thing' | 'category' | 'budget' | 'sizedWith'> & {
  /** `bedroom-2/bed` */
  id: string;
  room: NeedRoom;
  /** Number of the room of its kind, from 1; 0 if there is one. */
  number: number;
  quantity: number;
  /** Longest available wall in mm; null if unknown or irrelevant. */
  wall: number | null;
};

type PlacedRoom = { room: NeedRoom; number: number; sleepers: number; area: number | null };

/** Needs of the people by room, without what the home has (PLAN-05). */
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

/** Needs of a budget; larger budgets include smaller ones. */
export function neededBy(needs: readonly Need[], budget: ThingBudget): Need[] {
  const rank = (one: ThingBudget) => THING_BUDGETS.indexOf(one);
  return needs.filter((need) => rank(need.budget) <= rank(budget));
}

/** Unused bedrooms have no needs; without bedrooms everybody sleeps in the living room. */
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

/** Minimum length in mm of the longest wall of a room with that many m². */
const longestWall = (area: number): number => Math.floor(Math.sqrt(area) * 1_000);
