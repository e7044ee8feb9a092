import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../support/an-account.ts';
import { aCheckedImport } from '../support/an-import.ts';
import { aShop } from '../support/a-shop.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

it('A vendor exports the shop and its imports, without other vendors’ data', async () => {
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ name: 'Светлина' });
  const vendor = await aPerson(app, { type: 'vendor', vendorId });
  await aCheckedImport(app, { vendor_id: vendorId });
  await aCheckedImport(app, { vendor_id: await shop.vendor({ name: 'Друг' }) });
  const { body } = await app.get('/api/user/export', vendor.headers);
  expect(body).toMatchObject({ shop: { name: 'Светлина' } });
  expect((body as { imports: unknown[] }).imports).toHaveLength(1);
  const person = await aPerson(app);
  expect((await app.get('/api/user/export', person.headers)).body).not.toHaveProperty('shop');
});

it('The export of an agency has its imports of listings, without other agencies’ data', async () => {
  const [agency, other] = [await aPerson(app, { type: 'agency' }), await aPerson(app, { type: 'agency' })];
  for (const { agencyId } of [agency, other]) await aCheckedImport(app, { agency_id: agencyId ?? 0 });
  const { body } = await app.get('/api/user/export', agency.headers);
  expect((body as { listingImports: unknown[] }).listingImports).toHaveLength(1);
});
