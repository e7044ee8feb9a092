import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../api/calls/searches/push-alerts.ts';
import type { PushAlerts } from '../../../src/core/searches/push-alerts.ts';
import { failureOf } from '../../support/a-failure.ts';
import { aPerson } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { SOME_PUSH_KEYS } from '../support/outside-servers/push-service.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({ environment: SOME_PUSH_KEYS });
});
afterAll(() => app.close());

async function makeWorld() {
  const person = await aPerson(app);
  const endpoints = async () => {
    const rows = await app.database.db
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('account_id', '=', person.id)
      .orderBy('id')
      .execute();
    return rows.map(({ endpoint }) => endpoint);
  };
  return { alerts: inProcessGateway<PushAlerts>(app, calls, person), endpoints };
}

const subscriptionOf = (endpoint: string) => ({
  endpoint,
  keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
});

describe('Push message operations (FIND-02)', () => {
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeEach(async () => {
    world = await makeWorld();
  });

  it('return the server’s key', async () => {
    const { publicKey, isSubscribed } = await world.alerts.pushStatus({ endpoint: null });
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(isSubscribed).toBe(false);
  });

  it('subscribe each browser once, until it unsubscribes', async () => {
    const { alerts, endpoints } = world;
    const [one, other] = ['https://push.example/one', 'https://fcm.googleapis.com/fcm/send/a:b-c'];
    await alerts.savePushSubscription(subscriptionOf(one));
    await alerts.savePushSubscription(subscriptionOf(other));
    await alerts.savePushSubscription(subscriptionOf(one));
    expect(await endpoints()).toEqual([one, other]);
    expect((await alerts.pushStatus({ endpoint: one })).isSubscribed).toBe(true);
    await alerts.deletePushSubscription({ endpoint: one });
    await alerts.deletePushSubscription({ endpoint: one });
    expect(await endpoints()).toEqual([other]);
    expect((await alerts.pushStatus({ endpoint: one })).isSubscribed).toBe(false);
  });

  it.each([
    'http://push.example/one',
    'https://localhost/one',
    'https://127.0.0.1/one',
    'https://2130706433/one',
    'https://[::1]/one',
    'https://user:word@push.example/one',
    'https://push.example:8443/one',
    'https://push.example',
    'ftp://push.example/one',
    'nowhere',
  ])('send nothing to %s', async (endpoint) => {
    await expect(world.alerts.savePushSubscription(subscriptionOf(endpoint))).rejects.toMatchObject(
      failureOf('invalid', 'error-push-endpoint'),
    );
    expect(await world.endpoints()).toEqual([]);
  });
});
