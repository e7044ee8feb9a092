import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelWaybill } from '../../../server/modules/orders/shipments/cancel-waybill.ts';
import { submitShipment } from '../../../server/modules/orders/shipments/submit-shipment.ts';
import { trackShipments } from '../../../server/modules/orders/shipments/track-shipments.ts';
import { recordTracking } from '../../../server/modules/orders/shipments/record-tracking.ts';
import { readReceivedOrder } from '../../../server/modules/orders/vendors/received-orders.ts';
import { SandboxCourier } from '../../../server/modules/shipping/couriers/sandbox-courier.ts';
import type { ReceivedOrder } from '../../../src/core/orders/order.ts';
import type { WaybillResult } from '../../../src/core/shipping/shipment.ts';
import { mailsTo } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import { aMember } from '../team/support/a-member.ts';
import { aParcelShop } from '../support/a-parcel.ts';
import type { ParcelShop } from '../support/a-parcel.ts';
import { someOffices } from '../support/some-offices.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: ParcelShop;

beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
  await someOffices(app);
});
beforeEach(async () => {
  shop = await aParcelShop(app);
});
afterAll(() => app.close());

const post = (path: string, body?: object) => app.post(path, body, shop.seller.headers);
const results = async (path: string, body: object) =>
  ((await post(path, body)).body as { data: WaybillResult[] }).data;
const waybills = (...ids: number[]) =>
  results('/api/vendor/waybills', {
    orders: ids.map((id) => ({ id, weight: null, inspection: 'none' })),
  });
/** Works also after the session has ended. */
const read = (id: number): Promise<ReceivedOrder> =>
  readReceivedOrder(app.database.db, shop.vendorId, id, 'bg', app.clock.now());
const track = () => trackShipments(app.shipments);

describe('Waybills of several orders (SHIP-05)', () => {
  it('are made after the orders are accepted together, with a number each', async () => {
    const ids = [await shop.placed(), await shop.placed()];
    expect(await results('/api/vendor/orders/acceptance', { ids })).toMatchObject([
      { problem: null },
      { problem: null },
    ]);
    expect(await waybills(...ids)).toMatchObject([{ status: 'ready' }, { status: 'ready' }]);
    const { shipment } = await read(ids[0] ?? 0);
    expect(shipment).toMatchObject({
      courier: 'sandbox',
      status: 'ready',
      number: expect.stringMatching(/^\d{10}$/) as string,
      weight: 3_000,
      codAmount: 5_500,
    });
  });

  it('stop at no bad address: it alone is refused with its reason, and can be corrected', async () => {
    const bad = await shop.accepted({ city: 'Нийде', postCode: '9999' });
    const good = await shop.accepted();
    expect(await waybills(bad, good)).toMatchObject([
      { id: bad, status: 'refused', problem: 'waybill-city-unknown' },
      { id: good, status: 'ready', problem: null },
    ]);
    expect((await read(bad)).shipment).toMatchObject({ status: 'refused', problem: 'waybill-city-unknown' });
    await app.database.db
      .updateTable('customer_order')
      .set({ city: 'Варна', post_code: '9000' })
      .where('city', '=', 'Нийде')
      .execute();
    expect(await waybills(bad)).toMatchObject([{ status: 'ready' }]);
  });

  it('are refused before the acceptance, without a courier and for others’ orders', async () => {
    const fresh = await shop.placed();
    expect(await waybills(fresh)).toMatchObject([{ problem: 'waybill-not-accepted' }]);
    const id = await shop.accepted();
    const other = await aParcelShop(app);
    const strange = await app.post(
      '/api/vendor/waybills',
      { orders: [{ id, weight: null, inspection: 'none' }] },
      other.seller.headers,
    );
    expect(strange.body).toMatchObject({ data: [{ problem: 'error-order-not-found', number: '' }] });
    await app.database.db.deleteFrom('vendor_delivery').where('vendor_id', '=', shop.vendorId).execute();
    expect(await waybills(id)).toMatchObject([{ problem: 'waybill-no-courier' }]);
  });

  it('requested twice at once are one parcel', async () => {
    const id = await shop.accepted();
    const [one, other] = await Promise.all([waybills(id), waybills(id)]);
    expect([one, other].flat().every(({ status }) => status !== 'refused')).toBe(true);
    await waybills(id);
    const parcels = await app.database.db
      .selectFrom('sandbox_parcel')
      .selectAll()
      .where('vendor_id', '=', shop.vendorId)
      .execute();
    expect(parcels).toHaveLength(1);
  });

  it('wait while the courier is down, and are made by the job when it is back', async () => {
    const ids = [await shop.accepted(), await shop.accepted()];
    const down = vi.spyOn(SandboxCourier.prototype, 'createShipment').mockRejectedValue(new Error('down'));
    expect(await waybills(...ids)).toMatchObject([{ status: 'requested' }, { status: 'requested' }]);
    // The second order does not wait for the same courier again.
    expect(down).toHaveBeenCalledTimes(1);
    const { rows } = await sql<{ id: number; attempts: number }>`
      select (payload->>'shipmentId')::integer as id, max_attempts as attempts
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'shipment.submit' order by job.id desc limit 2`.execute(app.database.db);
    expect(rows.map(({ attempts }) => attempts)).toEqual([24, 24]);
    const [last] = rows;
    await expect(submitShipment(app.shipments, last?.id ?? 0)).rejects.toThrow('down');
    down.mockRestore();
    await submitShipment(app.shipments, last?.id ?? 0);
    expect((await read(ids[1] ?? 0)).shipment).toMatchObject({ status: 'ready' });
  });

  it('take a corrected weight within limits, and a check that the courier offers', async () => {
    const id = await shop.accepted();
    const make = (weight: number, inspection = 'test') =>
      results('/api/vendor/waybills', { orders: [{ id, weight, inspection }] });
    expect(await make(0)).toMatchObject([{ problem: 'waybill-weight' }]);
    expect(await make(4_200)).toMatchObject([{ status: 'ready' }]);
    expect((await read(id)).shipment).toMatchObject({ weight: 4_200, inspection: 'test' });
  });
});

describe('A waybill to an office that has closed', () => {
  const close = (code: string, at: Date | null) =>
    app.database.db.updateTable('courier_office').set({ closed_at: at }).where('code', '=', code).execute();

  it('names open places nearby, and the buyer is told of the one that the vendor takes', async () => {
    const buyer = `ofis-${shop.vendorId}@example.com`;
    const id = await shop.accepted({ email: buyer }, 'locker-1001');
    await close('locker-1001', app.clock.now());
    const [result] = await waybills(id);
    expect(result).toMatchObject({ status: 'refused', problem: 'waybill-office-closed' });
    const [office] = result?.offices ?? [];
    expect(office).toMatchObject({ city: 'София', courier: 'sandbox' });
    const change = () => post(`/api/order/${id}/office`, { officeId: office?.id });
    expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(200);
    const mails = (await mailsTo(app, buyer)).filter(({ subject }) => subject.includes('Друго място'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(office?.name);
    expect(await waybills(id)).toMatchObject([{ status: 'ready' }]);
    expect((await post(`/api/order/${id}/office`, { officeId: (office?.id ?? 0) + 1 })).status).not.toBe(200);
    await close('locker-1001', null);
  });
});

describe('A cancelled waybill', () => {
  it('is cancelled at the courier too, and another one can be made', async () => {
    const id = await shop.accepted();
    await waybills(id);
    const first = (await read(id)).shipment?.number;
    expect((await post(`/api/order/${id}/waybill/cancellation`)).status).toBe(200);
    expect((await read(id)).shipment).toBeNull();
    await waybills(id);
    expect((await read(id)).shipment?.number).not.toBe(first);
  });

  it('is refused once the courier has the parcel', async () => {
    const id = await shop.accepted();
    await waybills(id);
    app.clock.passDays(0.2);
    await expect(cancelWaybill(app.shipments, shop.vendorId, id)).rejects.toMatchObject({
      kind: 'conflict',
      messageKey: 'waybill-already-sent',
    });
  });

  it('follows the cancellation of the order', async () => {
    const id = await shop.accepted();
    await waybills(id);
    await post(`/api/order/${id}/status`, { status: 'cancelled' });
    await track();
    app.clock.passDays(2);
    await track();
    expect(await read(id)).toMatchObject({ status: 'cancelled', shipment: null });
  });
});

describe('A label of an order that was reduced afterwards', () => {
  it('is cancelled before it is printed, because the courier would collect too much', async () => {
    const { id } = await shop.acceptedWithToken(2);
    await waybills(id);
    const key = `less-${id}`.padEnd(20, 'x');
    const products = [{ productId: shop.lamp, quantity: 1 }];
    expect((await post(`/api/order/${id}/cancellation`, { key, products, note: '' })).status).toBe(200);
    const label = await app.get(`/labels.pdf?ids=${id}&format=a6`, shop.seller.headers);
    expect([label.status, (await read(id)).shipment]).toEqual([404, null]);
    await waybills(id);
    expect((await read(id)).shipment?.codAmount).toBe(5_500);
  });
});

describe('The timeline of an order for the team', () => {
  it('has the label and each report of the courier', async () => {
    const id = await shop.accepted();
    await waybills(id);
    app.clock.passDays(0.2);
    await track();
    const member = await aMember(app, ['support']);
    const { order_id: orderId } = await app.database.db
      .selectFrom('vendor_order')
      .select('order_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { body } = await app.get(`/api/team/records/orders/${orderId}`, member.headers);
    const { timeline } = (body as { record: { timeline: { kind: string; detail: string }[] } }).record;
    const parcel = timeline.filter(({ kind }) => kind === 'parcel').map(({ detail }) => detail);
    expect(parcel.toSorted()).toEqual(['handed-over', 'ready']);
  });
});

describe('A parcel under way (SHIP-05)', () => {
  it('moves the order step by step, and the buyer is told that it waits at the office', async () => {
    const buyer = `pat-${shop.vendorId}@example.com`;
    const id = await shop.accepted({ email: buyer }, 'office-1001');
    await shop.nextNumberEndsWith(1);
    await waybills(id);
    const statuses = [];
    for (const hours of [1, 5, 20, 24]) {
      app.clock.passDays(hours / 24);
      await track();
      await track();
      const { status, shipment } = await read(id);
      statuses.push([status, shipment?.status, shipment?.events.length]);
    }
    expect(statuses).toEqual([
      ['accepted', 'ready', 0],
      ['shipped', 'handed-over', 1],
      ['shipped', 'at-office', 3],
      ['delivered', 'delivered', 4],
    ]);
    expect((await read(id)).payment.status).toBe('paid');
    const subjects = (await mailsTo(app, buyer)).map(({ subject }) => subject);
    for (const word of ['изпратена', 'Ви чака', 'доставена'])
      expect(
        subjects.filter((subject) => subject.includes(word)),
        word,
      ).toHaveLength(1);
  });

  it('comes back if nobody collects it: stock returns and no money is due', async () => {
    const id = await shop.accepted({}, 'office-1001');
    const before = await shop.stock();
    await shop.nextNumberEndsWith(9);
    await waybills(id);
    app.clock.passDays(12);
    await track();
    expect(await read(id)).toMatchObject({
      status: 'returned',
      shipment: { status: 'returned' },
      totalAmount: 0,
      payment: { status: 'due' },
    });
    expect(await shop.stock()).toBe(before + 1);
  });

  it('records events out of order without moving the order back', async () => {
    const id = await shop.accepted();
    await waybills(id);
    const shipmentId = (await read(id)).shipment?.id ?? 0;
    const parcel = { number: '', expectedDay: null, waitsUntil: null };
    const event = (state: 'delivered' | 'in-transit' | 'handed-over', hour: number) => ({
      key: state,
      state,
      at: `2026-12-01T0${hour}:00:00.000Z`,
    });
    await recordTracking(app.shipments, shipmentId, { ...parcel, events: [event('delivered', 9)] });
    await recordTracking(app.shipments, shipmentId, {
      ...parcel,
      events: [event('in-transit', 5), event('handed-over', 3), event('delivered', 9)],
    });
    expect(await read(id)).toMatchObject({
      status: 'delivered',
      shipment: { events: [{ state: 'handed-over' }, { state: 'in-transit' }, { state: 'delivered' }] },
    });
  });

  it('is tracked at once when the courier pushes its number', async () => {
    const id = await shop.accepted();
    await waybills(id);
    app.clock.passDays(0.3);
    const { number } = (await read(id)).shipment ?? {};
    const push = (courier: string, body: unknown) => app.post(`/courier-events/${courier}`, body as object);
    expect((await push('sandbox', { parcels: [number, '9999999999', 'х'] })).status).toBe(200);
    expect((await read(id)).status).toBe('shipped');
    expect((await push('econt', {})).status).toBe(404);
    expect((await push('sandbox', undefined)).status).toBe(200);
  });

  it('of one courier that is down does not stop the job', async () => {
    const down = vi.spyOn(SandboxCourier.prototype, 'track').mockRejectedValue(new Error('down'));
    const id = await shop.accepted();
    await waybills(id);
    app.clock.passDays(1);
    await track();
    expect((await read(id)).status).toBe('accepted');
    down.mockRestore();
    await track();
    expect((await read(id)).status).toBe('shipped');
  });
});

describe('Documents of parcels', () => {
  const pages = (text: string) => text.match(/\/Type \/Page\b/g)?.length ?? 0;
  const get = (path: string, headers = shop.seller.headers) => app.get(path, headers);

  it('are labels of several orders in one PDF: four on A4, one on A6', async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await shop.accepted());
    await waybills(...ids);
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const counts = [];
    for (const format of ['a4', 'a6']) {
      const { rawPayload } = await app.server.inject({
        method: 'GET',
        url: `/labels.pdf?ids=${ids.join(',')}&format=${format}`,
        headers: shop.seller.headers,
      });
      counts.push((await PDFDocument.load(rawPayload)).getPageCount());
    }
    expect(counts).toEqual([2, 5]);
    const list = await get(`/packing-lists.pdf?ids=${ids.join(',')}`);
    expect([list.status, pages(list.text)]).toEqual([200, 5]);
  });

  it('belong to their vendor', async () => {
    const id = await shop.accepted();
    await waybills(id);
    const { headers } = (await aParcelShop(app)).seller;
    for (const path of [`/labels.pdf?format=a4&ids=${id}`, `/packing-lists.pdf?ids=${id}`]) {
      expect((await get(path, headers)).status, path).toBe(404);
      expect((await get(path, (await aPerson(app)).headers)).status, path).toBe(403);
      expect((await get(path, {} as typeof headers)).status, path).toBe(401);
    }
    for (const ids of ['', 'x', '1,', '0', `1${',1'.repeat(60)}`]) {
      expect((await get(`/labels.pdf?format=a4&ids=${ids}`)).status, ids).toBe(400);
    }
  });
});

describe('A collection by the courier', () => {
  const window = () => {
    const day = new Date(app.clock.now().getTime() + 86_400_000);
    while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
    return { day: day.toISOString().slice(0, 10), from: '10:00', to: '14:00' };
  };

  it('takes all parcels with a waybill, once a day', async () => {
    expect(await post('/api/vendor/pickups', window())).toMatchObject({
      status: 409,
      body: { message: 'pickup-nothing' },
    });
    await waybills(await shop.accepted(), await shop.accepted());
    const answers = await Promise.all([
      post('/api/vendor/pickups', window()),
      post('/api/vendor/pickups', window()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await app.get('/api/vendor/pickups', shop.seller.headers)).body).toMatchObject({
      ready: 2,
      pickups: [{ ...window(), courier: 'sandbox', parcels: 2 }],
    });
    const later = { ...window(), from: '11:00' };
    expect(await post('/api/vendor/pickups', later)).toMatchObject({
      status: 409,
      body: { message: 'pickup-exists' },
    });
    expect(await post('/api/vendor/pickups', { ...window(), day: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'day', message: 'error-pickup-day' }] },
    });
  });

  it('can be requested again after the courier was down', async () => {
    await waybills(await shop.accepted());
    const down = vi.spyOn(SandboxCourier.prototype, 'requestPickup').mockRejectedValue(new Error('down'));
    expect(await post('/api/vendor/pickups', window())).toMatchObject({
      status: 503,
      body: { message: 'error-courier-down' },
    });
    down.mockRestore();
    expect((await post('/api/vendor/pickups', window())).status).toBe(200);
  });
});
