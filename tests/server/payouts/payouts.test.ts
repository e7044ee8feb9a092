import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { WrongCommand } from '../../../server/admin/command-words.ts';
import { runPayoutsCommand } from '../../../server/admin/payouts-command.ts';
import { refundByTeam } from '../../../server/modules/orders/refunds/refund-by-team.ts';
import { notifyOfPayout } from '../../../server/modules/payouts/settle-payout.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { aMember } from '../team/support/a-member.ts';
import { sessionOf } from '../support/an-account.ts';
import { aKey } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aBankStatement, sendStatement } from './support/a-bank-statement.ts';
import {
  accountsOf,
  aDeliveredOrder,
  agree,
  aSeller,
  bookNow,
  MARKET_IBAN,
  overviewOf,
  VENDOR_IBAN,
} from './support/a-sale.ts';
import type { Seller } from './support/a-sale.ts';

type Proposal = {
  version: string;
  totalCents: number;
  data: { vendorId: number; amount: number; amountCents: number; obstacle: string | null }[];
};
type Imported = { isRepeated: boolean; entries: { outcome: string; endToEndId: string }[] };

let app: TestApplication;
let seller: Seller;

beforeAll(async () => {
  app = await startTestApplication();
  await agree(app, 'commission', 'default', { permille: 100 });
  await agree(app, 'payout-terms', 'terms', { extraDays: 0, minimum: 2_000, iban: MARKET_IBAN, bic: '' });
});
afterAll(() => app.close());
beforeEach(async () => {
  // Each test sees only its own vendor in the proposal.
  await app.database.db.deleteFrom('payout_account').execute();
  seller = await aSeller(app);
});

const finance = async () => (await aMember(app, ['finance'])).headers;
const proposal = async () => (await app.get('/api/team/payout-proposal', await finance())).body as Proposal;
const ofSeller = async () => (await proposal()).data.find(({ vendorId }) => vendorId === seller.vendorId);
const run = async ({ version }: { version: string }, key = aKey()) =>
  app.post('/api/team/payout-runs', { key, version }, await finance());
const send = async (file: string) => sendStatement(app, await finance(), file);
/** A vendor with an available balance of 93,00 лв., which is 47,55 €. */
const withBalance = async () => {
  const order = await aDeliveredOrder(app, seller);
  app.clock.passDays(16);
  return order;
};
const withPayout = async () => {
  const order = await withBalance();
  expect((await run(await proposal())).status).toBe(200);
  const payout = await app.database.db
    .selectFrom('payout')
    .selectAll()
    .where('vendor_id', '=', seller.vendorId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { order, payout, endToEndId: `PAYOUT-${payout.id}` };
};

describe('A run of payouts (SHIP-10)', () => {
  it('pays the available balance in euro, and writes a SEPA file', async () => {
    const { payout } = await withPayout();
    const { body } = await app.get('/api/team/payout-runs', await finance());
    const [latest] = (body as { data: { id: number; payouts: number; totalCents: number }[] }).data;
    expect(latest).toMatchObject({ id: payout.run_id, payouts: 1, totalCents: 4_755 });
    expect(payout).toMatchObject({ amount: 9_300, amount_cents: 4_755, iban: VENDOR_IBAN, status: 'open' });
    expect(await overviewOf(app, seller)).toMatchObject({
      balance: 0,
      available: 0,
      payouts: [{ status: 'open' }],
    });
    const { text, status } = await app.get(`/api/team/payout-runs/${payout.run_id}/file`, await finance());
    expect(status).toBe(200);
    expect(text).toContain(`<EndToEndId>PAYOUT-${payout.id}</EndToEndId>`);
    expect(text).toContain('<InstdAmt Ccy="EUR">47.55</InstdAmt>');
    expect(text).toContain('<Nm>Rodopska valna OOD</Nm>');
    expect(text).toContain('<CtrlSum>47.55</CtrlSum>');
  });

  it('is made once by two clerks at the same time', async () => {
    await withBalance();
    const seen = await proposal();
    const answers = await Promise.all([run(seen), run(seen), run(seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { count } = await app.database.db
      .selectFrom('payout')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('vendor_id', '=', seller.vendorId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('is the same one for a repeated request', async () => {
    await withBalance();
    const [seen, key] = [await proposal(), aKey()];
    const first = await run(seen, key);
    expect((await run(seen, key)).body).toEqual(first.body);
  });

  it('is refused if a balance has changed since the clerk saw the list', async () => {
    await withBalance();
    const seen = await proposal();
    const balance = `/api/team/records/vendor-balances/${seller.vendorId}/correct`;
    await app.post(
      balance,
      { reason: 'Рекламация', input: { amount: 500, direction: 'debit' } },
      await finance(),
    );
    expect(await run(seen)).toMatchObject({ status: 409, body: { message: 'error-payout-changed' } });
    // 88,00 лв. are 44,99 €; the last stotinka stays in the balance.
    expect(await ofSeller()).toMatchObject({ amount: 8_799, amountCents: 4_499 });
  });

  it.each([
    [
      'no account',
      async () => void (await app.database.db.deleteFrom('payout_account').execute()),
      'no-account',
    ],
    ['less than the minimum', () => correct(7_500), 'below-minimum'],
  ])('leaves out a vendor with %s', async (_, change, obstacle) => {
    await withBalance();
    await bookNow(app);
    await change();
    expect(await ofSeller()).toMatchObject({ obstacle });
    expect((await run(await proposal())).status).toBe(409);
  });

  it('is forbidden to other roles', async () => {
    const { headers } = await aMember(app, ['support']);
    expect((await app.get('/api/team/payout-proposal', headers)).status).toBe(403);
    expect((await app.post('/api/team/payout-runs', { key: aKey(), version: 'x' }, headers)).status).toBe(
      403,
    );
  });

  const correct = async (amount: number) => {
    const path = `/api/team/records/vendor-balances/${seller.vendorId}/correct`;
    const { status } = await app.post(
      path,
      { reason: 'Рекламация', input: { amount, direction: 'debit' } },
      await finance(),
    );
    expect(status).toBe(200);
  };
});

describe('The database', () => {
  it('rejects a second open payout, and one that differs from its transaction', async () => {
    const { payout } = await withPayout();
    const { db } = app.database;
    const { id: _, ...copy } = payout;
    await expect(db.insertInto('payout').values(copy).execute()).rejects.toThrow('duplicate key');
    await expect(sql`update payout set amount = 1 where id = ${payout.id}`.execute(db)).rejects.toThrow(
      'cannot change',
    );
    await db
      .updateTable('payout')
      .set({ status: 'confirmed', settled_at: app.clock.now() })
      .where('id', '=', payout.id)
      .execute();
    await expect(db.insertInto('payout').values(copy).execute()).rejects.toThrow('duplicate key');
  });
});

describe('The command line', () => {
  const command = async (words: string[], out?: string) => {
    const lines: string[] = [];
    const author = { actorId: null, operator: 'radka', via: 'command' } as const;
    await runPayoutsCommand(app.payouts, words, { out, author, print: (line) => lines.push(line) });
    return lines;
  };

  it('lists the next payouts, and makes them with a SEPA file', async () => {
    await withBalance();
    const listed = await command([]);
    expect(listed).toContain(`     47.55 €  vendor ${seller.vendorId} Родопска вълна`);
    const out = join(await mkdtemp(join(tmpdir(), 'payouts-')), 'payouts.xml');
    expect((await command(['make'], out)).at(-1)).toBe('Done.');
    expect(await readFile(out, 'utf8')).toContain('<InstdAmt Ccy="EUR">47.55</InstdAmt>');
    await expect(command(['make'], out)).rejects.toThrow('error-payout-nothing');
  });

  it('refuses other words, and a run without a file', async () => {
    await expect(command(['pay'])).rejects.toThrow(WrongCommand);
    await expect(command(['make'])).rejects.toThrow(WrongCommand);
  });
});

describe('A bank statement (camt.053)', () => {
  it('confirms a payout once, also if it is imported twice or in another file', async () => {
    const { payout, endToEndId } = await withPayout();
    const file = aBankStatement([{ amount: '47.55', endToEndId }]);
    expect((await send(file)).body).toMatchObject({ isRepeated: false, entries: [{ outcome: 'confirmed' }] });
    expect((await send(file)).body).toMatchObject({ isRepeated: true, entries: [{ outcome: 'confirmed' }] });
    const again = (await send(aBankStatement([{ amount: '47.55', endToEndId }]))).body as Imported;
    expect(again.entries).toMatchObject([{ outcome: 'already-confirmed' }]);
    expect(await accountsOf(app, seller)).toMatchObject({ payable: 0, transit: 0, bank: 9_300 });
    expect(await overviewOf(app, seller)).toMatchObject({ payouts: [{ status: 'confirmed' }] });
    const { body } = await app.get(`/api/team/records/payouts/${payout.id}`, await finance());
    const { timeline } = (body as { record: { timeline: { kind: string; detail: string }[] } }).record;
    expect(timeline.map(({ kind }) => kind).toSorted()).toEqual(['created', 'paid']);
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'paid', detail: '4755' }));
  });

  it('is followed by a mail to the vendor, and another one if the money comes back', async () => {
    const { payout, endToEndId } = await withPayout();
    await send(aBankStatement([{ amount: '47.55', endToEndId }]));
    await notifyOfPayout(app.payouts, payout.id, 'confirmed');
    const cancelled = await app.post(
      `/api/team/records/payouts/${payout.id}/cancel`,
      { reason: 'Закрита сметка' },
      await finance(),
    );
    expect(cancelled.status).toBe(200);
    await notifyOfPayout(app.payouts, payout.id, 'confirmed');
    await notifyOfPayout(app.payouts, payout.id, 'cancelled');
    const mails = await app.database.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', seller.vendor.email)
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Превод от продажби',
      'Неуспешен превод от продажби',
    ]);
    expect(mails[0]?.text).toMatch(/93,00\sлв\. \(47,55\s€\)/);
    expect(mails[0]?.text).toMatch(/Извлечение за .+:\nhttp\S+\/profil\/plashtaniya\?month=20\d\d-\d\d\n/);
  });

  it('lists foreign entries, other amounts and returned money, and confirms nothing by them', async () => {
    const { endToEndId } = await withPayout();
    const lines = [
      { amount: '900.00' },
      { amount: '12.00', endToEndId: 'RENT-5' },
      { amount: '47.54', endToEndId },
      { amount: '47.55', endToEndId, currency: 'BGN' },
      { amount: '47.55', endToEndId, direction: 'CRDT' as const },
      { amount: '47.55', endToEndId, status: 'PDNG' },
    ];
    const { entries } = (await send(aBankStatement(lines))).body as Imported;
    expect(entries.map(({ outcome }) => outcome)).toEqual([
      'unknown',
      'unknown',
      'other-amount',
      'other-amount',
      'returned',
    ]);
    expect(await overviewOf(app, seller)).toMatchObject({ payouts: [{ status: 'open' }] });
  });

  it('is confirmed once by two imports at the same time', async () => {
    const { endToEndId } = await withPayout();
    const files = [1, 2, 3].map(() => aBankStatement([{ amount: '47.55', endToEndId }]));
    const answers = await Promise.all(files.map(send));
    const outcomes = answers.flatMap(({ body }) => (body as Imported).entries.map(({ outcome }) => outcome));
    expect(outcomes.toSorted()).toEqual(['already-confirmed', 'already-confirmed', 'confirmed']);
    expect(await accountsOf(app, seller)).toMatchObject({ bank: 9_300 });
  });

  it.each([
    ['of another account', () => aBankStatement([], { iban: VENDOR_IBAN }), 'error-bank-statement-account'],
    ['of another kind', () => '<Document><Other/></Document>', 'error-bank-statement-format'],
    ['that is no XML', () => 'дата;сума', 'error-bank-statement-format'],
    [
      'with an own entity',
      () => `<!DOCTYPE a [<!ENTITY b "c">]>${aBankStatement([])}`,
      'error-bank-statement-format',
    ],
    ['with a wrong amount', () => aBankStatement([{ amount: '-1' }]), 'error-bank-statement-format'],
  ])('%s is refused', async (_, file, message) => {
    expect(await send(file())).toMatchObject({ status: 422, body: { message } });
  });
});

describe('A refund after a payout', () => {
  it('makes the balance negative, which the next sales pay', async () => {
    const { order, endToEndId } = await withPayout();
    await send(aBankStatement([{ amount: '47.55', endToEndId }]));
    const { order_id: orderId } = await app.database.db
      .selectFrom('vendor_order')
      .select('order_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await inTransaction(app.database.db, (transaction) =>
      refundByTeam(app.orders, transaction, orderId, { vendorOrderId: order.id }),
    );
    await bookNow(app);
    expect(await overviewOf(app, seller)).toMatchObject({ balance: -9_300, available: -9_300 });
    expect(await ofSeller()).toBeUndefined();
    seller.vendor.headers = (await aSellerSession()).headers;
    await aDeliveredOrder(app, seller, { quantity: 2 });
    app.clock.passDays(16);
    expect(await overviewOf(app, seller)).toMatchObject({ balance: 20_500 - 2_400 - 9_300 });
  });

  const aSellerSession = async () => ({ headers: await sessionOf(app, seller.vendor.id) });
});

describe('A payout that the bank refuses', () => {
  it.each([
    ['before its confirmation', false],
    ['after its confirmation', true],
  ])('returns to the balance %s, and is paid by the next run', async (_, isConfirmed) => {
    const { payout, endToEndId } = await withPayout();
    if (isConfirmed) await send(aBankStatement([{ amount: '47.55', endToEndId }]));
    const cancel = async () =>
      app.post(
        `/api/team/records/payouts/${payout.id}/cancel`,
        { reason: 'Закрита сметка' },
        await finance(),
      );
    expect((await cancel()).status).toBe(200);
    expect(await cancel()).toMatchObject({ status: 409, body: { message: 'error-payout-settled' } });
    const accounts = await accountsOf(app, seller);
    expect([accounts['payable'], accounts['transit'], accounts['bank'] ?? 0]).toEqual([9_300, 0, 0]);
    expect((await run(await proposal())).status).toBe(200);
    expect(await overviewOf(app, seller)).toMatchObject({ balance: 0 });
  });
});
