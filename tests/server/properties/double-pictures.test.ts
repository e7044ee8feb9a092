import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { runCommand } from '../../../server/admin/commands.ts';
import { Moderation } from '../../../server/admin/moderation.ts';
import { Refunds } from '../../../server/admin/refunds.ts';
import { RemovalMails } from '../../../server/modules/team/removal-mails.ts';
import { findDuplicates } from '../../../server/modules/properties/duplicate-pictures/find-duplicates.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { anOffer } from '../../support/an-offer.ts';
import { aPicture, areOne } from '../support/a-double-picture.ts';
import { aKey, aProperty, mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { postOffer, someUniversities } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { RADKA } from '../support/moderate.ts';

let app: TestApplication;
let first: Person;
let second: Person;
/** Two duplicate pictures, one for each of the two people. */
let original: string;
let copy: string;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
});
beforeEach(async () => {
  [first, second] = [await aPerson(app), await aPerson(app)];
  [original, copy] = [await aPicture(app, first), await aPicture(app, second)];
  await areOne(app, original, copy);
});
afterAll(() => app.close());

const isSeen = async (id: number) => (await app.get(`/api/property/${id}`)).status === 200;
const read = async (id: number, owner: Person) =>
  (await app.get(`/api/user/property/${id}`, owner.headers)).body as {
    status: string;
    heldPictures: string[];
    version: string;
  };
const edit = async (id: number, owner: Person, changes: Parameters<typeof aProperty>[0]) => {
  const { version } = await read(id, owner);
  return app.post(`/api/user/property/${id}`, { ...aProperty(changes), version }, owner.headers);
};
const setStatus = (id: number, owner: Person, status: string) =>
  app.post(`/api/user/property/${id}/status`, { status }, owner.headers);
const reportsOf = async (id: number) => {
  const rows = await app.database.db
    .selectFrom('property_report')
    .select(['reason', 'text'])
    .where('property_id', '=', id)
    .execute();
  return rows;
};

async function admin(line: string, because?: string): Promise<string> {
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: 'reports/test-data' });
  const moderation = new Moderation({
    ...app,
    mails: new RemovalMails(new Texts('content/translations'), new Addresses(configuration)),
    actor: RADKA,
  });
  const said: string[] = [];
  const refunds = new Refunds(app.orders, RADKA);
  const say = (text: string) => said.push(text);
  await runCommand(
    line.split(' '),
    { because },
    { moderation, refunds, db: app.database.db, clock: app.clock, print: say, actor: RADKA },
  );
  return said.join('\n');
}

describe("A home with another person's picture (TRUST-03)", () => {
  it('waits for review, and its owner and the team get the reason', async () => {
    const earlier = await publish(app, first, { images: [original], title: 'Жилището с тези снимки' });
    const own = await aPicture(app, second);
    const later = await publish(app, second, { images: [own, copy] });
    expect([await isSeen(earlier), await isSeen(later)]).toEqual([true, false]);
    expect(await read(later, second)).toMatchObject({ status: 'paused', heldPictures: [copy] });
    expect(await reportsOf(later)).toEqual([
      { reason: 'double-picture', text: `Pictures 2 stand in home ${earlier}` },
    ]);
    expect(await reportsOf(earlier)).toEqual([]);
    const [mail] = await mailsTo(app, second.email);
    expect(mail?.subject).toBe('Обявата Ви очаква преглед: Светъл апартамент до парка');
    expect(mail?.text).toContain('Снимка 2 от „Светъл апартамент до парка“');
    expect(mail?.text).not.toContain('Жилището с тези снимки');
    const [messages] = (await mailsTo(app, 'team@uyut.example')).slice(-1);
    expect(messages?.text).toContain('Жилището с тези снимки');
    expect(messages?.text).toContain(`home ${later}`);
  });

  it('is not compared with homes of the same owner', async () => {
    const own = await aPicture(app, first);
    await areOne(app, own, original);
    await publish(app, first, { images: [original] });
    expect(await isSeen(await publish(app, first, { images: [own] }))).toBe(true);
  });

  it('is not compared with unpublished, withdrawn or waiting listings', async () => {
    await publish(app, first, { images: [original], status: 'draft' });
    const later = await publish(app, second, { images: [copy] });
    expect(await isSeen(later)).toBe(true);
    await app.delete(`/api/property/${later}`, second.headers);
    const third = await aPerson(app);
    const another = await aPicture(app, third);
    await areOne(app, another, copy);
    await areOne(app, another, original);
    const earlier = await publish(app, third, { images: [another] });
    expect(await isSeen(earlier)).toBe(true);
    const waiting = await publish(app, second, { images: [await again(second, [another])] });
    expect(await isSeen(waiting)).toBe(false);
    await app.delete(`/api/property/${earlier}`, third.headers);
    const free = await publish(app, first, { images: [await again(first, [copy])] });
    expect(await isSeen(free)).toBe(true);
  });

  it('waits if the other one is paused or rented', async () => {
    const earlier = await publish(app, first, { images: [original] });
    await setStatus(earlier, first, 'rented');
    const later = await publish(app, second, { images: [copy] });
    expect(await isSeen(later)).toBe(false);
  });

  it('waits when a draft is published, a paused one activated, or a picture added', async () => {
    await publish(app, first, { images: [original] });
    const draft = await publish(app, second, { images: [copy], status: 'draft' });
    expect(await setStatus(draft, second, 'active')).toMatchObject({ status: 200, body: { held: true } });
    await app.delete(`/api/property/${draft}`, second.headers);

    const third = await aPerson(app);
    const added = await aPicture(app, third);
    await areOne(app, added, original);
    const home = await publish(app, third, {});
    expect(await isSeen(home)).toBe(true);
    expect((await edit(home, third, { images: [added] })).body).toMatchObject({
      status: 'paused',
      heldPictures: [added],
    });
    expect((await setStatus(home, third, 'rented')).body).toMatchObject({ held: true });
    expect(await isSeen(home)).toBe(false);
    expect(await reportsOf(home)).toHaveLength(1);
  });

  it('is public at once when it has other pictures', async () => {
    await publish(app, first, { images: [original] });
    const later = await publish(app, second, { images: [copy] });
    const own = await aPicture(app, second);
    const { body } = await edit(later, second, { status: 'paused', images: [own] });
    expect(body).toMatchObject({ status: 'active', heldPictures: [] });
    expect(await isSeen(later)).toBe(true);
  });

  it('may share the floor plan of its building', async () => {
    await publish(app, first, { plan: original });
    expect(await isSeen(await publish(app, second, { images: [copy] }))).toBe(true);
  });

  it('is one of two that are published at once', async () => {
    const [one, other] = await Promise.all([
      publish(app, first, { images: [original] }),
      publish(app, second, { images: [copy] }),
    ]);
    expect([await isSeen(one), await isSeen(other)].toSorted()).toEqual([false, true]);
  });

  it('waits for a listing that is being published', async () => {
    const earlier = await publish(app, first, { images: [original], status: 'draft' });
    const { db } = app.database;
    const later = await inTransaction(db, async (transaction) => {
      expect(await findDuplicates(transaction, first.id, [original])).toEqual([]);
      await transaction.updateTable('property').set({ status: 'active' }).where('id', '=', earlier).execute();
      const published = publish(app, second, { images: [copy] });
      await expect.poll(() => waitingForLock()).toBe(1);
      return { published };
    });
    expect(await isSeen(await later.published)).toBe(false);
  });

  it('waits for a room offer, and a room offer waits for a home', async () => {
    const offer = await postOffer(app, first, { images: [original] });
    const home = await publish(app, second, { images: [copy] });
    expect(await isSeen(home)).toBe(false);
    expect(await reportsOf(home)).toMatchObject([{ text: `Pictures 1 stand in offer ${offer}` }]);

    const third = await aPerson(app);
    const another = await aPicture(app, third);
    await areOne(app, another, original);
    const { body } = await app.post(
      '/api/tenant-offer',
      { ...anOffer({ images: [another] }), key: aKey() },
      third.headers,
    );
    expect(body).toMatchObject({ status: 'paused', heldPictures: [another] });

    const { id, version } = body as { id: number; version: string };
    const address = `/api/tenant-offer/${id}`;
    const shown = await app.post(`${address}/status`, { status: 'active' }, third.headers);
    expect(shown.body).toMatchObject({ held: true });
    const content = { ...anOffer({ images: [] }), version };
    expect((await app.post(address, content, third.headers)).body).toMatchObject({
      status: 'active',
      heldPictures: [],
    });
  });

  it('is public after the earlier account is deleted and the home is saved again', async () => {
    await publish(app, first, { images: [original] });
    const later = await publish(app, second, { images: [copy] });
    await sql`delete from property where owner_id = ${first.id}`.execute(app.database.db);
    await app.database.db.deleteFrom('account').where('id', '=', first.id).execute();
    expect((await edit(later, second, { status: 'paused', images: [copy] })).body).toMatchObject({
      status: 'active',
    });
  });
});

describe('The team', () => {
  let earlier: number;
  let later: number;
  beforeEach(async () => {
    earlier = await publish(app, first, { images: [original], title: 'Жилището с тези снимки' });
    later = await publish(app, second, { images: [copy], title: 'Жилището с копието' });
  });

  it('sees both listings and both pictures', async () => {
    expect(await admin('reports')).toContain(`home ${later}: Жилището с копието`);
    const said = await admin('doubles');
    expect(said).toContain(`home ${later}: Жилището с копието`);
    expect(said).toContain(second.email);
    const files = [copy, original].map((key) => `/pictures/uploads/${key}-600.webp`);
    expect(said).toContain(`${files[0]} = ${files[1]} of home ${earlier}: Жилището с тези снимки`);
    expect(said).toContain(first.email);
  });

  it('approves it permanently, and its owner is notified', async () => {
    await admin(`keep home ${later}`);
    expect(await isSeen(later)).toBe(true);
    expect(await admin('reports')).not.toContain(`home ${later}:`);
    expect(await admin('doubles')).not.toContain(`home ${later}:`);
    expect((await mailsTo(app, second.email)).at(-1)?.subject).toBe('Вече е публикувано: Жилището с копието');
    await setStatus(later, second, 'paused');
    expect((await setStatus(later, second, 'active')).body).toMatchObject({ held: false });
    await setStatus(earlier, first, 'paused');
    expect((await setStatus(earlier, first, 'active')).body).toMatchObject({ held: false });
  });

  it('takes it down with a reason; once restored, it needs no second review', async () => {
    await admin(`remove home ${later}`, 'Снимките са на друг.');
    expect((await mailsTo(app, second.email)).at(-1)?.text).toContain('Снимките са на друг.');
    expect(await admin('doubles')).not.toContain(`home ${later}:`);
    await admin(`give-back home ${later}`);
    expect(await read(later, second)).toMatchObject({ status: 'paused', heldPictures: [] });
    expect((await setStatus(later, second, 'active')).body).toMatchObject({ held: false });
  });
});

/** Uploads a duplicate of these pictures. */
async function again(owner: Person, others: readonly string[]): Promise<string> {
  const sent = await aPicture(app, owner);
  for (const other of others) await areOne(app, sent, other);
  return sent;
}

/** Number of advisory locks of this database that are waited for. */
async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
    app.database.db,
  );
  return rows[0]?.waiting ?? 0;
}
