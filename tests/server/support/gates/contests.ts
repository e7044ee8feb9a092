import { sql } from 'kysely';
import { expect } from 'vitest';
import { newSecret } from '../../../../server/platform/secrets.ts';
import { aSolvedCaptcha } from '../a-captcha.ts';
import { aKey, aProperty, publish, somePlaces } from '../a-property.ts';
import { aServiceOrder, aTeam, someServices } from '../a-service-order.ts';
import { aShop } from '../a-shop.ts';
import { aGift } from '../a-wallet.ts';
import { anImporter, aRow, csv, HEADER } from '../an-import.ts';
import { aPerson } from '../an-account.ts';
import { anOrder } from '../an-order.ts';
import { versionAt } from '../programs/version-at.ts';
import { PASSWORD, requestRows } from '../requests/request-rows.ts';
import type { TestApplication } from '../test-application.ts';

/** Runs that number of racers for a new resource and asserts the limit on winners. */
export type Contest = (racers: number) => Promise<void>;

type Sent = { status: number; body: unknown };
type Headers = Record<string, string>;

/** Races for limited resources, by name. @param apps servers on one database, called in turn */
export async function contests(apps: readonly TestApplication[]): Promise<Record<string, Contest>> {
  const [app] = apps;
  if (!app) throw new Error('nobody to ask');
  const { db } = app.database;
  await somePlaces(app);
  await someServices(app);
  const { lamp, withToken, awaitingConfirmation } = await requestRows(app);
  const shop = aShop(app.database);
  const vendorId = await shop.vendor();
  const categoryId = await shop.category();

  const serverOf = (racer: number) => apps[racer % apps.length] ?? app;
  const post = async (racer: number, url: string, payload: object, headers: Headers = {}): Promise<Sent> => {
    const remoteAddress = `10.0.${Math.trunc(racer / 250)}.${racer % 250}`;
    const answer = await serverOf(racer).server.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-accept-language': 'bg', ...headers },
      remoteAddress,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const race = async <Result>(racers: number, act: (racer: number) => Promise<Result>): Promise<Result[]> => {
    await db.deleteFrom('attempt').execute();
    return Promise.all(Array.from({ length: racers }, (_, racer) => act(racer)));
  };

  /** Requests with one key succeed once with equal responses; at the same instant some may be rejected. */
  const once = (
    url: string,
    prepare: () => Promise<{ body: object; headers?: Headers }>,
    most = Infinity,
  ): Contest => {
    return async (racers) => {
      const { body, headers } = await prepare();
      const answers = await race(racers, (racer) => post(racer, url, body, headers));
      const done = answers.filter(({ status }) => status === 201);
      expect(done).toEqual(done.map(() => done[0]));
      expect(done.length).toBeGreaterThanOrEqual(Math.min(racers, most));
      for (const answer of answers) expect([201, 429]).toContain(answer.status);
    };
  };
  /** A secret that works once. */
  const secret = (url: string, prepare: () => Promise<object>, done = 200): Contest => {
    return async (racers) => {
      const body = await prepare();
      expectOne(await race(racers, (racer) => post(racer, url, body)), { status: done }, { status: 422 });
    };
  };

  return {
    'the last piece': async (racers) => {
      const last = await shop.product({ vendorId, categoryId, quantity: 1 });
      const answers = await race(racers, (racer) => post(racer, '/api/order', anOrder([{ id: last }])));
      const soldOut = { message: 'order-changed', errors: [{ message: 'error-product-sold-out' }] };
      expectOne(answers, { status: 201 }, { status: 409, body: soldOut });
      expect(await shop.stockOf(last)).toBe(0);
    },

    'the last piece, of those who confirm their orders': async (racers) => {
      const last = await shop.product({ vendorId, categoryId, quantity: racers });
      const orders: Awaited<ReturnType<typeof awaitingConfirmation>>[] = [];
      while (orders.length < racers) {
        await db.deleteFrom('attempt').execute();
        orders.push(await awaitingConfirmation(anOrder([{ id: last }])));
      }
      await db.updateTable('product').set({ quantity: 1 }).where('id', '=', last).execute();
      const answers = await race(racers, (racer) => {
        const { params, body } = orders[racer] as (typeof orders)[number];
        return post(racer, `/api/order/follow/${params.token}/confirmation`, body);
      });
      expectOne(answers, { status: 200 }, { status: 409, body: { message: 'order-goods-gone' } });
      expect(await shop.stockOf(last)).toBe(0);
    },

    'the last credits': async (racers) => {
      const person = await aPerson(app);
      await aGift(app, person.id, 5);
      const homes = [await publish(app, person), await publish(app, person)];
      const answers = await race(racers, (racer) =>
        post(
          racer,
          `/api/user/property/${homes[racer % 2]}/premium`,
          { days: 7, key: aKey() },
          person.headers,
        ),
      );
      expectOne(answers, { status: 200 }, { status: 409, body: { message: 'error-not-enough-credits' } });
      const [account] = await db
        .selectFrom('account')
        .select('credits')
        .where('id', '=', person.id)
        .execute();
      expect(account).toEqual({ credits: 0 });
    },

    'a time that an owner offers': async (racers) => {
      const owner = await aPerson(app);
      const propertyId = await publish(app, owner);
      const dateTime = '2026-11-28 18:30';
      const version = await versionAt(app, `/api/user/property/${propertyId}`, owner.headers);
      await app.post(`/api/user/property/${propertyId}/slots`, { slots: [dateTime], version }, owner.headers);
      const contact = { contactName: 'Георги Георгиев', contactPhone: '0888 123 456' };
      const answers = await race(racers, (racer) => {
        const contactEmail = `visitor-${racer}-of-${propertyId}@example.com`;
        return post(racer, '/api/property-view', { propertyId, ...contact, contactEmail, dateTime });
      });
      const taken = { errors: [{ property: 'dateTime', message: 'error-slot-taken' }] };
      expectOne(answers, { status: 201 }, { status: 409, body: taken });
      expect((await app.get(`/api/property/${propertyId}`)).body).toMatchObject({ freeSlots: [] });
    },

    'the last team of a window': async (racers) => {
      await db.updateTable('service_team').set({ active: false }).execute();
      const { id } = await aTeam(app);
      const answers = await race(racers, (racer) =>
        post(racer, '/api/cleaning/one-time/order', aServiceOrder()),
      );
      expectOne(answers, { status: 201 }, { status: 409, body: { message: 'error-slot-taken' } });
      const bookings = db.selectFrom('service_booking').select('order_id').where('team_id', '=', id);
      expect(await bookings.execute()).toHaveLength(1);
    },

    'the link that confirms an address': secret('/api/user/confirmation', async () => ({
      token: await withToken('confirmation'),
    })),

    'the link for a new password': secret('/api/user/forgotten-password/confirmation', async () => ({
      token: await withToken('password-reset'),
      password: PASSWORD,
    })),

    'a solved captcha': async (racers) => {
      const captcha = await aSolvedCaptcha(app, 'login');
      const name = newSecret();
      const answers = await race(racers, (racer) =>
        post(racer, '/api/newsletter/subscribe', { email: `${racer}-${name}@example.com`, captcha }),
      );
      expectOne(answers, { status: 200 }, { status: 422, body: { message: 'captcha-failed' } });
    },

    'the link that confirms an order': async (racers) => {
      const { params, body } = await awaitingConfirmation();
      const before = await shop.stockOf(lamp);
      const answers = await race(racers, (racer) =>
        post(racer, `/api/order/follow/${params.token}/confirmation`, body),
      );
      // Using it twice has the effect of once.
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await shop.stockOf(lamp)).toBe(before - 3);
    },

    'the key of an order': once('/api/order', async () => ({ body: anOrder([{ id: lamp }]) })),

    'the key of a listing': once('/api/property', async () => {
      const { headers } = await aPerson(app);
      return { body: { ...aProperty(), key: aKey() }, headers };
    }),

    'the key of a cleaning': once(
      '/api/cleaning/one-time/order',
      async () => {
        await aTeam(app);
        return { body: aServiceOrder() };
      },
      20,
    ),

    'the key of a premium place': async (racers) => {
      const person = await aPerson(app);
      await aGift(app, person.id, 20);
      const url = `/api/user/property/${await publish(app, person)}/premium`;
      const body = { days: 7, key: aKey() };
      const answers = await race(racers, (racer) => post(racer, url, body, person.headers));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const [account] = await db
        .selectFrom('account')
        .select('credits')
        .where('id', '=', person.id)
        .execute();
      expect(account).toEqual({ credits: 15 });
    },

    'an import': async (racers) => {
      const importer = await anImporter(app);
      const { id } = await importer.check(csv([HEADER, aRow('L-1'), aRow('L-2')]));
      const status = 'importing';
      const url = `/api/product/import/${id}`;
      const answers = await race(racers, (racer) => post(racer, url, { status }, importer.headers));
      expect(answers.map(({ status: one }) => one)).toEqual(answers.map(() => 200));
      await race(racers, () => importer.work(id));
      expect(await importer.read(id)).toMatchObject({ status: 'done', taken: 2, counts: { add: 2 } });
      expect(await importer.products()).toHaveLength(2);
    },

    'the money of a piece, wanted back by the buyer and by the vendor': async (racers) => {
      const ownShop = await shop.vendor();
      const vendor = await aPerson(app, { type: 'vendor', vendorId: ownShop });
      const [wanted, other] = [
        await shop.product({ vendorId: ownShop, categoryId }),
        await shop.product({ vendorId: ownShop, categoryId }),
      ];
      const order = anOrder([{ id: wanted }, { id: other }], { paymentMethod: 'card' });
      const { token, paymentUrl } = (await app.post('/api/order', order)).body as Record<string, string>;
      await app.server.inject({ method: 'POST', url: paymentUrl ?? '', payload: { outcome: 'paid' } });
      const followed = (await app.get(`/api/order/follow/${token}`)).body as {
        vendorOrders: { id: number }[];
      };
      const vendorOrderId = followed.vendorOrders[0]?.id;
      const products = [{ productId: wanted, quantity: 1 }];
      const answers = await race(racers, (racer) =>
        racer % 2
          ? post(racer, `/api/order/follow/${token}/withdrawal`, {
              vendorOrderId,
              pieces: { key: aKey(), products },
            })
          : post(
              racer,
              `/api/order/${vendorOrderId}/cancellation`,
              { key: aKey(), products, note: '' },
              vendor.headers,
            ),
      );
      expectOne(answers, { status: 200 }, { status: 422 });
      expect(await shop.stockOf(wanted)).toBe(10);
      const { rows } = await sql<{ id: number; amount: number }>`
        select r.id, r.amount from refund r join customer_order o on o.id = r.order_id where o.token = ${token}`.execute(
        db,
      );
      expect(rows).toMatchObject([{ amount: 5_000 }]);
      const refund = rows[0]?.id ?? 0;
      await race(racers, (racer) => serverOf(racer).orders.payments.refunds.send(refund));
      const sent = await sql`
        select from sandbox_refund s join refund r on r.key = s.key where r.id = ${refund}`.execute(db);
      expect(sent.rows).toHaveLength(1);
    },
  };
}

/** One wins, and all others get an error. */
function expectOne(answers: readonly Sent[], done: Partial<Sent>, refused: Partial<Sent>): void {
  const [first, ...more] = answers.filter(({ status }) => status === done.status);
  expect(first, JSON.stringify(answers[0])).toMatchObject(done);
  expect(more).toEqual([]);
  for (const answer of answers) if (answer !== first) expect(answer).toMatchObject(refused);
}
