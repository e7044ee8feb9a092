import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldInvitations } from '../../../server/modules/accounts/members/vendor-invitations.ts';
import { hashPassword } from '../../../server/modules/accounts/passwords.ts';
import type { MemberEvent } from '../../../src/core/accounts/vendor-members.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { aMember, anInvitation } from '../support/a-member.ts';
import { aPerson } from '../support/an-account.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let shop: Seller;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  shop = await aSeller(app);
});

const leave = (headers: Record<string, string>) => app.delete('/api/user/shop', headers);
const accountOf = (id: number) =>
  app.database.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

async function historyOf({ headers }: Pick<Seller, 'headers'> = shop) {
  const { history } = (await app.get('/api/vendor/member', headers)).body as { history: MemberEvent[] };
  return history.map(({ kind, member, role, actor }) => [kind, member, role, actor]);
}

describe('A member who leaves a shop (ROLE-04)', () => {
  it('loses access with the next request, and the owners get a mail', async () => {
    const member = await aMember(app, shop.vendorId, 'orders');
    const me = (await app.post('/api/user/me', undefined, member.headers)).body as UserInfo;
    expect(me.mayLeaveShop).toBe(true);
    expect((await leave(member.headers)).status).toBe(200);
    expect((await app.get('/api/order', member.headers)).status).toBe(401);
    expect(await accountOf(member.id)).toMatchObject({ type: 'user', vendor_id: null });
    const { subject, text } = await app.database.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', shop.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(subject).toContain('напусна екипа');
    expect(text).toContain(member.email);
    expect(await historyOf()).toEqual([['left', 'Петър Илиев', 'orders', 'Петър Илиев']]);
  });

  it('is refused as the last owner, and as an account without a shop', async () => {
    const last = await leave(shop.headers);
    expect(last).toMatchObject({ status: 409, body: { message: 'error-last-owner' } });
    const person = await aPerson(app);
    expect(await leave(person.headers)).toMatchObject({ status: 404, body: { message: 'error-no-shop' } });
    expect(await historyOf()).toEqual([]);
  });

  it('leaves one owner when the last two leave at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await aSeller(app);
      const second = await aMember(app, first.vendorId, 'owner');
      const answers = await Promise.all([leave(first.headers), leave(second.headers)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const owners = [await accountOf(first.id), await accountOf(second.id)];
      expect(owners.filter((owner) => owner?.vendor_id === first.vendorId)).toHaveLength(1);
    }
  });

  it('leaves once when the request is repeated', async () => {
    const member = await aMember(app, shop.vendorId, 'products');
    const answers = await Promise.all([leave(member.headers), leave(member.headers)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await historyOf()).toHaveLength(1);
  });
});

describe('The history of a shop’s members (ROLE-04)', () => {
  it('names invitations, roles and removals with the person who made them, newest first', async () => {
    const person = await aPerson(app, { name: 'Георги Колев' });
    const { token } = await anInvitation(app, shop, { email: person.email, role: 'products' });
    await app.post(`/api/shop-invitation/${token}/acceptance`, undefined, person.headers);
    const member = `/api/vendor/member/${person.id}`;
    await app.post(`${member}/role`, { role: 'orders' }, shop.headers);
    await app.post(`${member}/role`, { role: 'orders' }, shop.headers);
    await app.delete(member, shop.headers);
    const { id } = await anInvitation(app, shop, { email: 'maria@example.bg' });
    await app.delete(`/api/vendor/invitation/${id}`, shop.headers);
    const owner = (await accountOf(shop.id))?.name;
    expect(await historyOf()).toEqual([
      ['withdrawn', 'maria@example.bg', 'orders', owner],
      ['invited', 'maria@example.bg', 'orders', owner],
      ['removed', 'Георги Колев', 'orders', owner],
      ['role-changed', 'Георги Колев', 'orders', owner],
      ['joined', 'Георги Колев', 'products', 'Георги Колев'],
      ['invited', person.email, 'products', owner],
    ]);
  });

  it('is shown to owners of the shop only', async () => {
    await aMember(app, shop.vendorId, 'orders');
    await anInvitation(app, shop, { email: 'maria@example.bg' });
    expect(await historyOf(await aSeller(app))).toEqual([]);
  });

  it('names no deleted account and no address of an old invitation', async () => {
    const person = await aPerson(app);
    const { token } = await anInvitation(app, shop, { email: person.email });
    await app.post(`/api/shop-invitation/${token}/acceptance`, undefined, person.headers);
    const passwordHash = await hashPassword('a-long-password-1');
    await app.database.db
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', person.id)
      .execute();
    const deletion = await app.post('/api/user/deletion', { proof: 'a-long-password-1' }, person.headers);
    expect(deletion.status).toBe(200);
    expect((await historyOf()).map(([kind, member]) => [kind, member])).toEqual([
      ['left', null],
      ['joined', null],
      ['invited', null],
    ]);
    await anInvitation(app, shop, { email: 'maria@example.bg' });
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
    await deleteOldInvitations(app.database.db, inDays(36));
    expect((await historyOf())[0]?.[1]).toBe('maria@example.bg');
    await deleteOldInvitations(app.database.db, inDays(38));
    expect((await historyOf())[0]?.[1]).toBeNull();
  });
});
