import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldInvitations } from '../../../server/modules/accounts/members/vendor-invitations.ts';
import { grantVendorAccess } from '../../../server/modules/orders/vendors/vendor-access.ts';
import { hashPassword } from '../../../server/modules/accounts/passwords.ts';
import { aMember, anInvitation } from '../support/a-member.ts';
import { anUploadedPicture } from '../support/a-picture.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { Answer, TestApplication } from '../support/test-application.ts';

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

type Members = { members: { id: number; email: string; role: string }[]; invitations: { email: string }[] };
const list = async (headers = shop.headers) => (await app.get('/api/vendor/member', headers)).body as Members;
const message = ({ status, body }: Answer) => [status, (body as { message: string }).message];
const accept = (token: string, headers: Record<string, string>) =>
  app.post(`/api/shop-invitation/${token}/acceptance`, undefined, headers);
const account = (id: number) =>
  app.database.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
const mailsTo = async (recipient: string) =>
  (
    await app.database.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject);

describe('An invitation to a shop (ROLE-04)', () => {
  it('makes the person with its address a member, who works at once', async () => {
    const person = await aPerson(app);
    const { token } = await anInvitation(app, shop, { email: person.email, role: 'products' });
    const seen = await app.get(`/api/shop-invitation/${token}`);
    expect(seen.body).toMatchObject({ email: person.email, role: 'products', state: 'open' });
    expect((await accept(token, person.headers)).status).toBe(200);
    expect((await app.get('/api/vendor/product', person.headers)).status).toBe(200);
    expect(message(await app.get('/api/order', person.headers))).toEqual([403, 'error-vendor-role']);
    const { members, invitations } = await list();
    expect(members.map(({ id, role }) => [id, role])).toEqual([
      [shop.id, 'owner'],
      [person.id, 'products'],
    ]);
    expect(invitations).toEqual([]);
    expect((await mailsTo(shop.email)).at(-1)).toContain('вече е в екипа');
  });

  it('is accepted once, and repeating it is harmless for the member only', async () => {
    const [person, stranger] = [await aPerson(app), await aPerson(app)];
    const { token } = await anInvitation(app, shop, { email: person.email });
    const answers = await Promise.all([accept(token, person.headers), accept(token, person.headers)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(message(await accept(token, stranger.headers))).toEqual([409, 'error-invitation-other-email']);
    const { token: second } = await anInvitation(app, await aSeller(app), { email: person.email });
    expect(message(await accept(second, person.headers))).toEqual([409, 'error-invitation-has-shop']);
  });

  it('ends after seven days, by its withdrawal and by another one to the address', async () => {
    const person = await aPerson(app);
    const first = await anInvitation(app, shop, { email: person.email });
    const second = await anInvitation(app, shop, { email: person.email });
    expect(message(await accept(first.token, person.headers))).toEqual([409, 'error-invitation-withdrawn']);
    expect((await list()).invitations).toHaveLength(1);
    expect((await app.delete(`/api/vendor/invitation/${second.id}`, shop.headers)).status).toBe(200);
    expect(message(await accept(second.token, person.headers))).toEqual([409, 'error-invitation-withdrawn']);
    expect((await app.delete(`/api/vendor/invitation/${second.id}`, shop.headers)).status).toBe(404);
    const third = await anInvitation(app, shop, { email: person.email });
    await app.database.db
      .updateTable('vendor_invitation')
      .set({ expires_at: app.clock.now() })
      .where('id', '=', third.id)
      .execute();
    expect(message(await accept(third.token, person.headers))).toEqual([409, 'error-invitation-expired']);
    expect((await account(person.id))?.type).toBe('user');
  });

  it('is refused to an agency, to a landlord and to a member of the team, with the reason', async () => {
    const { db } = app.database;
    const agency = await aPerson(app, { type: 'agency' });
    const ofAgency = await anInvitation(app, shop, { email: agency.email });
    expect(message(await accept(ofAgency.token, agency.headers))).toEqual([409, 'error-invitation-agency']);
    const employee = await aPerson(app);
    await db
      .insertInto('team_member')
      .values({ account_id: employee.id, roles: ['support'], enrol_until: app.clock.now() })
      .execute();
    const ofTeam = await anInvitation(app, shop, { email: employee.email });
    expect(message(await accept(ofTeam.token, employee.headers))).toEqual([409, 'error-invitation-team']);
    expect(message(await accept('x'.repeat(43), employee.headers))).toEqual([
      404,
      'error-invitation-unknown',
    ]);
  });

  it('is answered the same whether the address has an account or not', async () => {
    const person = await aPerson(app);
    const invite = (email: string) =>
      app.post('/api/vendor/invitation', { email, role: 'orders' }, shop.headers);
    const [known, unknown] = [await invite(person.email), await invite('nobody-yet@example.com')];
    const shape = ({ status, body }: Answer) => [status, Object.keys(body as object)];
    expect(shape(known)).toEqual(shape(unknown));
  });

  it('is limited to twenty a day', async () => {
    const invite = (number: number) =>
      app.post(
        '/api/vendor/invitation',
        { email: `limit-${number}@example.com`, role: 'orders' },
        shop.headers,
      );
    for (let number = 0; number < 20; number += 1) expect((await invite(number)).status).toBe(201);
    expect(message(await invite(20))).toEqual([429, 'error-invitation-limit']);
  });

  it('is not sent to a member, nor to an invalid address', async () => {
    const invite = (email: string, role = 'orders') =>
      app.post('/api/vendor/invitation', { email, role }, shop.headers);
    expect(message(await invite(shop.email))).toEqual([409, 'error-member-already']);
    expect((await invite('иван')).status).toBe(422);
    expect((await invite('ivan@example.com', 'admin')).status).toBe(400);
  });

  it('is deleted some time after its end', async () => {
    const { id } = await anInvitation(app, shop, { email: 'old@example.com' });
    const stored = () =>
      app.database.db.selectFrom('vendor_invitation').select('id').where('id', '=', id).executeTakeFirst();
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
    await deleteOldInvitations(app.database.db, inDays(36));
    expect(await stored()).toBeDefined();
    await deleteOldInvitations(app.database.db, inDays(38));
    expect(await stored()).toBeUndefined();
  });
});

describe('A member of a shop (ROLE-04)', () => {
  it('has the rights of a changed role from the next request on', async () => {
    const member = await aMember(app, shop.vendorId, 'orders');
    expect((await app.get('/api/order', member.headers)).status).toBe(200);
    await app.post(`/api/vendor/member/${member.id}/role`, { role: 'products' }, shop.headers);
    expect((await app.get('/api/order', member.headers)).status).toBe(403);
    expect((await app.get('/api/vendor/product', member.headers)).status).toBe(200);
  });

  it('is an ordinary user after the removal, without a session, with its own data', async () => {
    const member = await aMember(app, shop.vendorId, 'orders');
    await app.database.db
      .insertInto('account_address')
      .values({ account_id: member.id, city: 'Троян', post_code: '5600', street: 'ул. Минзухар 1' })
      .execute();
    expect((await app.delete(`/api/vendor/member/${member.id}`, shop.headers)).status).toBe(200);
    expect((await app.get('/api/order', member.headers)).status).toBe(401);
    expect(await account(member.id)).toMatchObject({ type: 'user', vendor_id: null });
    const headers = await sessionOf(app, member.id);
    expect((await app.get('/api/order', headers)).status).toBe(403);
    expect((await app.get('/api/user/address', headers)).body).toMatchObject({ data: [{ city: 'Троян' }] });
    expect((await mailsTo(member.email)).at(-1)).toContain('Вече не сте в екипа');
  });

  it('leaves its keys and pictures to the shop when its account is deleted', async () => {
    const { db } = app.database;
    const owner = await aMember(app, shop.vendorId, 'owner');
    const created = await app.post(
      '/api/vendor/key',
      { name: 'Склад', scopes: ['orders:read'] },
      owner.headers,
    );
    const { secret } = created.body as { secret: string };
    const key = await anUploadedPicture(app, owner.id);
    await db
      .updateTable('picture')
      .set({ attached_to: `vendor-logo:${shop.vendorId}`, orphaned_at: null })
      .where('key', '=', key)
      .execute();
    const passwordHash = await hashPassword('a-long-password-1');
    await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', owner.id).execute();
    const proof = { proof: 'a-long-password-1' };
    expect((await app.post('/api/user/deletion', proof, owner.headers)).status).toBe(200);
    expect((await app.get('/api/order', { authorization: `Bearer ${secret}` })).status).toBe(200);
    const picture = await db
      .selectFrom('picture')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect([picture.owner_id, picture.stored_at !== null]).toEqual([shop.id, true]);
    expect((await app.get('/api/vendor/product', shop.headers)).status).toBe(200);
  });

  it('loses the links of earlier mails, and the shop’s address if it was the member’s', async () => {
    const { db } = app.database;
    const member = await aMember(app, shop.vendorId, 'orders');
    await db.updateTable('vendor').set({ email: member.email }).where('id', '=', shop.vendorId).execute();
    const access = await grantVendorAccess(db, shop.vendorId, app.clock.now());
    expect((await app.get(`/api/order?access=${access}`)).status).toBe(200);
    await app.delete(`/api/vendor/member/${member.id}`, shop.headers);
    expect((await app.get(`/api/order?access=${access}`)).status).toBe(401);
    const { email } = await db
      .selectFrom('vendor')
      .select('email')
      .where('id', '=', shop.vendorId)
      .executeTakeFirstOrThrow();
    expect(email).toBe(shop.email);
  });

  it('of another shop is not found', async () => {
    const stranger = await aSeller(app);
    const member = await aMember(app, shop.vendorId, 'orders');
    expect((await app.delete(`/api/vendor/member/${member.id}`, stranger.headers)).status).toBe(404);
    expect((await account(member.id))?.type).toBe('vendor');
  });

  it('exports its membership, and neither the payouts nor the data of the shop', async () => {
    const person = await aPerson(app);
    const { token } = await anInvitation(app, shop, { email: person.email });
    await accept(token, person.headers);
    const { body } = await app.get('/api/user/export', person.headers);
    expect(body).toMatchObject({
      membership: { role: 'orders' },
      invitationsReceived: [{ role: 'orders' }],
      payoutAccount: null,
      payouts: [],
    });
    expect(body).not.toHaveProperty('shop');
    const own = await app.get('/api/user/export', shop.headers);
    expect(own.body).toMatchObject({
      membership: { role: 'owner' },
      invitationsSent: [{ email: person.email }],
    });
    expect(own.body).toHaveProperty('shop');
  });
});

describe('The owners of a shop (ROLE-04)', () => {
  it('are never none: the last one is neither removed nor given another role', async () => {
    await aMember(app, shop.vendorId, 'orders');
    const last = `/api/vendor/member/${shop.id}`;
    expect(message(await app.delete(last, shop.headers))).toEqual([409, 'error-last-owner']);
    const change = await app.post(`${last}/role`, { role: 'orders' }, shop.headers);
    expect(message(change)).toEqual([409, 'error-last-owner']);
  });

  it('stay one when two remove each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await aSeller(app);
      const second = await aMember(app, first.vendorId, 'owner');
      const answers = await Promise.all([
        app.delete(`/api/vendor/member/${second.id}`, first.headers),
        app.delete(`/api/vendor/member/${first.id}`, second.headers),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const owners = await app.database.db
        .selectFrom('account')
        .select('id')
        .where('vendor_id', '=', first.vendorId)
        .where('vendor_role', '=', 'owner')
        .execute();
      expect(owners).toHaveLength(1);
    }
  });

  it('lose what they had invited with their role', async () => {
    const second = await aMember(app, shop.vendorId, 'owner');
    const person = await aPerson(app);
    const { token } = await anInvitation(app, second, { email: person.email, role: 'owner' });
    await app.post(`/api/vendor/member/${second.id}/role`, { role: 'orders' }, shop.headers);
    expect(message(await accept(token, person.headers))).toEqual([409, 'error-invitation-withdrawn']);
  });

  it('invite nobody while another owner takes their role away', async () => {
    for (let round = 0; round < 5; round += 1) {
      const second = await aMember(app, shop.vendorId, 'owner');
      const invitation = { email: `guest-${round}@example.bg`, role: 'owner' };
      await Promise.all([
        app.post('/api/vendor/invitation', invitation, second.headers),
        app.post(`/api/vendor/member/${second.id}/role`, { role: 'orders' }, shop.headers),
      ]);
      expect((await list()).invitations).toEqual([]);
    }
  });

  it('close the shop with the last account, and its members become users', async () => {
    const { db } = app.database;
    const member = await aMember(app, shop.vendorId, 'products');
    const passwordHash = await hashPassword('a-long-password-1');
    await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', shop.id).execute();
    const { status } = await app.post('/api/user/deletion', { proof: 'a-long-password-1' }, shop.headers);
    expect(status).toBe(200);
    expect(await account(member.id)).toMatchObject({ type: 'user', vendor_id: null });
    expect(await account(shop.id)).toBeUndefined();
  });
});
