import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { sendPush } from '../../../server/modules/searches/push/push-alerts.ts';
import type { WaitingPush } from '../../../server/modules/searches/push/push-alerts.ts';
import { matchAndNotify } from '../../../server/modules/searches/search-jobs.ts';
import { PushSender } from '../../../server/platform/push/push-sender.ts';
import { HttpClient } from '../../../src/adapters/http/http-client.ts';
import { savePushSubscription } from '../../../api/calls/searches/push-alerts.ts';
import { SavedSearches } from '../../../src/core/searches/saved-searches.ts';
import type { ShopWorld } from '../../support/world.ts';

/** Push messages of the current scenario. */
const shown: { title: string; text: string }[] = [];

class ShownPushes extends PushSender {
  readonly publicKey = 'B'.repeat(87);

  async send(_: unknown, message: string): Promise<'sent'> {
    shown.push(JSON.parse(message) as (typeof shown)[number]);
    return 'sent';
  }
}

Given('I am told of it by notifications in this browser', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) };
  const endpoint = `https://push.example/${Date.now()}`;
  await visitor.get(HttpClient).call(savePushSubscription, { body: { endpoint, keys } });
  const searches = visitor.get(SavedSearches);
  const [search] = (await searches.savedSearches()).data;
  assert.ok(search, 'nothing is saved');
  const { name, frequency, isPaused } = search;
  await searches.changeSearch({ id: search.id, name, frequency, isPaused, channel: 'push' });
});

When('a minute passes for the searches and their notifications', async function (this: ShopWorld) {
  const { searches, database } = await this.shop();
  const sending = { ...searches, push: new ShownPushes() };
  shown.length = 0;
  await matchAndNotify(sending);
  const { rows } = await database.pool.query<{ payload: WaitingPush }>(
    `select payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'searches.push'`,
  );
  for (const { payload } of rows) await sendPush(sending, payload);
});

Then('this browser shows {string}, about {string}', function (this: ShopWorld, title: string, text: string) {
  assert.deepEqual(
    shown.map((message) => [message.title.replaceAll('\u00a0', ' '), message.text]),
    [[title, text]],
  );
});
