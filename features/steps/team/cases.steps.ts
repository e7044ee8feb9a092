import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { decideAppeal, registerAppeal } from '../../../server/modules/team/cases/appeals.ts';
import { caseDependencies } from '../../../server/modules/team/cases/case-dependencies.ts';
import type { CaseDependencies } from '../../../server/modules/team/cases/case-kind.ts';
import { claimCase } from '../../../server/modules/team/cases/claim-case.ts';
import { decideCase } from '../../../server/modules/team/cases/decide-case.ts';
import type { Decided } from '../../../server/modules/team/cases/decide-case.ts';
import { undoDecision } from '../../../server/modules/team/cases/undo-decision.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { CaseMember } from '../../../src/core/team/cases.ts';
import { aPerson } from '../../../tests/server/support/an-account.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from '../properties/properties.steps.ts';

const members = new WeakMap<ShopWorld, Map<string, CaseMember>>();

async function casesOf(world: ShopWorld): Promise<CaseDependencies> {
  const shop = await world.shop();
  const { texts, addresses } = shop.reviews;
  return caseDependencies({ db: shop.database.db, clock: world.run.clock, texts, addresses }, shop);
}

function memberOf(world: ShopWorld, name: string): CaseMember {
  const member = members.get(world)?.get(name);
  assert.ok(member, `${name} is a member of the team`);
  return member;
}

/** @returns the message key of an expected error */
const failureOf = (work: Promise<unknown>): Promise<Failure | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Failure) return error;
      throw error;
    },
  );

async function stateOf(world: ShopWorld, title: string) {
  const { database } = await world.shop();
  return database.db
    .selectFrom('property')
    .select(['status', 'removed_at'])
    .where('id', '=', await propertyBuilderOf(world).idOf(title))
    .executeTakeFirstOrThrow();
}

async function waitingMails(world: ShopWorld) {
  const { database } = await world.shop();
  return database.db.selectFrom('mail').select(['subject', 'send_after']).execute();
}

Given(
  'a reader has reported {string} because of {string}',
  async function (this: ShopWorld, title: string, reason: string) {
    const { database } = await this.shop();
    const id = await propertyBuilderOf(this).idOf(title);
    await database.db.insertInto('property_report').values({ property_id: id, reason }).execute();
  },
);

Given('{string} and {string} are moderators', async function (this: ShopWorld, one: string, other: string) {
  const { database } = await this.shop();
  const known = new Map<string, CaseMember>();
  for (const name of [one, other]) {
    const { id } = await aPerson({ database, clock: this.run.clock }, { name });
    known.set(name, { accountId: id, name, roles: ['moderator'] });
  }
  members.set(this, known);
});

When('{string} opens the case of {string}', async function (this: ShopWorld, name: string, title: string) {
  const id = `listing-reports-home-${await propertyBuilderOf(this).idOf(title)}`;
  const { version } = await claimCase(await casesOf(this), memberOf(this, name), id);
  this.notes.set('case', id);
  this.notes.set('version', version);
});

Then(
  '{string} cannot open it, because it belongs to {string}',
  async function (this: ShopWorld, name: string, assignee: string) {
    const failure = await failureOf(
      claimCase(await casesOf(this), memberOf(this, name), this.note<string>('case')),
    );
    assert.deepEqual([failure?.messageKey, failure?.fields['assignee']], ['error-case-claimed', assignee]);
  },
);

Then('{string} can open it', async function (this: ShopWorld, name: string) {
  await claimCase(await casesOf(this), memberOf(this, name), this.note<string>('case'));
});

When(/^(\d+) minutes pass$/, function (this: ShopWorld, minutes: string) {
  this.run.clock.pass(Number(minutes) * 60_000);
});

When(
  '{string} decides to remove it because {string}',
  async function (this: ShopWorld, name: string, reason: string) {
    const input = { decision: 'remove', reason, version: this.note<string>('version') };
    const id = this.note<string>('case');
    this.notes.set('decided', await decideCase(await casesOf(this), memberOf(this, name), id, input));
  },
);

When('{string} undoes the decision', async function (this: ShopWorld, name: string) {
  const { decisionId } = this.note<Decided>('decided');
  await undoDecision(await casesOf(this), memberOf(this, name), decisionId);
});

Then('nobody sees {string}', async function (this: ShopWorld, title: string) {
  assert.notEqual((await stateOf(this, title)).removed_at, null);
});

Then('everybody sees {string}', async function (this: ShopWorld, title: string) {
  assert.deepEqual(await stateOf(this, title), { status: 'active', removed_at: null });
});

Then(/^the mail "(.+)" is sent in 5 minutes$/, async function (this: ShopWorld, subject: string) {
  const mail = (await waitingMails(this)).find((one) => one.subject === subject);
  assert.equal(mail?.send_after?.getTime(), this.run.clock.now().getTime() + 5 * 60_000);
});

Then('no mail about it is sent', async function (this: ShopWorld) {
  assert.deepEqual(
    (await waitingMails(this)).filter(({ send_after: after }) => after !== null),
    [],
  );
});

When('the landlord objects: {string}', async function (this: ShopWorld, text: string) {
  const { decisionId } = this.note<Decided>('decided');
  await registerAppeal(await casesOf(this), memberOf(this, 'Радка'), decisionId, text);
});

Then('{string} cannot answer the objection', async function (this: ShopWorld, name: string) {
  const { decisionId } = this.note<Decided>('decided');
  const answer = { outcome: 'upheld' as const, answer: 'Решението е правилно.' };
  const failure = await failureOf(
    decideAppeal(await casesOf(this), memberOf(this, name), decisionId, answer),
  );
  assert.equal(failure?.messageKey, 'error-appeal-own');
});

When(
  '{string} reverses the decision because {string}',
  async function (this: ShopWorld, name: string, answer: string) {
    const { decisionId } = this.note<Decided>('decided');
    const reversal = { outcome: 'reversed' as const, answer };
    await decideAppeal(await casesOf(this), memberOf(this, name), decisionId, reversal);
  },
);

Then('{string} is with its landlord again, as paused', async function (this: ShopWorld, title: string) {
  assert.deepEqual(await stateOf(this, title), { status: 'paused', removed_at: null });
});
