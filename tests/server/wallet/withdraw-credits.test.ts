import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refunds } from '../../../server/admin/refunds.ts';
import { walletHistory } from '../../../server/modules/wallet/wallet-history.ts';
import { withdrawCredits } from '../../../server/modules/wallet/withdraw-credits.ts';
import { failureOf } from '../../support/a-failure.ts';
import { aKey, publish, somePlaces } from '../support/a-property.ts';
import { aGift } from '../support/a-wallet.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { RADKA } from '../support/moderate.ts';

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

async function bought(credits: number): Promise<number> {
  const { body } = await app.post('/api/credit/buy', { credits }, person.headers);
  const { paymentUrl: url } = body as { paymentUrl: string };
  await app.server.inject({ method: 'POST', url, payload: { outcome: 'paid' } });
  const { id } = await app.database.db
    .selectFrom('credit_purchase')
    .select('id')
    .where('account_id', '=', person.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
const withdraw = (id: number, { headers } = person) =>
  app.post(`/api/credit/purchase/${id}/withdrawal`, undefined, headers);
const refundsOf = (id: number) =>
  app.database.db
    .selectFrom('refund')
    .selectAll()
    .where('credit_purchase_id', '=', id)
    .orderBy('id')
    .execute();
const balance = async () =>
  (
    await app.database.db
      .selectFrom('account')
      .select('credits')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
  ).credits;
const mails = async () =>
  app.database.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', person.email)
    .orderBy('id')
    .execute();
const history = () => walletHistory(app.wallet, person.id, {});

describe('The withdrawal from a purchase of credits', () => {
  it('shows a purchase as withdrawable for 14 days, and as withdrawn afterwards', async () => {
    const id = await bought(9);
    const purchase = {
      id,
      withdrawableUntil: '2026-12-05T21:59:59.999Z',
      withdrawnAt: null,
      isRefunded: false,
    };
    expect((await history()).data).toMatchObject([{ credits: 9, purchase }]);
    await withdraw(id);
    const withdrawn = { ...purchase, withdrawableUntil: null, withdrawnAt: '2026-11-21T10:00:00.000Z' };
    expect((await history()).data).toMatchObject([
      { credits: -9, balance: 0, reason: 'withdrawal', price: 900, purchase: null, receiptUrl: null },
      { credits: 9, balance: 9, reason: 'purchase', purchase: withdrawn },
    ]);
  });

  it('removes the credits, refunds the card and confirms with date and time', async () => {
    const id = await bought(9);
    expect(await withdraw(id)).toMatchObject({
      status: 200,
      body: { withdrawnAt: '2026-11-21T10:00:00.000Z' },
    });
    expect(await balance()).toBe(0);
    expect(await refundsOf(id)).toMatchObject([{ amount: 900, amount_cents: 460, status: 'due' }]);
    const said = (await mails()).map(({ subject, text }) => `${subject} ${text}`).join('\n');
    expect(said).toContain('Потвърждение за отказ от договора: 9 кредита');
    expect(said).toMatch(/На 21 ноември 2026 г\.[^\n]* 12:00/);
    expect((await history()).data[1]?.purchase).toMatchObject({ isRefunded: false });
    const [refund] = await refundsOf(id);
    await app.orders.payments.refunds.send(refund?.id ?? 0);
    app.clock.passDays(1 / 24);
    await app.orders.payments.refunds.send(refund?.id ?? 0);
    expect((await history()).data[1]?.purchase).toMatchObject({ isRefunded: true });
    expect((await mails()).at(-1)?.subject).toBe('Върнахме сумата за 9 кредита');
  });

  it('sent ten times at once is one withdrawal', async () => {
    const id = await bought(9);
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe(0);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('and the spending of its credits exclude each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      person = await aPerson(app);
      const id = await bought(9);
      const property = await publish(app, person);
      const [spent, withdrawn] = await Promise.all([
        app.post(`/api/user/property/${property}/premium`, { days: 7, key: aKey() }, person.headers),
        withdraw(id),
      ]);
      expect([spent.status, withdrawn.status].toSorted()).toEqual([200, 409]);
      expect(await balance()).toBe(spent.status === 200 ? 4 : 0);
      expect(await refundsOf(id)).toHaveLength(withdrawn.status === 200 ? 1 : 0);
    }
  });

  it('is possible while older credits cover the spent ones', async () => {
    await aGift(app, person.id, 5);
    const id = await bought(9);
    const property = await publish(app, person);
    await app.post(`/api/user/property/${property}/premium`, { days: 7, key: aKey() }, person.headers);
    expect((await withdraw(id)).status).toBe(200);
    expect(await balance()).toBe(0);
  });

  it('is accepted only for the buyer’s paid purchase', async () => {
    const id = await bought(9);
    expect((await withdraw(id, await aPerson(app))).status).toBe(404);
    await app.post('/api/credit/buy', { credits: 4 }, person.headers);
    const { rows } = await sql<{ id: number }>`
      select max(id)::integer as id from credit_purchase where transaction_id is null`.execute(
      app.database.db,
    );
    expect((await withdraw(rows[0]?.id ?? 0)).status).toBe(404);
  });

  it('is paid by bank when the card rejects the refund, and the team sees the receipt’s number', async () => {
    const id = await bought(9);
    await withdraw(id);
    const [refund] = await refundsOf(id);
    await app.database.db
      .updateTable('refund')
      .set({ status: 'sent', reference: `re-${id}` })
      .where('id', '=', refund?.id ?? 0)
      .execute();
    await app.orders.payments.refunds.recordReport({ reference: `re-${id}`, outcome: 'failed' });
    const byBank = (await refundsOf(id)).at(-1);
    expect(byBank).toMatchObject({ payment_id: null, status: 'due', amount_cents: 460 });
    await app.orders.payments.refunds.send(byBank?.id ?? 0);
    expect((await mails()).at(-1)?.text).toContain('IBAN');
    const team = new Refunds(app.orders, RADKA);
    expect((await team.lines()).join('\n')).toMatch(
      new RegExp(
        `refund ${byBank?.id}: 4.60 EUR .* for the credits of receipt \\d+ .* asked ${person.email}`,
      ),
    );
    await team.markPaid(byBank?.id ?? 0);
    expect((await history()).data[1]?.purchase).toMatchObject({ isRefunded: true });
  });

  it('is rejected after 14 days', async () => {
    const id = await bought(9);
    app.clock.passDays(15);
    const late = withdrawCredits(app.wallet, person.id, id);
    await expect(late).rejects.toMatchObject(failureOf('conflict', 'error-credits-not-withdrawable'));
    expect((await history()).data[0]?.purchase?.withdrawableUntil).toBeNull();
  });
});
