import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { loadLocations } from '../../server/modules/properties/load-locations.ts';
import { newSecret } from '../../server/platform/secrets.ts';
import { EMPTY_PROPERTY } from '../../src/core/properties/property-content.ts';
import type { PropertyContent } from '../../src/core/properties/property-content.ts';
import { ownWords } from '../../tests/support/own-words.ts';
import { aPerson } from '../../tests/server/support/an-account.ts';
import type { OpenShop } from './the-run.ts';
import type { ShopWorld } from './world.ts';

export const OWNER_EMAIL = 'ivan@example.com';

/** Complete listing; scenarios change what they need. Money in stotinki. */
export const A_PROPERTY: PropertyContent = {
  ...EMPTY_PROPERTY,
  status: 'active',
  price: 130_000,
  deposit: 130_000,
  title: 'Светъл двустаен до парка',
  description: 'Просторно и тихо жилище на пет минути от спирката, с голяма тераса и хубава светлина.',
  type: 'two-room',
  construction: 'brick',
  heating: 'tec',
  furniture: 'furnished',
  floor: 3,
  totalFloors: 6,
  bedrooms: 1,
  bathrooms: 1,
  area: 65,
  buildingYear: 2008,
};

/** Publishes homes as their landlords do. */
export class PropertyBuilder {
  private cookies = new Map<string, string>();

  constructor(private readonly world: ShopWorld) {}

  /** Loads the cities and districts of the product. */
  async places(): Promise<void> {
    const { database } = await this.world.shop();
    await loadLocations(database.pool, process.cwd());
  }

  async districtId(name: string): Promise<number> {
    const { database } = await this.world.shop();
    const row = await database.db
      .selectFrom('district')
      .select('id')
      .where('name_bg', '=', name)
      .orderBy('id')
      .executeTakeFirst();
    assert.ok(row, `there is no district ${name}`);
    return row.id;
  }

  /** Landlord of that e-mail; created once. */
  async owner(email = OWNER_EMAIL, wanted: Parameters<typeof aPerson>[1] = {}): Promise<string> {
    const known = this.cookies.get(email);
    if (known) return known;
    const { database } = await this.world.shop();
    const person = await aPerson({ database, clock: this.world.run.clock }, { email, ...wanted });
    this.cookies.set(email, person.headers.cookie);
    return person.headers.cookie;
  }

  /** Publishes a listing. @returns its id */
  async publish(
    changes: Partial<PropertyContent> & { district?: string },
    owner = OWNER_EMAIL,
  ): Promise<number> {
    await this.places();
    const { district = 'Лозенец', ...content } = changes;
    const district_id = await this.districtId(district);
    const { database, server } = await this.world.shop();
    const place = await database.db
      .selectFrom('district')
      .select(['latitude', 'longitude'])
      .where('id', '=', district_id)
      .executeTakeFirstOrThrow();
    const answer = await this.ask(server, owner, '/api/property', {
      ...A_PROPERTY,
      description: `${A_PROPERTY.description} ${ownWords()}.`,
      gpsCoordinates: { latitude: place.latitude, longitude: place.longitude },
      ...content,
      district_id,
      key: newSecret(),
    });
    const { id } = answer as { id: number };
    // Separate times, because otherwise all would be the newest.
    const minute = `${id % 1000} minutes`;
    await sql`update property set created_at = created_at + ${minute}::interval where id = ${id}`.execute(
      database.db,
    );
    return id;
  }

  /** Listing as the landlord's form loads it. */
  async edited(owner: string, id: number): Promise<{ version: string }> {
    const { server } = await this.world.shop();
    const headers = { cookie: await this.owner(owner), 'x-accept-language': 'bg' };
    return (await server.inject({ method: 'GET', url: `/api/user/property/${id}`, headers })).json();
  }

  async post(owner: string, url: string, body: unknown): Promise<unknown> {
    const { server } = await this.world.shop();
    return this.ask(server, owner, url, body);
  }

  async idOf(title: string): Promise<number> {
    const { database } = await this.world.shop();
    const row = await database.db
      .selectFrom('property')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirst();
    assert.ok(row, `there is no home ${title}`);
    return row.id;
  }

  private async ask(server: OpenShop['server'], owner: string, url: string, body: unknown): Promise<unknown> {
    const answer = await server.inject({
      method: 'POST',
      url,
      headers: { cookie: await this.owner(owner), 'x-accept-language': 'bg' },
      payload: body as object,
    });
    assert.ok(answer.statusCode < 300, `${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json();
  }
}
