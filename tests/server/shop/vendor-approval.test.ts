import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approveVendor } from '../../../server/modules/shop/editor/approve-vendor.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { inTransaction } from '../../../server/platform/database/database.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { aChair } from '../../support/a-product-content.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let chairs: number;
beforeAll(async () => {
  app = await startTestApplication();
  chairs = await aShop(app.database).category();
});
afterAll(() => app.close());

const mails = {
  texts: new Texts('content/translations'),
  addresses: new Addresses(readConfiguration({ NODE_ENV: 'test' })),
};
const approve = (id: number) =>
  inTransaction(app.database.db, (transaction) => approveVendor(mails, transaction, id));

/** A vendor whose shop waits for the team. */
async function aNewSeller(wanted: { complete?: boolean } = {}) {
  const seller = await aSeller(app, wanted);
  await app.database.db
    .updateTable('vendor')
    .set({ needs_approval: true })
    .where('id', '=', seller.vendorId)
    .execute();
  return seller;
}

async function signUpVendor(email: string): Promise<boolean | undefined> {
  const { status, text } = await app.post('/api/user', {
    type: 'vendor',
    name: 'Нов Магазин',
    phone: '0887654321',
    email,
    password: 'правилна парола 1',
    confirmPassword: 'правилна парола 1',
    acceptTerms: true,
    optMarketingFlag: false,
    next: '/',
  });
  expect([status, text]).toEqual([201, text]);
  const row = await app.database.db
    .selectFrom('vendor')
    .innerJoin('account', 'account.vendor_id', 'vendor.id')
    .select('needs_approval')
    .where('account.email', '=', email)
    .executeTakeFirst();
  return row?.needs_approval;
}

describe('A new shop (TEAM-06)', () => {
  it('sells at once, or waits for the team if the settings say so', async () => {
    expect(await signUpVendor('at-once@example.com')).toBe(false);
    Object.assign(app.settings.values, { approvesVendors: true });
    expect(await signUpVendor('waits@example.com')).toBe(true);
    await app.settings.refresh();
  });

  it('shows no products before the approval, and its vendor reads why', async () => {
    const seller = await aNewSeller();
    expect(await seller.create(aChair({ categoryId: chairs }))).toMatchObject({
      status: 409,
      body: { message: 'error-vendor-not-approved' },
    });
    const id = await seller.has({ categoryId: chairs }, true);
    expect((await seller.bulk({ ids: [id], action: 'show' })).status).toBe(409);
    const shop = await app.get('/api/vendor/profile', seller.headers);
    expect(shop).toMatchObject({ status: 200, body: { missing: ['approval'] } });
  });

  it('sells after the approval, of which its vendor is notified', async () => {
    const seller = await aNewSeller();
    await approve(seller.vendorId);
    expect((await seller.create(aChair({ categoryId: chairs }))).status).toBe(201);
    const sent = await app.database.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', seller.email)
      .execute();
    expect(sent).toEqual([{ subject: 'Магазинът Ви е одобрен' }]);
    await expect(approve(seller.vendorId)).rejects.toMatchObject({
      messageKey: 'error-vendor-approved-already',
    });
  });

  it('is approved only with complete trader data', async () => {
    const seller = await aNewSeller({ complete: false });
    await expect(approve(seller.vendorId)).rejects.toMatchObject({ messageKey: 'error-vendor-data-missing' });
  });
});
