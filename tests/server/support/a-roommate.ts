import { anOffer } from '../../support/an-offer.ts';
import { ownWords } from '../../support/own-words.ts';
import type { RoommateOfferContent } from '../../../src/core/roommates/roommate-offer-content.ts';
import { aKey } from './a-property.ts';
import type { Person } from './an-account.ts';
import type { Answer, TestApplication } from './test-application.ts';

/** Inserts the universities of Sofia (1) and Plovdiv (2); needs their cities. */
export async function someUniversities({ database }: Pick<TestApplication, 'database'>): Promise<void> {
  const university = (id: number, bg: string, en: string, latitude: number, longitude: number) => ({
    id,
    name_bg: `${bg} университет`,
    name_en: `${en} University`,
    short_bg: bg.slice(0, 1) + 'У',
    short_en: en.slice(0, 1) + 'U',
    city_id: id,
    city_bg: id === 1 ? 'София' : 'Пловдив',
    city_en: id === 1 ? 'Sofia' : 'Plovdiv',
    latitude,
    longitude,
    position: id,
    active: true,
  });
  await database.db
    .insertInto('university')
    .values([
      university(1, 'Софийски', 'Sofia', 42.6936, 23.3349),
      university(2, 'Пловдивски', 'Plovdiv', 42.1389, 24.7484),
    ])
    .execute();
}

/** Posts an offer. @returns its id */
export async function postOffer(
  app: TestApplication,
  poster: Person,
  changes: Partial<RoommateOfferContent> = {},
): Promise<number> {
  const { body, status } = await app.post(
    '/api/tenant-offer',
    { ...anOffer({ aboutPeople: `${anOffer().aboutPeople} ${ownWords()}.`, ...changes }), key: aKey() },
    poster.headers,
  );
  if (status !== 201) throw new Error(`Not posted: ${JSON.stringify(body)}`);
  return (body as { id: number }).id;
}

/** Sends a message to the poster of an offer. */
export function sendInquiry(
  app: TestApplication,
  offer: number,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const message = { name: 'Георги Георгиев', phone: '0888 123 456', message: 'Свободна ли е стаята?' };
  return app.post(`/api/tenant-offer/${offer}/inquiry`, { ...message, ...changes }, headers);
}

export const tokenOf = ({ body }: Answer): string | null => (body as { token: string | null }).token;
