import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  handleOwnerWarnings,
  warnedOwners,
} from '../../../server/modules/properties/listing/owner-warnings.ts';
import { checkOwnerRisk } from '../../../server/modules/properties/listing/check-owner-risk.ts';
import type { Database } from '../../../server/tables.ts';
import type { OwnerWarning } from '../../../src/core/accounts/warnings.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { phoneCodeTo } from '../support/a-phone.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { postOffer, someUniversities } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let last = 0;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('account').execute();
});

/** Each has a unique phone unless one is given. */
const landlord = (wanted: Parameters<typeof aPerson>[1] = {}) =>
  aPerson(app, { phone: `0888${String((last += 1)).padStart(6, '2')}`, ...wanted });
const publishSome = async (owner: Person, count: number, changes = {}) => {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await publish(app, owner, changes));
  return ids;
};
const warned = () => warnedOwners(app.database.db);
const reasonsOf = async (owner: Person) => (await warned()).find(({ id }) => id === owner.id)?.reasons ?? [];
const keep = (owner: Person) =>
  inTransaction(app.database.db, (transaction) =>
    handleOwnerWarnings(transaction, owner.id, app.clock.now()),
  );

/** Waits until one transaction waits for another. */
async function waitsForLock(): Promise<void> {
  const waiting = sql<{
    waits: boolean;
  }>`select exists (select from pg_locks where locktype = 'advisory' and not granted) as waits`;
  while (!(await waiting.execute(app.database.db)).rows[0]?.waits);
}

/** The warning on the home, the owner's page and the agency's. */
async function shown(owner: Person, home: number): Promise<OwnerWarning[]> {
  const ofHome = (await app.get(`/api/property/${home}`)).body as { owner: { warnings: OwnerWarning[] } };
  const page = owner.agencyId === null ? `/api/user/${owner.id}` : `/api/agency/${owner.agencyId}`;
  expect((await app.get(page)).body).toMatchObject({ warnings: ofHome.owner.warnings });
  return ofHome.owner.warnings;
}

describe('TRUST-06 ten listings on the first day', () => {
  it('add a warning and are reported to the team, until their review', async () => {
    const owner = await landlord();
    const [home = 0] = await publishSome(owner, 9);
    expect(await shown(owner, home)).toEqual([]);
    await publish(app, owner);
    expect(await shown(owner, home)).toEqual(['many-listings']);
    expect(await warned()).toMatchObject([
      { id: owner.id, reports: 1, texts: [expect.stringContaining('homes ')] },
    ]);
    await keep(owner);
    await publish(app, owner);
    expect(await shown(owner, home)).toEqual([]);
    expect(await warned()).toEqual([]);
  });

  it('may include rooms, which have a separate warning for their text', async () => {
    await someUniversities(app);
    const owner = await landlord({ name: 'Петър Стоянов' });
    await publishSome(owner, 8);
    const rooms = [await postOffer(app, owner), await postOffer(app, owner)];
    const warningsOf = async (room = 0) =>
      ((await app.get(`/api/tenant-offer/${room}`)).body as { poster: { warnings: OwnerWarning[] } }).poster
        .warnings;
    expect(await warningsOf(rooms[0])).toEqual(['many-listings']);
    expect(await warned()).toMatchObject([
      {
        id: owner.id,
        texts: [expect.stringContaining('homes '), expect.stringContaining(`rooms ${rooms.join(', ')}`)],
      },
    ]);
    const other = await landlord({ name: 'Мария Иванова' });
    const room = await postOffer(app, other, {
      aboutHome: 'Тиха стая до парка. Обадете се на 0899 111 222.',
    });
    await postOffer(app, owner, { aboutPeople: 'Търся човек за спокойна стая, пишете на 0899111222.' });
    expect(await warningsOf(room)).toEqual(['shared-phone']);
    expect(await warningsOf(rooms[1])).toEqual(['many-listings', 'shared-phone']);
  });

  it('count former drafts published together, and listings deleted since', async () => {
    const owner = await landlord();
    const drafts = await publishSome(owner, 7, { status: 'draft' });
    const [deleted, ...others] = await publishSome(owner, 3);
    await app.delete(`/api/property/${deleted}`, owner.headers);
    await Promise.all(
      drafts.map((id) => app.post(`/api/user/property/${id}/status`, { status: 'active' }, owner.headers)),
    );
    expect(await shown(owner, others[0] ?? 0)).toEqual(['many-listings']);
  });

  it('ignores old accounts, slow publishing and drafts', async () => {
    const old = await landlord();
    await publishSome(old, 1, { createdAt: new Date(app.clock.now().getTime() - 8 * 86_400_000) });
    await publishSome(old, 10);
    const slow = await landlord();
    await publishSome(slow, 5, { createdAt: new Date(app.clock.now().getTime() - 25 * 3_600_000) });
    await publishSome(slow, 9);
    await publishSome(await landlord(), 12, { status: 'draft' });
    expect(await warned()).toEqual([]);
  });

  it('are allowed for an agency trusted by the team, not for an unknown one', async () => {
    await publishSome(await landlord({ type: 'agency', trusted: true }), 10);
    expect(await warned()).toEqual([]);
    const unknown = await landlord({ type: 'agency' });
    const [home = 0] = await publishSome(unknown, 10);
    expect(await shown(unknown, home)).toEqual(['many-listings']);
  });
});

describe('TRUST-06 one phone under several names', () => {
  it.each([
    ['of the account', {}],
    [
      'written in the listing',
      { description: `Тихо жилище до парка, с голяма тераса. Тел. +359 88-812 33/44` },
    ],
    ['that hides a zero', { description: `Тихо жилище до парка, с голяма тераса. Тел. О888 12 33 44` }],
  ])('%s adds a warning to all of them', async (_, content) => {
    const [maria, petar] = [
      await landlord({ name: 'Мария Иванова', phone: '0888123344' }),
      await landlord({
        name: 'Петър Стоянов',
        ...(Object.keys(content).length === 0 && { phone: '0888123344' }),
      }),
    ];
    const first = await publish(app, maria);
    expect(await shown(maria, first)).toEqual([]);
    const second = await publish(app, petar, content);
    expect(await shown(maria, first)).toEqual(['shared-phone']);
    expect(await shown(petar, second)).toEqual(['shared-phone']);
    const [seen] = await warned();
    expect(seen?.texts[0]).toBe(
      `0888123344: owner ${maria.id} Мария Иванова, owner ${petar.id} Петър Стоянов`,
    );
  });

  it('is detected when a profile adds it after publishing', async () => {
    const [maria, petar] = [
      await landlord({ name: 'Мария Иванова', phone: '0888123344' }),
      await landlord({ name: 'Петър Стоянов' }),
    ];
    await publish(app, maria);
    await publish(app, petar);
    const { version } = (await app.get('/api/user', petar.headers)).body as { version: string };
    const profile = {
      name: 'Петър Стоянов',
      phone: '+359 888 123 344',
      language: 'bg',
      optMarketingFlag: false,
    };
    expect((await app.post('/api/user/profile', { ...profile, version }, petar.headers)).status).toBe(200);
    expect(await reasonsOf(petar)).toEqual(['shared-phone']);
  });

  it('is detected when two publish at the same time', async () => {
    const { db } = app.database;
    const [maria, petar] = [
      await landlord({ name: 'Мария Иванова' }),
      await landlord({ name: 'Петър Стоянов' }),
    ];
    for (const owner of [maria, petar]) await publish(app, owner);
    await db.updateTable('account').set({ phone: '0888123344' }).execute();
    const watch = (transaction: Transaction<Database>, owner: Person) =>
      checkOwnerRisk(transaction, owner.id, '', app.clock.now());
    const second = await inTransaction(db, async (transaction) => {
      await watch(transaction, maria);
      const other = inTransaction(db, (one) => watch(one, petar));
      await Promise.race([other, waitsForLock()]);
      return [other];
    });
    await Promise.all(second);
    expect(await warned()).toHaveLength(2);
  });

  it('is ignored for one name in any spelling, people without homes and trusted agencies', async () => {
    const phone = '0888123344';
    await publish(app, await landlord({ name: 'Мария Иванова', phone }));
    await publish(app, await landlord({ name: 'Maria Ivanova', phone }));
    await landlord({ name: 'Петър Стоянов', phone });
    await publish(app, await landlord({ type: 'agency', trusted: true, name: 'Дом и ключ', phone }));
    expect(await warned()).toEqual([]);
  });

  it('does not affect the owner with a confirmed phone: others may enter it falsely', async () => {
    const maria = await landlord({ name: 'Мария Иванова', phone: '0888123344' });
    const swindler = await landlord({ name: 'Петър Стоянов' });
    const home = await publish(app, maria);
    const description = 'Тихо жилище до парка, с голяма тераса. Обадете се на 0888 12 33 44.';
    await publish(app, swindler, { description });
    expect(await shown(maria, home)).toEqual(['shared-phone']);
    await app.post('/api/user/phone/code', undefined, maria.headers);
    const code = await phoneCodeTo(app, '0888123344');
    expect((await app.post('/api/user/phone/confirmation', { code }, maria.headers)).status).toBe(200);
    expect(await shown(maria, home)).toEqual([]);
    await publish(app, swindler, { description });
    expect([await reasonsOf(maria), await reasonsOf(swindler)]).toEqual([[], ['shared-phone']]);
  });

  it('adds another warning for another phone after the team’s review', async () => {
    const [maria, petar, elena] = [
      await landlord({ name: 'Мария Иванова', phone: '0888123344' }),
      await landlord({ name: 'Петър Стоянов', phone: '0888123344' }),
      await landlord({ name: 'Елена Колева', phone: '0888445566' }),
    ];
    for (const owner of [maria, petar, elena]) await publish(app, owner);
    await keep(maria);
    await publish(app, maria);
    expect(await reasonsOf(maria)).toEqual([]);
    const description = 'Тихо жилище до парка, с голяма тераса. Обадете се на 0888 44 55 66.';
    await publish(app, maria, { description });
    expect(await reasonsOf(maria)).toEqual(['shared-phone']);
  });
});
