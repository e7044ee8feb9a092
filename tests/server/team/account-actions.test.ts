import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/modules/accounts/passwords.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { postOffer } from '../support/a-roommate.ts';
import { aShop } from '../support/a-shop.ts';
import { aMember as aShopMember } from '../support/a-member.ts';
import { aSeller } from '../support/a-vendor.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember, PASSWORD } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';
import { act, lastEntry } from './support/team-actions.ts';

const reason = 'Измамни обяви';

let app: TestApplication;
let moderator: Member;
beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  moderator = await aMember(app, ['moderator', 'support']);
});
afterAll(() => app.close());

const suspend = (id: number) => act(app, moderator, `accounts/${id}/suspend`, { reason });
const restore = (id: number) => act(app, moderator, `accounts/${id}/restore`, { reason: 'Грешка' });
const isSignedIn = async (headers: { cookie: string }) =>
  (await app.post('/api/user/me', undefined, headers)).status === 200;

describe('A suspension of an account (TEAM-05)', () => {
  it('ends its sessions and refuses its sign-in with a clear message', async () => {
    const { id, email, headers } = await aPerson(app, { passwordHash: await hashPassword(PASSWORD) });
    expect(await isSignedIn(headers)).toBe(true);
    expect(await suspend(id)).toMatchObject({
      status: 200,
      body: { record: { suspendedAt: expect.any(String) } },
    });
    expect(await isSignedIn(headers)).toBe(false);
    expect(await isSignedIn(await sessionOf(app, id))).toBe(false);
    const signIn = () => app.post('/api/auth', { email, password: PASSWORD });
    expect(await signIn()).toMatchObject({ status: 403, body: { message: 'error-account-suspended' } });
    expect(await lastEntry(app)).toMatchObject({
      actor_id: moderator.id,
      operation: 'accounts.suspend',
      subject: 'account',
      subject_id: String(id),
      reason,
      before: { suspendedAt: null },
      after: { suspendedAt: app.clock.now().toISOString() },
    });
    expect((await restore(id)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('sends the reason and the way to object', async () => {
    const { id, email } = await aPerson(app);
    await suspend(id);
    await restore(id);
    const [suspended, restored] = await mailsTo(app, email);
    expect(suspended?.subject).toBe('Спряхме профила Ви в Уют');
    expect(suspended?.text).toContain(`Причина: ${reason}`);
    expect(suspended?.text).toContain('шест месеца');
    expect(restored?.subject).toBe('Профилът Ви в Уют отново е активен');
  });

  it('removes its listings, and the restoration brings back only those', async () => {
    const owner = await aPerson(app);
    const [home, removed] = [await publish(app, owner), await publish(app, owner)];
    const offer = await postOffer(app, owner);
    await act(app, moderator, `properties/${removed}/remove`, { reason: 'Няма го' });
    app.clock.passDays(0.01);
    const statuses = async () =>
      Promise.all(
        [`/api/property/${home}`, `/api/property/${removed}`, `/api/tenant-offer/${offer}`].map(
          async (url) => (await app.get(url)).status,
        ),
      );
    await suspend(owner.id);
    expect((await statuses()).every((status) => status !== 200)).toBe(true);
    await restore(owner.id);
    const { db } = app.database;
    const rows = await db
      .selectFrom('property')
      .select(['id', 'status', 'removed_at'])
      .where('owner_id', '=', owner.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: home, status: 'paused', removed_at: null },
      { id: removed, status: 'active', removed_at: expect.any(Date) },
    ]);
    expect((await app.get(`/api/tenant-offer/${offer}`)).status).toBe(200);
  });

  it('closes its shop for new orders', async () => {
    const shop = aShop(app.database);
    const vendorId = await shop.vendor();
    const vendor = await aPerson(app, { type: 'vendor', vendorId });
    const id = await shop.product({ vendorId, categoryId: await shop.category() });
    await suspend(vendor.id);
    const order = async () => {
      await app.database.db.deleteFrom('attempt').execute();
      return (await app.post('/api/order', anOrder([{ id }]))).status;
    };
    expect(await order()).not.toBe(201);
    await restore(vendor.id);
    expect(await order()).toBe(201);
  });

  describe('of the owners of a shop', () => {
    const removedAt = async (vendorId: number) => {
      const vendors = app.database.db.selectFrom('vendor').select('removed_at').where('id', '=', vendorId);
      return (await vendors.executeTakeFirstOrThrow()).removed_at;
    };
    const inOrder = async (...steps: (() => Promise<unknown>)[]) => {
      for (const step of steps) {
        app.clock.passDays(0.00002);
        await step();
      }
    };

    it('pauses the shop with the last one, until any of them is restored', async () => {
      const { vendorId, id: first } = await aSeller(app);
      const { id: second } = await aShopMember(app, vendorId, 'owner');
      const { id: packer } = await aShopMember(app, vendorId, 'orders');
      await inOrder(
        () => suspend(packer),
        () => suspend(first),
      );
      expect(await removedAt(vendorId)).toBeNull();
      await inOrder(
        () => suspend(second),
        () => restore(packer),
      );
      expect(await removedAt(vendorId)).not.toBeNull();
      await inOrder(() => restore(first));
      expect(await removedAt(vendorId)).toBeNull();
      await inOrder(() => restore(second));
      expect(await removedAt(vendorId)).toBeNull();
    });

    it('restores products that it paused, and none that was removed before', async () => {
      const seller = await aSeller(app);
      const categoryId = await aShop(app.database).category();
      const [sold, removed, deleted, hidden] = [
        await seller.has({ categoryId, code: 'SOLD' }),
        await seller.has({ categoryId, code: 'REMOVED' }),
        await seller.has({ categoryId, code: 'DELETED' }),
        await seller.has({ categoryId, code: 'HIDDEN' }),
      ];
      await inOrder(
        () => act(app, moderator, `products/${removed}/remove`, { reason: 'Опасен' }),
        () => seller.bulk({ ids: [deleted], action: 'delete' }),
        () => seller.bulk({ ids: [hidden], action: 'hide' }),
        () => suspend(seller.id),
        () => restore(seller.id),
      );
      const products = await app.database.db
        .selectFrom('product')
        .select(['id', 'deleted_at', 'hidden_at'])
        .where('vendor_id', '=', seller.vendorId)
        .execute();
      const idsWith = (column: 'deleted_at' | 'hidden_at') =>
        products.filter((row) => row[column] !== null).map(({ id }) => id);
      expect(idsWith('deleted_at').toSorted()).toEqual([removed, deleted].toSorted());
      expect(idsWith('hidden_at')).toEqual([hidden]);
      expect((await app.get(`/api/product/${sold}`)).status).toBe(200);
    });

    it('restores no shop that the team has removed', async () => {
      const { vendorId, id } = await aSeller(app);
      await inOrder(
        () => act(app, moderator, `vendors/${vendorId}/remove`, { reason: 'Измами' }),
        () => suspend(id),
        () => restore(id),
      );
      expect(await removedAt(vendorId)).not.toBeNull();
      await inOrder(
        () => act(app, moderator, `vendors/${vendorId}/restore`, { reason: 'Грешка' }),
        () => suspend(id),
        () => act(app, moderator, `vendors/${vendorId}/restore`, { reason: 'Грешка' }),
        () => act(app, moderator, `vendors/${vendorId}/remove`, { reason: 'Измами' }),
        () => restore(id),
      );
      expect(await removedAt(vendorId)).not.toBeNull();
    });

    it('keeps the shop open when one is restored while the other is suspended', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { vendorId, id: first } = await aSeller(app);
        const { id: second } = await aShopMember(app, vendorId, 'owner');
        await inOrder(() => suspend(first));
        app.clock.passDays(0.00002);
        await Promise.all([restore(first), suspend(second)]);
        expect(await removedAt(vendorId)).toBeNull();
      }
    });
  });

  it('needs a reason, happens once, and not to a colleague', async () => {
    const { id } = await aPerson(app);
    expect((await act(app, moderator, `accounts/${id}/suspend`)).status).toBe(422);
    expect(await restore(id)).toMatchObject({
      status: 409,
      body: { message: 'error-account-not-suspended' },
    });
    const statuses = (await Promise.all([suspend(id), suspend(id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const colleague = await aMember(app, ['owner']);
    expect(await suspend(colleague.id)).toMatchObject({
      status: 409,
      body: { message: 'error-account-in-team' },
    });
    expect((await suspend(999_999_999)).status).toBe(404);
  });
});

describe('Other actions with an account (TEAM-05)', () => {
  it('end all its sessions', async () => {
    const { id, headers } = await aPerson(app);
    expect((await act(app, moderator, `accounts/${id}/end-sessions`, { reason })).status).toBe(200);
    expect(await isSignedIn(headers)).toBe(false);
    expect(await lastEntry(app)).toMatchObject({ operation: 'accounts.end-sessions', reason });
  });

  it('change its role under the rules of the product', async () => {
    const { id } = await aPerson(app);
    const change = (type: string) =>
      act(app, moderator, `accounts/${id}/change-role`, { reason, input: { type } });
    expect(await change('agency')).toMatchObject({ status: 200, body: { record: { type: 'agency' } } });
    expect((await change('boss')).status).toBe(400);
    const owner = await aPerson(app);
    await publish(app, owner);
    const refused = await act(app, moderator, `accounts/${owner.id}/change-role`, {
      reason,
      input: { type: 'vendor' },
    });
    expect(refused).toMatchObject({ status: 409, body: { message: 'error-role-has-homes' } });
  });

  it('send a link for a new password without showing it to the team', async () => {
    const { id, email } = await aPerson(app);
    const answer = await act(app, moderator, `accounts/${id}/send-password-reset`);
    expect(answer.status).toBe(200);
    const { rows } = await app.database.pool.query<{ payload: { email: string; language: string } }>(
      `select payload from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`,
      [email],
    );
    expect(rows.map(({ payload }) => payload)).toMatchObject([{ email, language: 'bg' }]);
    expect(JSON.stringify(await lastEntry(app))).not.toContain(email);
  });
});
