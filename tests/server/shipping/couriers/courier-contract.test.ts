import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CourierRefusal } from '../../../../server/modules/shipping/couriers/courier-client.ts';
import type {
  CourierAccounts,
  CourierClient,
  ShipmentRequest,
} from '../../../../server/modules/shipping/couriers/courier-client.ts';
import { BoxNowCourier } from '../../../../server/modules/shipping/couriers/box-now/box-now-courier.ts';
import { EcontCourier } from '../../../../server/modules/shipping/couriers/econt/econt-courier.ts';
import { SandboxCourier } from '../../../../server/modules/shipping/couriers/sandbox-courier.ts';
import { SpeedyCourier } from '../../../../server/modules/shipping/couriers/speedy/speedy-courier.ts';
import { readLocations } from '../../../../server/modules/properties/load-locations.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { aShop } from '../../support/a-shop.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import type { TestDatabase } from '../../support/test-database.ts';
import { BoxNowServer } from './box-now-server.ts';
import { FAULTS, LOGIN } from './courier-server.ts';
import type { CourierServer } from './courier-server.ts';
import { EcontServer } from './econt-server.ts';
import { SpeedyServer } from './speedy-server.ts';

const clock = new FakeClock('2026-11-20T08:00:00Z');
let login: typeof LOGIN | null = LOGIN;
const accounts: CourierAccounts = {
  of: async () => {
    if (!login) throw new CourierRefusal('courier-not-connected');
    return login;
  },
  any: async () => login,
};
const never = new AbortController().signal;

let database: TestDatabase;
let sandbox: CourierClient;
let vendorId: number;
let sent = 0;

const SERVERS: { name: string; server: CourierServer; open: (url: string) => CourierClient }[] = [
  { name: 'Econt', server: new EcontServer(), open: (url) => new EcontCourier(url, accounts, clock) },
  { name: 'Speedy', server: new SpeedyServer(), open: (url) => new SpeedyCourier(url, accounts) },
  { name: 'BOX NOW', server: new BoxNowServer(), open: (url) => new BoxNowCourier(url, accounts) },
];
const clients = new Map<string, CourierClient>();
const clientOf = (name: string): CourierClient => {
  const client = name === 'the sandbox' ? sandbox : clients.get(name);
  if (!client) throw new Error(`No client of ${name}.`);
  return client;
};

beforeAll(async () => {
  database = await createTestDatabase();
  vendorId = await aShop(database).vendor();
  sandbox = new SandboxCourier(await readLocations('.'), { db: database.db, clock, priceOrder: 'bgn-first' });
  for (const { name, server, open } of SERVERS) clients.set(name, open((await server.start()).url));
});
afterAll(async () => {
  for (const { server } of SERVERS) server.stop();
  await database.drop();
});
beforeEach(() => {
  login = LOGIN;
  for (const { server } of SERVERS) server.reset();
});

const aSender = () => ({
  vendorId,
  name: 'Дом и уют',
  phone: '0888123456',
  city: 'София',
  address: 'бул. „Витоша“ 1',
});

const aBuyer = () => ({
  name: 'Иван Петров',
  phone: '0899765432',
  email: 'ivan@example.com',
  city: 'София',
  postCode: '1000',
  street: 'ул. „Шипка“ 12',
  details: 'ет. 3',
  officeCode: null as string | null,
});

/** A parcel to a place of the courier, of a new reference. */
async function aRequest(
  client: CourierClient,
  change: Partial<ShipmentRequest> = {},
): Promise<ShipmentRequest> {
  const places = await client.offices(never);
  const place = places.find(({ kind }) => kind === 'office') ?? places[0];
  sent += 1;
  return {
    reference: `uyut-${sent}`,
    sender: aSender(),
    recipient: { ...aBuyer(), officeCode: place?.code ?? null },
    method: place?.kind ?? 'office',
    parcel: { weight: 2_400, sides: [300, 200, 100] },
    codAmount: 0,
    inspection: 'none',
    content: '1 × Нощна лампа',
    ...change,
  };
}

/** Behaviour of every courier, the sandbox included (SHIP-03). */
describe.each(['the sandbox', ...SERVERS.map(({ name }) => name)])('A parcel by %s', (name) => {
  it('can be sent to places with a kind, a point on the map, hours and limits', async () => {
    const places = await clientOf(name).offices(never);
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
    for (const { latitude, longitude, hours, limits, city } of places) {
      expect(latitude).toBeGreaterThan(41);
      expect(longitude).toBeGreaterThan(22);
      expect(hours.map(({ days }) => days)).toEqual(['weekdays', 'saturday', 'sunday']);
      expect(limits.weight).toBeGreaterThan(0);
      expect(city.bg).not.toBe('');
    }
  });

  it('is created once for a reference', async () => {
    const client = clientOf(name);
    const request = await aRequest(client);
    const first = await client.createShipment(request, never);
    expect(first.number).toMatch(/^\d{9,}$/);
    expect(await client.createShipment(request, never)).toMatchObject({
      number: first.number,
      url: first.url,
    });
    const other = await client.createShipment({ ...request, reference: `${request.reference}0` }, never);
    expect(other.number).not.toBe(first.number);
  });

  it('has a label as PDF', async () => {
    const client = clientOf(name);
    const { number } = await client.createShipment(await aRequest(client), never);
    const label = await client.label(aSender(), number, never);
    expect(Buffer.from(label).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('is cancelled once or again, before the courier has it', async () => {
    const client = clientOf(name);
    const { number } = await client.createShipment(await aRequest(client), never);
    await client.cancelShipment(aSender(), number, never);
    await client.cancelShipment(aSender(), number, never);
  });

  it('is tracked by its number, and other numbers are missing', async () => {
    const client = clientOf(name);
    const { number } = await client.createShipment(await aRequest(client), never);
    const tracked = await client.track(aSender(), [number, '4999999999'], never);
    expect(tracked.map((parcel) => [parcel.number, parcel.events])).toEqual([[number, []]]);
  });

  it('is collected on request, or each day without one', async () => {
    const client = clientOf(name);
    const { number } = await client.createShipment(await aRequest(client), never);
    const window = { day: '2026-11-23', from: '10:00', to: '14:00' };
    const pickup = client.requestPickup(aSender(), [number], window, never);
    if (name === 'BOX NOW') await expect(pickup).rejects.toEqual(new CourierRefusal('pickup-not-needed'));
    else expect(await pickup).not.toBe('');
  });

  it('goes back to the vendor as a parcel of its own, once for a reference', async () => {
    const client = clientOf(name);
    const { recipient, ...request } = await aRequest(client);
    const give = { ...request, buyer: recipient, payer: 'vendor' } as const;
    const created = await client.createReturn(give, never);
    expect(created.number).toMatch(/^\d{9,}$/);
    expect((await client.createReturn(give, never)).number).toBe(created.number);
  });
});

/** Behaviour of the adapters on faults of the courier. */
describe.each(SERVERS)('The server of $name', ({ name, server }) => {
  it.each(FAULTS)('is down for the product with %s, and no parcel is created', async (fault) => {
    const client = clientOf(name);
    const request = await aRequest(client);
    server.fault = fault;
    const calls = [
      client.offices(never),
      client.createShipment(request, never),
      client.track(aSender(), ['2000000001'], never),
      client.verify(LOGIN, never),
    ];
    for (const result of await Promise.allSettled(calls)) {
      expect(result.status).toBe('rejected');
      expect((result as PromiseRejectedResult).reason).not.toBeInstanceOf(CourierRefusal);
    }
    expect(server.parcels).toEqual([]);
  });

  it('is not awaited longer than the caller allows', async () => {
    const client = clientOf(name);
    const request = await aRequest(client);
    const patience = new AbortController();
    server.fault = 'silence';
    server.onRequest = () => patience.abort();
    await expect(client.createShipment(request, patience.signal)).rejects.toThrow(/abort/i);
  });

  it('creates no second parcel when its answer was lost', async () => {
    const client = clientOf(name);
    const request = await aRequest(client);
    const { number } = await client.createShipment(request, never);
    const again = await client.createShipment({ ...request, content: 'друго' }, never);
    expect(again.number).toBe(number);
    expect(server.parcels).toHaveLength(1);
  });

  it('refuses a closed office with a reason', async () => {
    const client = clientOf(name);
    const request = await aRequest(client);
    server.closedOffices.add(request.recipient.officeCode ?? '');
    await expect(client.createShipment(request, never)).rejects.toEqual(
      new CourierRefusal('waybill-office-closed'),
    );
  });

  it('refuses a wrong login with a reason', async () => {
    const wrong = { ...LOGIN, secret: 'wrong' };
    const refusal = new CourierRefusal('courier-login-refused');
    await expect(clientOf(name).verify(wrong, never)).rejects.toEqual(refusal);
    await clientOf(name).verify(LOGIN, never);
  });

  it('is not asked for a vendor without a login', async () => {
    const client = clientOf(name);
    const request = await aRequest(client);
    server.received.length = 0;
    login = null;
    await expect(client.createShipment(request, never)).rejects.toEqual(
      new CourierRefusal('courier-not-connected'),
    );
    expect(server.received).toEqual([]);
  });

  it('reports a delivery and a return', async () => {
    const client = clientOf(name);
    const numbers = [];
    for (const state of ['delivered', 'returned'] as const) {
      const { number } = await client.createShipment(await aRequest(client), never);
      numbers.push(number);
      const parcel = server.parcels.find((one) => one.number === number);
      if (parcel) parcel.state = state;
    }
    const tracked = await client.track(aSender(), numbers, never);
    const states = tracked.map(({ events }) => events.map(({ state }) => state));
    expect(states[0]?.at(-1)).toBe('delivered');
    expect(states[1]?.at(-1)).toBe('returned');
    expect(states[1]).not.toContain('delivered');
    await expect(client.cancelShipment(aSender(), numbers[0] ?? '', never)).rejects.toEqual(
      new CourierRefusal('waybill-already-sent'),
    );
  });
});

/** Prices of the couriers that name them. */
describe.each(SERVERS.filter(({ name }) => name !== 'BOX NOW'))('A price of $name', ({ name, server }) => {
  const price = (client: CourierClient) =>
    client.price(
      {
        vendorId,
        parcel: { weight: 2_400, volume: 6_000_000, sides: [300, 200, 100], isEstimated: false },
        method: 'address',
        from: 'София',
        to: 'София',
        officeCode: null,
      },
      never,
    );

  it('in euro or leva becomes stotinki', async () => {
    expect(await price(clientOf(name))).toBe(999);
    server.currency = 'BGN';
    expect(await price(clientOf(name))).toBe(511);
  });

  it('in another currency is refused', async () => {
    server.currency = 'USD';
    await expect(price(clientOf(name))).rejects.toThrow(/USD/);
  });
});

describe.each(SERVERS)('Cash on delivery of $name', ({ name, server }) => {
  it('is sent in euro, and read when it is paid out', async () => {
    const client = clientOf(name);
    const request = await aRequest(client, { codAmount: 10_000 });
    const { number } = await client.createShipment(request, never);
    const parcel = server.parcels[0];
    expect(parcel?.cash).toBe(51.13);
    const period = { from: '2026-11-20', to: '2026-11-24' };
    expect(await client.settlements(aSender(), period, never)).toEqual([]);
    if (parcel) Object.assign(parcel, { state: 'delivered', isPaidOut: true });
    expect(await client.settlements(aSender(), period, never)).toMatchObject([{ number, amount: 10_000 }]);
    server.currency = 'GBP';
    await expect(client.settlements(aSender(), period, never)).rejects.toThrow(/GBP/);
  });
});
