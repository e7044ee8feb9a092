import { FULL_SCHEDULE } from '../../../src/core/services/service-team-terms.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { loadServices } from '../../../server/modules/services/load-services.ts';
import type { ServiceKind } from '../../../src/core/services/service.ts';
import { aKey, mailsTo } from './a-property.ts';
import type { Answer, TestApplication } from './test-application.ts';

type Place = Pick<TestApplication, 'database'>;

/** Loads the catalogues of the release. */
export const someServices = ({ database }: Place) => loadServices(database.pool, process.cwd());

let last = 0;

/** Adds a team, in Sofia by default. @returns its id, its e-mail and the secret of its page */
export async function aTeam(
  { database }: Place,
  kind: ServiceKind = 'cleaning',
  cityId = 1,
): Promise<{ id: number; email: string; token: string }> {
  const number = (last += 1);
  const email = `team-${number}@example.com`;
  const { id, token } = await database.db
    .insertInto('service_team')
    .values({ name: `Екип ${number}`, kind, city_id: cityId, email, phone: '0888000000' })
    .returning(['id', 'token'])
    .executeTakeFirstOrThrow();
  return { id, email, token };
}

/** Gives a team a day off from now on, or removes all its days off. */
export async function setDayOff(
  { database, clock }: Place & { clock: Clock },
  teamId: number,
  date: string | null,
): Promise<void> {
  const { db } = database;
  const now = clock.now();
  const versions = await db
    .selectFrom('team_version')
    .select('number')
    .where('key', '=', String(teamId))
    .execute();
  await db
    .insertInto('team_version')
    .values({
      kind: 'service-teams',
      key: String(teamId),
      number: versions.length + 1,
      value: JSON.stringify({ ...FULL_SCHEDULE, daysOff: date === null ? [] : [{ from: date, to: date }] }),
      valid_from: now,
      created_at: now,
      author: 'Мария',
    })
    .execute();
}

/** Sixty m² of one-time cleaning for 210 leva, on a Tuesday at noon; tests override single fields. */
export function aServiceOrder(changes: Record<string, unknown> = {}) {
  return {
    key: aKey(),
    services: [{ serviceKey: 'home-cleaning', sqm: 60 }] as Record<string, unknown>[],
    expectedTotal: 21_000,
    name: 'Мария Иванова',
    phone: '0888 123 456',
    email: `customer-${(last += 1)}@example.com`,
    cityId: 1,
    district: 'Лозенец',
    street: 'ул. „Кораб планина“ 8',
    entrance: 'Б',
    floor: '4',
    toCityId: null as number | null,
    toDistrict: '',
    toStreet: '',
    toEntrance: '',
    toFloor: '',
    date: '2026-11-24',
    window: '12-16',
    notes: '',
    earlyStart: true,
    termsAccepted: true,
    ...changes,
  };
}

let unknown = 0;

/**
 * Places a first order for 700 leva, which needs confirmation. @returns its link, and the secret of its mail
 */
export async function anExpensiveServiceOrder(app: TestApplication, changes: Record<string, unknown> = {}) {
  await app.database.db.deleteFrom('attempt').execute();
  const email = `unknown-${(unknown += 1)}@example.com`;
  const services = [{ serviceKey: 'home-cleaning', sqm: 200 }];
  const body = aServiceOrder({ ...changes, email, services, expectedTotal: 70_000 });
  const token = orderTokenOf(await app.post('/api/cleaning/one-time/order', body));
  const [mail] = await mailsTo(app, email);
  return { token, email, secret: confirmationSecretOf(mail) };
}

/** Returns the secret in the link of a confirmation mail. */
export const confirmationSecretOf = (mail: { text: string } | undefined) =>
  /confirm=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

/** Three hours of moving with two people to Lyulin, for 225 leva. */
export function aMovingOrder(changes: Record<string, unknown> = {}) {
  return aServiceOrder({
    services: [{ serviceKey: 'moving-two', hours: 3 }],
    expectedTotal: 22_500,
    toCityId: 1,
    toDistrict: 'Люлин',
    toStreet: 'бл. 302',
    toEntrance: 'В',
    toFloor: '8',
    ...changes,
  });
}

export const order = (
  app: TestApplication,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => app.post('/api/cleaning/one-time/order', aServiceOrder(changes), headers);

export const orderTokenOf = ({ body }: Answer) => (body as { token: string }).token;

/** Returns the calendar file attached to a mail. */
export const calendarOf = (mail: { attachments: { content: string }[] } | undefined) =>
  Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString();
