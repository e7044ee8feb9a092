import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoredCourierAccounts } from '../../../../server/modules/shipping/courier-accounts.ts';
import {
  checkCourier,
  connectCourier,
  connectedCouriers,
  disconnectCourier,
} from '../../../../server/modules/shipping/courier-logins.ts';
import { CourierRefusal } from '../../../../server/modules/shipping/couriers/courier-client.ts';
import { EcontCourier } from '../../../../server/modules/shipping/couriers/econt/econt-courier.ts';
import { readConfiguration } from '../../../../server/platform/configuration.ts';
import { TextSealer } from '../../../../server/platform/sealed-text.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { aShop } from '../../support/a-shop.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import type { TestDatabase } from '../../support/test-database.ts';
import { LOGIN } from './courier-server.ts';
import { EcontServer } from './econt-server.ts';

const server = new EcontServer();
const sealer = new TextSealer('a secret of the configuration, long enough', 'courier logins');
let database: TestDatabase;
let vendorId: number;
let accounts: StoredCourierAccounts;
let deps: Parameters<typeof connectCourier>[0];

beforeAll(async () => {
  database = await createTestDatabase();
  await server.start();
  const { db } = database;
  accounts = new StoredCourierAccounts({ db, sealer }, 'econt');
  const couriers = [new EcontCourier(server.url, accounts, new FakeClock())];
  deps = { db, sealer, couriers, log: pino({ level: 'silent' }) };
});
afterAll(async () => {
  server.stop();
  await database.drop();
});
beforeEach(async () => {
  server.reset();
  vendorId = await aShop(database).vendor();
});

const stored = async () =>
  (
    await database.db.selectFrom('courier_account').selectAll().where('vendor_id', '=', vendorId).execute()
  )[0];

describe('A login at a courier (SHIP-03)', () => {
  it('is stored encrypted, and decrypted for the courier only', async () => {
    await connectCourier(deps, vendorId, 'econt', LOGIN);
    const row = await stored();
    expect(row?.credentials.toString('utf8')).not.toContain(LOGIN.user);
    expect(row?.credentials.includes(Buffer.from(LOGIN.secret))).toBe(false);
    expect(await accounts.of(vendorId)).toEqual(LOGIN);
    expect(await connectedCouriers(database.db, vendorId, ['sandbox', 'econt'])).toEqual(['econt']);
    await checkCourier(deps, vendorId, 'econt');
  });

  it('cannot be read for another vendor, with another key, or after a change', async () => {
    await connectCourier(deps, vendorId, 'econt', LOGIN);
    const credentials = (await stored())?.credentials ?? Buffer.alloc(0);
    expect(() => sealer.open(credentials, `${vendorId + 1}:econt`)).toThrow();
    expect(() =>
      new TextSealer('another secret', 'courier logins').open(credentials, `${vendorId}:econt`),
    ).toThrow();
    credentials[credentials.length - 1] = (credentials.at(-1) ?? 0) ^ 1;
    expect(() => sealer.open(credentials, `${vendorId}:econt`)).toThrow();
  });

  it('is not stored when the courier refuses it or is down', async () => {
    const wrong = connectCourier(deps, vendorId, 'econt', { ...LOGIN, secret: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ message: 'courier-login-refused' });
    server.fault = 'error';
    const down = connectCourier(deps, vendorId, 'econt', LOGIN);
    await expect(down).rejects.toMatchObject({ message: 'error-courier-down' });
    expect(await stored()).toBeUndefined();
  });

  it('is deleted on request, once or again, and with the shop', async () => {
    await connectCourier(deps, vendorId, 'econt', LOGIN);
    await disconnectCourier(database.db, vendorId, 'econt');
    await disconnectCourier(database.db, vendorId, 'econt');
    await expect(accounts.of(vendorId)).rejects.toEqual(new CourierRefusal('courier-not-connected'));
    await connectCourier(deps, vendorId, 'econt', LOGIN);
    await database.db.deleteFrom('vendor').where('id', '=', vendorId).execute();
    expect(await stored()).toBeUndefined();
  });
});

describe('The configuration of couriers', () => {
  it('needs a long key, and knows their names', () => {
    expect(readConfiguration({}).couriers).toBeUndefined();
    expect(() => readConfiguration({ COURIERS: 'econt' })).toThrow(/COURIER_KEY/);
    const COURIER_KEY = 'x'.repeat(32);
    expect(() => readConfiguration({ COURIERS: 'econt,dhl', COURIER_KEY })).toThrow(/COURIERS/);
    const { couriers } = readConfiguration({
      COURIERS: 'econt',
      ECONT_URL: 'https://demo.econt.com/ee/services/',
      COURIER_KEY,
    });
    expect(couriers?.urls).toEqual({ econt: 'https://demo.econt.com/ee/services' });
  });
});
