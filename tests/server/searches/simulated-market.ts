import type { Selectable } from 'kysely';
import { drawnAreasOf, isInDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import { isOnEdge } from '../support/on-edge.ts';
import type { DrawnArea } from '../../../src/core/properties/map/drawn-area.ts';
import {
  kilometresBetween,
  minutesFor,
  transitKindOf,
} from '../../../src/core/properties/near/travel-time.ts';
import { MAX_BEDROOMS } from '../../../src/core/properties/property-search.ts';
import type { PropertyFilters } from '../../../src/core/properties/property-filters.ts';
import type { Coordinates } from '../../../src/core/properties/property.ts';
import type { PropertyTable } from '../../../server/modules/properties/tables.ts';
import type { Random } from '../../../server/demo/random.ts';
import type { TestApplication } from '../support/test-application.ts';
import { randomHome } from './random-searches.ts';

/** A home of the simulated market in its current state. */
export type Home = Pick<
  Selectable<PropertyTable>,
  | 'status'
  | 'price'
  | 'area'
  | 'bedrooms'
  | 'type'
  | 'furniture'
  | 'heating'
  | 'construction'
  | 'latitude'
  | 'longitude'
> & {
  city_id: number | null;
  district_id: number | null;
  pet_friendly: boolean;
  appliances: readonly string[];
};

const CITY_OF: Record<number, number> = { 11: 1, 12: 1, 21: 2 };

/**
 * Homes that appear, change price, are paused, relisted or let, each at most once between two comparisons.
 */
export class SimulatedMarket {
  readonly homes = new Map<number, Home>();
  /** Previous state of changed homes, or null if they were not listed. */
  readonly changed = new Map<number, Home | null>();
  private template: Record<string, unknown> | undefined;
  private active: number[] = [];
  private paused: number[] = [];

  constructor(
    private readonly app: TestApplication,
    private readonly draw: Random,
    private readonly ownerId: number,
    /** A home published through the API; copies use its other columns. */
    private readonly published: number,
    private readonly areas: readonly DrawnArea[],
  ) {}

  async appear(count: number): Promise<void> {
    for (let left = count; left > 0; left -= 500) await this.insert(Math.min(left, 500));
  }

  async changeSome(count: number): Promise<void> {
    for (let left = count; left > 0 && this.active.length > 0; left -= 1) {
      const what = this.draw.next();
      if (what < 0.1 && this.paused.length > 0) await this.offerAgain();
      else if (what < 0.6)
        await this.set((home) => ({
          price: Math.round((home.price ?? 0) * this.draw.pick([0.85, 0.95, 1.1])),
        }));
      else await this.set(() => ({ status: what < 0.75 ? 'paused' : 'rented' }));
    }
  }

  private async insert(count: number): Promise<void> {
    const { db } = this.app.database;
    this.template ??= await db
      .selectFrom('property')
      .selectAll()
      .where('id', '=', this.published)
      .executeTakeFirstOrThrow();
    const { id: _, appliance_bits: __, ...template } = this.template;
    const homes = Array.from({ length: count }, (): Home => {
      const { gpsCoordinates, petFriendly, appliances, district_id, ...same } = this.draftHome();
      return {
        ...(same as Pick<
          Home,
          'price' | 'area' | 'bedrooms' | 'type' | 'furniture' | 'heating' | 'construction'
        >),
        status: 'active',
        latitude: gpsCoordinates.latitude,
        longitude: gpsCoordinates.longitude,
        city_id: CITY_OF[district_id] ?? null,
        district_id,
        pet_friendly: petFriendly,
        appliances: [...new Set(appliances.map(({ appliance }) => appliance))],
      };
    });
    const rows = await db
      .insertInto('property')
      .values(
        homes.map((home, place) => ({
          ...template,
          ...home,
          owner_id: this.ownerId,
          key: `simulated-${this.homes.size + place}`,
          bills: '[]',
          pictures: '[]',
          plan_rooms: '[]',
          created_at: this.app.clock.now(),
        })) as never,
      )
      .returning('id')
      .execute();
    rows.forEach(({ id }, place) => {
      const home = homes[place];
      if (!home) return;
      this.homes.set(id, home);
      this.changed.set(id, null);
      this.active.push(id);
    });
  }

  private draftHome(): ReturnType<typeof randomHome> {
    const home = randomHome(this.draw);
    return isOnEdge(this.areas, home.gpsCoordinates) ? this.draftHome() : home;
  }

  /** Changes an active home that has not changed since the last comparison. */
  private async set(changes: (home: Home) => Partial<Home>): Promise<void> {
    const at = this.draw.between(0, this.active.length - 1);
    const id = this.active[at] ?? 0;
    const home = this.homes.get(id);
    if (!home || this.changed.has(id)) return;
    const written = changes(home);
    await this.write(id, { ...home, ...written }, home);
    if (written.status === undefined) return;
    this.active[at] = this.active.at(-1) ?? 0;
    this.active.pop();
    if (written.status === 'paused') this.paused.push(id);
  }

  private async offerAgain(): Promise<void> {
    const id = this.paused.shift() ?? 0;
    const home = this.homes.get(id);
    if (!home || this.changed.has(id)) return;
    await this.write(id, { ...home, status: 'active' }, null);
    this.active.push(id);
  }

  private async write(id: number, now: Home, before: Home | null): Promise<void> {
    this.homes.set(id, now);
    this.changed.set(id, before);
    const { status, price } = now;
    await this.app.database.db.updateTable('property').set({ status, price }).where('id', '=', id).execute();
  }
}

function isIn(
  { cities, districts }: PropertyFilters,
  { city_id: city, district_id: district }: Home,
): boolean {
  if (cities.length + districts.length === 0 || districts.includes(district ?? 0)) return true;
  return cities.includes(city ?? 0) && !districts.some((id) => CITY_OF[id] === city);
}

/** Reference implementation of a search by the core's rules. @param places that it names as near */
export function fits(filters: PropertyFilters, places: readonly Coordinates[], home: Home | null): boolean {
  if (home?.status !== 'active') return false;
  const [price, area, bedrooms] = [
    home.price ?? 0,
    home.area ?? 0,
    Math.min(home.bedrooms ?? 0, MAX_BEDROOMS),
  ];
  const at = { latitude: home.latitude ?? 0, longitude: home.longitude ?? 0 };
  const { within, drawn, minutes } = filters;
  const oneOf = (chosen: readonly unknown[], value: unknown) => chosen.length === 0 || chosen.includes(value);
  return (
    isIn(filters, home) &&
    price >= (filters.priceFrom ?? 0) &&
    price <= (filters.priceTo ?? Infinity) &&
    area >= (filters.areaFrom ?? 0) &&
    area <= (filters.areaTo ?? Infinity) &&
    oneOf(filters.bedrooms, bedrooms) &&
    oneOf(filters.types, home.type) &&
    oneOf(filters.furniture, home.furniture) &&
    oneOf(filters.heating, home.heating) &&
    oneOf(filters.construction, home.construction) &&
    (!filters.pets || home.pet_friendly) &&
    filters.appliances.every((appliance) => home.appliances.includes(appliance)) &&
    (within === null ||
      (at.latitude >= within.south &&
        at.latitude <= within.north &&
        at.longitude >= within.west &&
        at.longitude <= within.east)) &&
    (drawn === '' || isInDrawnAreas(drawnAreasOf(drawn) ?? [], at)) &&
    (minutes === null ||
      places.every(
        (place) =>
          minutesFor(
            filters.by ?? 'transit',
            kilometresBetween(place, at),
            transitKindOf(home.city_id ?? 0),
          ) <= minutes,
      ))
  );
}
