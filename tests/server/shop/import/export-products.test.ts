import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_FIELD_NAMES } from '../../../../src/core/shop/import/import-fields.ts';
import { sampleHeading } from '../../../../src/core/shop/import/import-fields.ts';
import { importer } from '../../support/an-import.ts';
import { aShop } from '../../support/a-shop.ts';
import { aSeller } from '../../support/a-vendor.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';

let app: TestApplication;
let categoryId: number;
beforeAll(async () => {
  app = await startTestApplication();
  categoryId = await aShop(app.database).category('Столове');
});
afterAll(() => app.close());

const download = (path: string, headers: Record<string, string>) =>
  app.server.inject({ method: 'GET', url: `/exports/${path}`, headers });

describe('The export of products (SHIP-12)', () => {
  it.each([
    ['csv', 'bg'],
    ['xlsx', 'bg'],
    ['csv', 'en'],
    ['xlsx', 'en'],
  ])('as %s in %s is read by the import without a change', async (format, language) => {
    const seller = await aSeller(app);
    const main = await seller.has({
      categoryId,
      code: '=MAIN-1',
      price: 12_990,
      promoPrice: 9_990,
      colour: 'white',
      width: 1_205,
      weight: 1_850,
      descriptionBg: 'Първи ред;\nвтори „ред“',
    });
    await seller.has({ categoryId, code: '0012', variantOf: main, quantity: 0 }, true);
    const file = await download(`products.${format}?language=${language}`, seller.headers);
    expect(file.statusCode).toBe(200);
    const imports = importer(app, seller, seller.vendorId);
    const checked = await imports.check(file.rawPayload, `products.${format}`);
    expect(checked.counts).toEqual({ bad: 0, add: 0, change: 0, same: 2 });
    const columns = checked.columns.map(({ field }) => field);
    expect(columns).toEqual([...IMPORT_FIELD_NAMES]);
  });

  it('has all products of the vendor, and none of another', async () => {
    const [seller, other] = [await aSeller(app), await aSeller(app)];
    await aShop(app.database).product({ vendorId: other.vendorId, categoryId });
    for (let number = 0; number < 3; number += 1) await seller.has({ categoryId, code: `P-${number}` });
    const { body } = await download('products.csv', seller.headers);
    const [header, ...lines] = body.trim().split('\r\n');
    expect(header).toContain(sampleHeading('code', 'bg'));
    expect(lines.map((line) => line.split(';')[0])).toEqual(['P-0', 'P-1', 'P-2']);
  });

  it('needs a session of a vendor', async () => {
    expect((await download('products.csv', {})).statusCode).toBe(401);
    const seller = await aSeller(app);
    expect((await download('products.pdf', seller.headers)).statusCode).toBe(404);
  });
});
