import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import type { PropertyContent } from '../../../src/core/properties/property-content.ts';
import { ownWords } from '../../support/own-words.ts';
import { aPerson } from './an-account.ts';
import type { Person } from './an-account.ts';
import type { TestApplication } from './test-application.ts';

/** Inserts Sofia with Лозенец (11) and Люлин (12), and Plovdiv with Каменица (21). */
export async function somePlaces({ database }: Pick<TestApplication, 'database'>): Promise<void> {
  const place = (id: number, name_bg: string, name_en: string, latitude: number, longitude: number) => ({
    id,
    name_bg,
    name_en,
    latitude,
    longitude,
  });
  await database.db
    .insertInto('city')
    .values([
      { ...place(1, 'София', 'Sofia', 42.6977, 23.3219), position: 1 },
      { ...place(2, 'Пловдив', 'Plovdiv', 42.1354, 24.7453), position: 2 },
    ])
    .execute();
  await database.db
    .insertInto('district')
    .values([
      { ...place(12, 'Люлин', 'Lyulin', 42.716, 23.254), city_id: 1 },
      { ...place(11, 'Лозенец', 'Lozenets', 42.67, 23.325), city_id: 1 },
      { ...place(21, 'Каменица', 'Kamenitsa', 42.142, 24.77), city_id: 2 },
    ])
    .execute();
}

/** A complete listing as the form sends it; tests override single fields. */
export function aProperty(changes: Partial<PropertyContent> = {}): PropertyContent {
  return {
    ...EMPTY_PROPERTY,
    status: 'active',
    district_id: 11,
    price: 120_000,
    deposit: 120_000,
    commission: 0,
    title: 'Светъл апартамент до парка',
    description: 'Просторно и тихо жилище на пет минути от метрото, с изглед към Витоша и голяма тераса.',
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
    gpsCoordinates:
      changes.district_id === 21
        ? { latitude: 42.142, longitude: 24.77 }
        : { latitude: 42.671, longitude: 23.326 },
    appliances: [
      { appliance: 'washing-machine', order: 1 },
      { appliance: 'refrigerator', order: 0 },
    ],
    ...changes,
  };
}

export const aKey = () => randomBytes(16).toString('base64url');

/** An owner reviewed by the team: many listings on one day cause no warning. */
export async function aReviewedOwner(app: TestApplication): Promise<Person> {
  const owner = await aPerson(app);
  const now = app.clock.now();
  await app.database.db
    .insertInto('owner_warning')
    .values({ owner_id: owner.id, warning: 'many-listings', created_at: now, handled_at: now })
    .execute();
  return owner;
}

/** Publishes a listing. @returns its id */
export async function publish(
  app: TestApplication,
  owner: Person,
  changes: Partial<PropertyContent> & { createdAt?: Date } = {},
): Promise<number> {
  const { createdAt, ...content } = changes;
  const { body, status } = await app.post(
    '/api/property',
    { ...aProperty({ description: `${aProperty().description} ${ownWords()}.`, ...content }), key: aKey() },
    owner.headers,
  );
  if (status !== 201) throw new Error(`Not published: ${JSON.stringify(body)}`);
  const { id } = body as { id: number };
  if (createdAt) {
    await sql`update property set created_at = ${createdAt} where id = ${id}`.execute(app.database.db);
  }
  return id;
}

export type SentMail = {
  subject: string;
  text: string;
  attachments: { name: string; content: string }[];
  headers: Record<string, string>;
};

/** Returns the mails to an address, oldest first. */
export async function mailsTo(
  { database }: Pick<TestApplication, 'database'>,
  recipient: string,
): Promise<SentMail[]> {
  return database.db
    .selectFrom('mail')
    .select(['subject', 'text', 'attachments', 'headers'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}
