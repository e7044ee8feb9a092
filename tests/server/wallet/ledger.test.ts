import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aKey, publish, somePlaces } from '../support/a-property.ts';
import { aGift } from '../support/a-wallet.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let person: Person;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await aPerson(app);
});

const credits = async ({ id }: Person) =>
  (
    await app.database.db
      .selectFrom('account')
      .select('credits')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).credits;
const premium = (propertyId: number, body: object, { headers } = person) =>
  app.post(`/api/user/property/${propertyId}/premium`, body, headers);

describe('The ledger', () => {
  it('is append-only: no entry is changed or deleted', async () => {
    await aGift(app, person.id, 5);
    for (const statement of [
      sql`update ledger_entry set credits = credits * 2`,
      sql`delete from ledger_entry`,
      sql`truncate ledger_entry`,
      sql`update ledger_transaction set subject = 'x'`,
      sql`delete from ledger_transaction`,
    ]) {
      await expect(statement.execute(app.database.db)).rejects.toThrow(/only grows/);
    }
  });

  it('rejects one-sided entries and unbooked balances', async () => {
    const { db } = app.database;
    await aGift(app, person.id, 5);
    await expect(
      db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('ledger_transaction')
          .values({ subject: 'half', at: app.clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        const wallet = await transaction
          .selectFrom('wallet')
          .select('id')
          .where('account_id', '=', person.id)
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto('ledger_entry')
          .values({ transaction_id: id, side: 'wallet', wallet_id: wallet.id, credits: 100 })
          .execute();
      }),
    ).rejects.toThrow(/does not balance/);
    await expect(
      db.updateTable('account').set({ credits: 100 }).where('id', '=', person.id).execute(),
    ).rejects.toThrow(/not those of the ledger/);
    expect(await credits(person)).toBe(5);
  });

  it('books nothing twice', async () => {
    const twice = async () => {
      const { book } = await import('../../../server/modules/wallet/ledger.ts');
      await app.database.db.transaction().execute((transaction) =>
        book(transaction, {
          accountId: person.id,
          subject: 'purchase:one',
          credits: 4,
          other: 'issued',
          at: app.clock.now(),
        }),
      );
    };
    await twice();
    await expect(twice()).rejects.toThrow(/ledger_transaction_subject_key/);
    expect(await credits(person)).toBe(4);
  });

  it('remains after the account is deleted', async () => {
    await aGift(app, person.id, 9);
    await premium(await publish(app, person), { days: 7, key: aKey() });
    const { status } = await app.post('/api/user/deletion', { proof: person.email }, person.headers);
    expect(status).toBe(200);
    const gone = await app.database.db
      .selectFrom('wallet')
      .select('id')
      .where('account_id', '=', person.id)
      .execute();
    expect(gone).toEqual([]);
    const { rows } = await sql<{
      sum: number;
    }>`select sum(credits)::integer as sum from ledger_entry`.execute(app.database.db);
    expect(rows[0]?.sum).toBe(0);
  });
});

describe('A premium place', () => {
  it('costs 5 credits for 7 days and 15 for 30, and an extension starts at its end', async () => {
    await aGift(app, person.id, 20);
    const property = await publish(app, person);
    expect((await premium(property, { days: 7, key: aKey() })).body).toEqual({
      premiumUntil: '2026-11-28T10:00:00.000Z',
    });
    expect(await credits(person)).toBe(15);
    expect((await premium(property, { days: 30, key: aKey() })).body).toEqual({
      premiumUntil: '2026-12-28T10:00:00.000Z',
    });
    expect(await credits(person)).toBe(0);
  });

  it('sent twice is bought once, also in parallel', async () => {
    await aGift(app, person.id, 20);
    const property = await publish(app, person);
    const body = { days: 7, key: aKey() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => premium(property, body)));
    for (const { status, body: answer } of answers) {
      expect([status, answer]).toEqual([200, { premiumUntil: '2026-11-28T10:00:00.000Z' }]);
    }
    expect(await credits(person)).toBe(15);
    const other = await publish(app, person);
    expect(await premium(other, body)).toMatchObject({ status: 409, body: { message: 'error-key-used' } });
  });

  it('is not sold without enough credits, also for simultaneous requests', async () => {
    await aGift(app, person.id, 12);
    const properties = await Promise.all(Array.from({ length: 8 }, () => publish(app, person)));
    const answers = await Promise.all(
      properties.map((property) => premium(property, { days: 7, key: aKey() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, (body as { message: string }).message])).toEqual(
      Array.from({ length: 6 }, () => [409, 'error-not-enough-credits']),
    );
    expect(await credits(person)).toBe(2);
  });

  it('requires the owner’s active listing and 7 or 30 days', async () => {
    await aGift(app, person.id, 50);
    const property = await publish(app, person);
    const stranger = await aPerson(app);
    await aGift(app, stranger.id, 50);
    expect((await premium(property, { days: 7, key: aKey() }, stranger)).status).toBe(404);
    for (const days of [0, -7, 8, 365, '7', null]) {
      expect((await premium(property, { days, key: aKey() })).status).toBe(400);
    }
    await app.post(`/api/user/property/${property}/status`, { status: 'paused' }, person.headers);
    expect(await premium(property, { days: 7, key: aKey() })).toMatchObject({
      status: 409,
      body: { message: 'error-property-not-active' },
    });
    expect(await credits(person)).toBe(50);
  });

  it('is not sold for a deleted listing', async () => {
    await aGift(app, person.id, 50);
    const property = await publish(app, person);
    await app.delete(`/api/property/${property}`, person.headers);
    expect(await premium(property, { days: 7, key: aKey() })).toMatchObject({
      status: 409,
      body: { message: 'error-property-not-active' },
    });
    expect(await credits(person)).toBe(50);
  });
});

describe('The history', () => {
  it('lists credits and debits with the balance and a receipt of each', async () => {
    const { body } = await app.post('/api/credit/buy', { credits: 9 }, person.headers);
    const { paymentUrl } = body as { paymentUrl: string };
    await app.server.inject({ method: 'POST', url: paymentUrl, payload: { outcome: 'paid' } });
    const property = await publish(app, person);
    await premium(property, { days: 7, key: aKey() });
    const history = await app.get('/api/credit/history', person.headers);
    expect(history.body).toMatchObject({
      total: 2,
      data: [
        {
          credits: -5,
          balance: 4,
          reason: 'premium',
          price: null,
          premium: { propertyId: property, days: 7 },
        },
        { credits: 9, balance: 9, reason: 'purchase', price: 900, premium: null },
      ],
    });
    for (const { receiptUrl } of (history.body as { data: { receiptUrl: string }[] }).data) {
      const receipt = await app.server.inject({ method: 'GET', url: receiptUrl, headers: person.headers });
      expect(receipt.headers['content-type']).toBe('application/pdf');
      expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const stranger = await aPerson(app);
      expect((await app.get(receiptUrl, stranger.headers)).status).toBe(404);
      expect((await app.get(receiptUrl)).status).toBe(401);
    }
    expect((await app.get('/receipts/..%2f..%2fpackage.json', person.headers)).status).toBe(404);
  });

  it('is part of the data export', async () => {
    await aGift(app, person.id, 9);
    await premium(await publish(app, person), { days: 7, key: aKey() });
    expect((await app.get('/api/user/export', person.headers)).body).toMatchObject({
      creditMovements: [{ credits: 9 }, { credits: -5 }],
      premiumPlaces: [{ days: 7, credits: 5 }],
      creditPurchases: [],
    });
  });

  it('has pages, each with its own balances', async () => {
    for (const gift of [1, 2, 3]) await aGift(app, person.id, gift);
    const { body } = await app.get('/api/credit/history?offset=1&limit=1', person.headers);
    expect(body).toMatchObject({
      total: 3,
      data: [{ credits: 2, balance: 3, reason: 'gift', receiptUrl: null }],
    });
  });
});

describe('200 simultaneous purchases and spendings', () => {
  it('match the ledger exactly', async () => {
    await aGift(app, person.id, 30);
    const properties = await Promise.all(Array.from({ length: 10 }, () => publish(app, person)));
    const pages = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { body } = await app.post('/api/credit/buy', { credits: 4 }, person.headers);
        return (body as { paymentUrl: string }).paymentUrl;
      }),
    );
    const pay = (url: string) => app.server.inject({ method: 'POST', url, payload: { outcome: 'paid' } });
    const work = Array.from({ length: 100 }, (_, index) => [
      () => pay(pages[index % pages.length] ?? ''),
      () => premium(properties[index % properties.length] ?? 0, { days: 7, key: aKey() }),
    ]).flat();
    const answers = await Promise.all(work.map((one) => one()));
    const spent = answers.filter((answer) => 'status' in answer && answer.status === 200).length;
    expect(await credits(person)).toBe(30 + 20 * 4 - 5 * spent);
    const refusals = answers.filter((answer) => 'status' in answer && answer.status !== 200);
    expect(new Set(refusals.map((answer) => 'status' in answer && answer.status))).toEqual(new Set([409]));
    const { rows } = await sql<{ sum: number; wallets: number }>`
      select sum(credits)::integer as sum, (sum(credits) filter (where side = 'wallet'))::integer as wallets
      from ledger_entry`.execute(app.database.db);
    const pending = await app.database.db
      .selectFrom('account')
      .select(({ fn }) => fn.sum<number>('credits').as('credits'))
      .executeTakeFirstOrThrow();
    expect(rows[0]?.sum).toBe(0);
    expect(rows[0]?.wallets).toBeGreaterThanOrEqual(Number(pending.credits));
  });
});
