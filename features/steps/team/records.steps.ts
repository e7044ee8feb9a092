import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { AccountMails } from '../../../server/modules/accounts/account-mails.ts';
import { caseDependencies } from '../../../server/modules/team/cases/case-dependencies.ts';
import { readRecord } from '../../../server/modules/team/records/read-record.ts';
import { recordResources } from '../../../server/modules/team/records/resources.ts';
import { runAction } from '../../../server/modules/team/records/run-action.ts';
import { searchRecords } from '../../../server/modules/team/records/search-records.ts';
import type { TimelineEvent } from '../../../src/core/team/timeline.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from '../properties/properties.steps.ts';

const MODERATOR = {
  accountId: 999_999,
  name: 'Радка',
  email: 'radka@example.com',
  language: 'bg',
  roles: ['moderator'],
} as const;

async function backOffice(world: ShopWorld) {
  const shop = await world.shop();
  const { db } = shop.database;
  const { clock } = world.run;
  const { texts, addresses } = shop.reviews;
  const cases = caseDependencies({ db, clock, texts, addresses }, shop);
  const accountMails = new AccountMails(texts, addresses);
  return { db, clock, resources: recordResources({ ...cases, texts, addresses, accountMails }) };
}

async function homeOf(world: ShopWorld, title: string) {
  const { database } = await world.shop();
  return database.db
    .selectFrom('property')
    .select(['id', 'owner_id', 'status', 'removed_at'])
    .where('id', '=', await propertyBuilderOf(world).idOf(title))
    .executeTakeFirstOrThrow();
}

async function accountsOf(world: ShopWorld) {
  const office = await backOffice(world);
  const accounts = office.resources.find(({ name }) => name === 'accounts');
  assert.ok(accounts, 'accounts are a kind of records');
  return { ...office, accounts };
}

When('a moderator searches the back office for {string}', async function (this: ShopWorld, text: string) {
  const { db, resources } = await backOffice(this);
  const found = await searchRecords(db, resources, text, MODERATOR);
  this.notes.set('found', found.map(({ title }) => title).join('\n'));
});

Then('the back office finds {string}', function (this: ShopWorld, title: string) {
  assert.equal(this.notes.get('found'), title);
});

When(
  /^a moderator (suspends|restores) the owner of "([^"]+)" because "([^"]+)"$/,
  async function (this: ShopWorld, what: string, title: string, reason: string) {
    const { db, clock, accounts } = await accountsOf(this);
    const name = what.slice(0, -1);
    const { owner_id: owner } = await homeOf(this, title);
    const request = { id: String(owner), member: MODERATOR, request: { reason } };
    await runAction({ db, clock }, accounts, { name, action: accounts.actions?.[name] }, request);
  },
);

Then('{string} is removed by the team', async function (this: ShopWorld, title: string) {
  assert.ok((await homeOf(this, title)).removed_at, 'the home is still on the site');
});

Then('{string} is on hold with its owner', async function (this: ShopWorld, title: string) {
  const { status, removed_at: removedAt } = await homeOf(this, title);
  assert.deepEqual({ status, removedAt }, { status: 'paused', removedAt: null });
});

Then(
  'the timeline of the owner of {string} has {string} because {string}',
  async function (this: ShopWorld, title: string, operation: string, reason: string) {
    const { db, resources, accounts } = await accountsOf(this);
    const { owner_id: owner } = await homeOf(this, title);
    const record = await readRecord(db, resources, accounts, String(owner), MODERATOR);
    const timeline = record['timeline'] as TimelineEvent[];
    const entry = timeline.find(({ kind, detail }) => kind === 'audit' && detail === operation);
    assert.equal(entry?.text, reason);
  },
);
