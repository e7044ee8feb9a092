import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { aMemberWithPassword, codeOf, PASSWORD } from '../../../tests/server/team/support/a-member.ts';
import type { ShopWorld } from '../../support/world.ts';
import { callTeam } from './back-office.ts';

type Member = { email: string; secret: string; cookie: string; code: string };

const members = new WeakMap<ShopWorld, Map<string, Member>>();

function memberOf(world: ShopWorld, name: string): Member {
  const member = members.get(world)?.get(name);
  assert.ok(member, `${name} is a member of the team`);
  return member;
}

async function enterPassword(world: ShopWorld, name: string): Promise<void> {
  const member = memberOf(world, name);
  const { status, cookie } = await callTeam(world, 'login', {
    body: { email: member.email, password: PASSWORD },
  });
  assert.equal(status, 200, 'the password is accepted');
  member.cookie = cookie;
}

async function enterCode(world: ShopWorld, name: string, code: string): Promise<void> {
  const member = memberOf(world, name);
  const { cookie } = await callTeam(world, 'login/code', { body: { code }, cookie: member.cookie });
  Object.assign(member, { cookie, code });
}

const isOpen = async (world: ShopWorld, name: string): Promise<boolean> =>
  (await callTeam(world, 'me', { cookie: memberOf(world, name).cookie })).status === 200;

Given(
  '{string} is a member of the team with an authenticator',
  async function (this: ShopWorld, name: string) {
    const { database } = await this.shop();
    const member = await aMemberWithPassword({ database, clock: this.run.clock }, { totp: true });
    members.set(this, new Map([[name, { ...member, cookie: '', code: '' }]]));
  },
);

When('{string} enters the password', async function (this: ShopWorld, name: string) {
  await enterPassword(this, name);
});

When('{string} enters the code of the authenticator', async function (this: ShopWorld, name: string) {
  await enterCode(this, name, codeOf({ clock: this.run.clock }, memberOf(this, name).secret));
});

When('{string} signs out and enters the password', async function (this: ShopWorld, name: string) {
  const { cookie } = memberOf(this, name);
  await callTeam(this, 'logout', { body: {}, cookie });
  await enterPassword(this, name);
});

When('{string} enters the same code again', async function (this: ShopWorld, name: string) {
  await enterCode(this, name, memberOf(this, name).code);
});

Then('the back office is open to {string}', async function (this: ShopWorld, name: string) {
  assert.equal(await isOpen(this, name), true);
});

Then('the back office is closed to {string}', async function (this: ShopWorld, name: string) {
  assert.equal(await isOpen(this, name), false);
});
