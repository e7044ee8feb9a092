import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewList } from '../../../src/core/reviews/review.ts';
import type { ViewingStatus } from '../../../src/core/properties/viewings/viewing.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { newSecret } from '../../../server/platform/secrets.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aReview, write } from '../support/a-review.ts';
import { aServiceOrder, aTeam, someServices } from '../support/a-service-order.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someServices(app);
});
afterAll(() => app.close());

const read = async (subject: string) => (await app.get(`/api/reviews/${subject}`)).body as ReviewList;
const problemOf = async (subject: string, { headers }: Person) =>
  ((await app.get(`/api/own-review/${subject}`, headers)).body as { problem: string | null }).problem;

describe('Reviews of services (TRUST-04)', () => {
  it('are accepted from customers of completed orders', async () => {
    await aTeam(app);
    const customer = await aPerson(app, { name: 'Нина Тодорова' });
    const order = await aServiceOrder();
    const { status, text } = await app.post('/api/cleaning/one-time/order', order, customer.headers);
    expect([status, text]).toEqual([201, text]);
    expect(await problemOf('service-cleaning', customer)).toBe('error-review-unverified-service');
    await app.database.db
      .updateTable('service_order')
      .set({ status: 'done' })
      .where('account_id', '=', customer.id)
      .execute();
    await write(app, 'service-cleaning', customer, aReview(5));
    expect(await read('service-cleaning')).toMatchObject({
      title: 'Почистване',
      total: 1,
      data: [{ name: 'Нина Т.', stars: 5 }],
    });
    expect(await problemOf('service-moving', customer)).toBe('error-review-unverified-service');
  });

  it('cover both services of one order', async () => {
    const customer = await aPerson(app);
    const placed = aServiceOrder({ date: '2026-11-25' });
    const { text } = await app.post('/api/cleaning/one-time/order', placed, customer.headers);
    const order = await app.database.db
      .updateTable('service_order')
      .set({ status: 'done' })
      .where('account_id', '=', customer.id)
      .returning('id')
      .executeTakeFirst();
    expect(order, text).toBeDefined();
    const boxes = {
      service_key: 'moving-boxes',
      name_bg: 'Кашони',
      name_en: 'Boxes',
      price: 300,
      total: 300,
    };
    const measures = { quantity: 1, hours: null, sqm: null, months: null, severity: null };
    await app.database.db
      .insertInto('service_order_line')
      .values({ order_id: order?.id ?? 0, position: 99, type: 'moving', ...boxes, ...measures })
      .execute();
    for (const kind of ['cleaning', 'moving'])
      expect(await problemOf(`service-${kind}`, customer)).toBeNull();
  });
});

describe('Reviews of agencies and owners (TRUST-04)', () => {
  async function visit(visitor: Person, propertyId: number, status: ViewingStatus, days: number) {
    await app.database.db
      .insertInto('viewing_request')
      .values({
        property_id: propertyId,
        token: newSecret(),
        account_id: visitor.id,
        language: 'bg',
        contact_name: 'Петър Илиев',
        contact_phone: '0888310202',
        contact_email: visitor.email,
        date_time: daysAfter(app.clock.now(), days),
        status,
      })
      .execute();
  }

  it('are accepted from visitors after their viewing', async () => {
    const owner = await aPerson(app, { name: 'Мария Георгиева' });
    const property = await publish(app, owner);
    const subject = `owner-${owner.id}`;
    const unverified = 'error-review-unverified-owner';
    const [came, called, comes] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    await visit(came, property, 'accepted', -1);
    await visit(called, property, 'cancelled', -1);
    await visit(comes, property, 'accepted', 1);
    for (const status of ['requested', 'proposed', 'declined'] as const) {
      const waits = await aPerson(app);
      await visit(waits, property, status, -1);
      expect([status, await problemOf(subject, waits)]).toEqual([status, unverified]);
    }
    expect(await problemOf(subject, called)).toBe(unverified);
    expect(await problemOf(subject, comes)).toBe(unverified);
    const { id } = await write(app, subject, came, aReview(4));
    expect(await read(subject)).toMatchObject({ title: 'Мария Г.', total: 1 });
    const reply = await app.post(`/api/review/${id}/reply`, { text: 'Благодаря Ви!' }, owner.headers);
    expect(reply.status).toBe(200);
    expect((await read(subject)).data[0]?.reply?.text).toBe('Благодаря Ви!');
  });

  it('of homes are read and answered by an owner with a shop', async () => {
    const owner = await aPerson(app);
    const visitor = await aPerson(app);
    await visit(visitor, await publish(app, owner), 'accepted', -1);
    const { id } = await write(app, `owner-${owner.id}`, visitor);
    const vendorId = await aShop(app.database).vendor();
    await app.database.db
      .updateTable('account')
      .set({ type: 'vendor', vendor_id: vendorId })
      .where('id', '=', owner.id)
      .execute();
    const { body } = await app.get('/api/received-reviews', owner.headers);
    expect(body).toMatchObject({ total: 1, data: [{ id }] });
    const reply = await app.post(`/api/review/${id}/reply`, { text: 'Благодаря Ви!' }, owner.headers);
    expect(reply.status).toBe(200);
  });

  it('are rejected from the reviewed person', async () => {
    const owner = await aPerson(app);
    await visit(owner, await publish(app, owner), 'accepted', -1);
    expect(await problemOf(`owner-${owner.id}`, owner)).toBe('error-review-own');
  });

  it('are deleted with the reviewed account', async () => {
    const owner = await aPerson(app);
    const visitor = await aPerson(app);
    await visit(visitor, await publish(app, owner), 'accepted', -1);
    await write(app, `owner-${owner.id}`, visitor);
    await app.post('/api/user/deletion', { proof: owner.email }, owner.headers);
    expect((await app.get(`/api/reviews/owner-${owner.id}`)).status).toBe(404);
    const { rows } = await app.database.pool.query('select from review where subject = $1', [
      `owner-${owner.id}`,
    ]);
    expect(rows).toHaveLength(0);
  });
});
