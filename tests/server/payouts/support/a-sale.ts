import { bookDue } from '../../../../server/modules/payouts/book-due.ts';
import { hashPassword } from '../../../../server/modules/accounts/passwords.ts';
import { json } from '../../../../server/platform/database/database.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { PayoutOverview } from '../../../../src/core/payouts/payouts-gateway.ts';
import { aShop } from '../../support/a-shop.ts';
import { aPerson, sessionOf } from '../../support/an-account.ts';
import type { Person } from '../../support/an-account.ts';
import { anOrder } from '../../support/an-order.ts';
import type { TestApplication } from '../../support/test-application.ts';

export const MARKET_IBAN = 'BG80BNBG96611020345678';
export const VENDOR_IBAN = 'BG18RZBB91550123456789';
export const VENDOR_PASSWORD = 'правилна парола 1';

/** Any application with its database and a clock that the caller moves. */
export type SalePlace = Pick<TestApplication, 'database' | 'payouts' | 'server' | 'get' | 'post'> & {
  clock: Clock & { passDays(days: number): void };
};

export type Seller = { vendorId: number; vendor: Person; categoryId: number; productId: number };

/** A vendor with a product of 100,00 лв. and delivery of 5,00 лв., and its account for payouts. */
export async function aSeller(app: SalePlace, { hasAccount = true } = {}): Promise<Seller> {
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ name: 'Родопска вълна', deliveryPrice: 500 });
  const passwordHash = await hashPassword(VENDOR_PASSWORD);
  const vendor = await aPerson(app, { type: 'vendor', vendorId, passwordHash });
  const categoryId = await shop.category();
  const productId = await shop.product({ vendorId, categoryId, price: 10_000, quantity: 1_000 });
  if (hasAccount) {
    await app.database.db
      .insertInto('payout_account')
      .values({
        vendor_id: vendorId,
        iban: VENDOR_IBAN,
        account_holder: 'Родопска вълна ООД',
        changed_at: app.clock.now(),
      })
      .execute();
  }
  return { vendorId, vendor, categoryId, productId };
}

/** Adds a version that is valid from the beginning of time. */
export async function agree(
  app: SalePlace,
  kind: 'commission' | 'payout-terms',
  key: string,
  value: object,
): Promise<void> {
  await app.database.db
    .insertInto('team_version')
    .values({
      kind,
      key,
      number: 1,
      value: json(value),
      valid_from: new Date('2026-01-01'),
      created_at: new Date('2026-01-01'),
      author_id: null,
      author: 'Тест',
    })
    .execute();
}

/** Places an order, pays it by card if wanted, and delivers it. @returns the vendor order */
export async function aDeliveredOrder(
  app: SalePlace,
  { vendor, productId }: Seller,
  { quantity = 1, method = 'card' }: { quantity?: number; method?: 'card' | 'on-delivery' } = {},
): Promise<{ id: number; token: string }> {
  const products = [{ id: productId, quantity, expectedPrice: 10_000 }];
  const { token, paymentUrl } = (await app.post('/api/order', anOrder(products, { paymentMethod: method })))
    .body as {
    token: string;
    paymentUrl: string;
  };
  if (method === 'card')
    await app.server.inject({ method: 'POST', url: paymentUrl, payload: { outcome: 'paid' } });
  const followed = (await app.get(`/api/order/follow/${token}`)).body as { vendorOrders: { id: number }[] };
  const id = followed.vendorOrders[0]?.id ?? 0;
  for (const status of ['accepted', 'shipped', 'delivered'])
    await app.post(`/api/order/${id}/status`, { status }, vendor.headers);
  return { id, token };
}

/** Passes the time to undo a step, and books. */
export async function bookNow(app: SalePlace): Promise<void> {
  app.clock.passDays(3 / 24 / 60);
  await bookDue(app.payouts);
}

export async function overviewOf(app: SalePlace, { vendor }: Seller): Promise<PayoutOverview> {
  // A new session, because tests let more days pass than a session lasts.
  return (await app.get('/api/vendor/payouts', await sessionOf(app, vendor.id))).body as PayoutOverview;
}

/** Sums of all entries by account; their sum is zero. */
export async function accountsOf(app: SalePlace, { vendorId }: Seller): Promise<Record<string, number>> {
  const rows = await app.database.db
    .selectFrom('vendor_entry')
    .select(['account', ({ fn }) => fn.sum<string>('amount').as('amount')])
    .where('vendor_id', '=', vendorId)
    .groupBy('account')
    .execute();
  const sums = Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
  const total = Object.values(sums).reduce((sum, amount) => sum + amount, 0);
  if (total !== 0) throw new Error(`The ledger does not balance: ${total}`);
  return sums;
}
