import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Moderation } from '../../../server/admin/moderation.ts';
import { RemovalMails } from '../../../server/admin/removal-mails.ts';
import { runCommand } from '../../../server/admin/commands.ts';
import { Refunds } from '../../../server/admin/refunds.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { aChair } from '../../support/a-product-content.ts';
import { mailsTo } from '../support/a-property.ts';
import { aShop } from '../support/a-shop.ts';
import { aRow, csv, HEADER, importer } from '../support/an-import.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { RADKA } from '../support/moderate.ts';

let app: TestApplication;
let categoryId: number;
let seller: Seller;
let product: number;

beforeAll(async () => {
  app = await startTestApplication();
  categoryId = await aShop(app.database).category('Лампи');
});
beforeEach(async () => {
  seller = await aSeller(app);
  product = await seller.has({ categoryId, code: 'CHAIR-1' });
});
afterAll(() => app.close());

async function admin(line: string, because = 'Иска плащане извън сайта.'): Promise<void> {
  const addresses = new Addresses(readConfiguration({ NODE_ENV: 'test', DATA_DIR: 'reports/test-data' }));
  const mails = new RemovalMails(new Texts('content/translations'), addresses);
  const moderation = new Moderation({ ...app, mails, actor: RADKA });
  const refunds = new Refunds(app.orders, RADKA);
  const { db } = app.database;
  await runCommand(
    line.split(' '),
    { because },
    { moderation, refunds, db, clock: app.clock, print: () => {}, actor: RADKA },
  );
}
const status = async (path: string) => (await app.get(path)).status;
const found = async () =>
  (
    (await app.post('/api/product/search', { vendors: [seller.vendorId] })).body as { data: { id: number }[] }
  ).data
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
const subjects = async () => (await mailsTo(app, seller.email)).map(({ subject }) => subject);
const hide = (id: number) => seller.bulk({ ids: [id], action: 'hide' });

async function importCodes(...codes: string[]) {
  const vendor = importer(app, seller, seller.vendorId);
  const { id } = await vendor.check(csv([HEADER, ...codes.map((code) => aRow(code))]));
  await vendor.take(id);
  return (await vendor.rows(id)).map(({ code, errors }) => [code, errors[0]?.key]);
}

describe('TRUST-06 a product taken down by the team', () => {
  it('is hidden, its vendor gets the reason by e-mail and can’t restore it', async () => {
    await admin(`remove product ${product}`);
    expect(await status(`/api/product/${product}`)).toBe(404);
    expect(await found()).toEqual([]);
    const [mail] = await mailsTo(app, seller.email);
    expect(mail?.subject).toMatch(/^Свалихме от сайта: /);
    expect(mail?.text).toContain('Причина: Иска плащане извън сайта.');
    expect(mail?.text).toContain('т. 17 от Общите условия');
    expect(await seller.create(aChair({ categoryId, code: 'CHAIR-1' }))).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'code', message: 'error-product-removed' }] },
    });
    const other = await seller.has({ categoryId, code: 'CHAIR-2' });
    expect(await seller.update(other, aChair({ categoryId, code: 'CHAIR-1' }))).toMatchObject({
      status: 422,
    });
    expect(await importCodes('CHAIR-1', 'CHAIR-3')).toEqual([['CHAIR-1', 'error-product-removed']]);
    expect((await hide(product)).body).toMatchObject({ changed: 0 });
  });

  it('is restored unchanged, and the vendor is notified', async () => {
    await admin(`remove product ${product}`);
    await admin(`give-back product ${product}`);
    expect(await status(`/api/product/${product}`)).toBe(200);
    expect(await found()).toEqual([product]);
    expect((await subjects())[1]).toMatch(/^Възстановено: /);
    await expect(admin(`give-back product ${product}`)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('leaves its variant group and returns to it', async () => {
    const variant = await seller.has({ categoryId, code: 'CHAIR-1B', colour: 'oak', variantOf: product });
    await admin(`remove product ${variant}`);
    expect(await found()).toEqual([product]);
    await admin(`give-back product ${variant}`);
    expect((await app.get(`/api/product/${product}`)).body).toMatchObject({
      family: [{ id: product }, { id: variant }],
    });
  });

  it('stays down after an appeal is answered', async () => {
    await admin(`remove product ${product}`);
    await admin(`uphold product ${product}`, 'Текстът е същият.');
    expect((await mailsTo(app, seller.email)).at(-1)?.text).toContain('Решението се запазва:');
  });

  it('can’t be taken down twice; an unknown product is not found', async () => {
    await admin(`remove product ${product}`);
    await expect(admin(`remove product ${product}`)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(admin('remove product 999999')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(admin('remove vendor 999999')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(admin('remove review 1')).rejects.toThrow('Name a home');
  });
});

describe('TRUST-06 a shop taken down by the team', () => {
  it('is hidden with its products, and its vendor can’t add or restore any', async () => {
    const second = await seller.has({ categoryId, code: 'CHAIR-2' });
    const deleted = await seller.bulk({ ids: [second], action: 'delete' });
    await admin(`remove vendor ${seller.vendorId}`);
    expect(await status(`/api/vendor/${seller.vendorId}`)).toBe(404);
    expect(await status(`/api/product/${product}`)).toBe(404);
    expect(await found()).toEqual([]);
    expect((await app.get('/sitemap-pages.xml')).text).not.toContain(`/targovtsi/${seller.vendorId}<`);
    expect(await seller.create(aChair({ categoryId, code: 'CHAIR-9' }))).toMatchObject({
      status: 409,
      body: { message: 'error-vendor-removed' },
    });
    expect(await importCodes('CHAIR-1', 'CHAIR-3')).toEqual([
      ['CHAIR-1', 'error-vendor-removed'],
      ['CHAIR-3', 'error-vendor-removed'],
    ]);
    const { id } = deleted.body as { id: number };
    expect(await seller.undo(id)).toMatchObject({ status: 409 });
    expect((await mailsTo(app, seller.email))[0]?.text).toContain('заедно с продуктите му');
  });

  it('is restored with its products, except those taken down earlier', async () => {
    const second = await seller.has({ categoryId, code: 'CHAIR-2' });
    await admin(`remove product ${second}`);
    app.clock.passDays(0.01);
    await admin(`remove vendor ${seller.vendorId}`);
    await expect(admin(`give-back product ${second}`)).rejects.toMatchObject({
      messageKey: 'error-vendor-removed',
    });
    await admin(`give-back vendor ${seller.vendorId}`);
    expect(await status(`/api/vendor/${seller.vendorId}`)).toBe(200);
    expect(await found()).toEqual([product]);
    expect(await seller.create(aChair({ categoryId, code: 'CHAIR-9' }))).toMatchObject({ status: 201 });
    await expect(admin(`give-back vendor ${seller.vendorId}`)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
