import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_CARD_BYTES } from '../../../../server/rendering/share-cards/draw-share-card.ts';
import { publish, somePlaces } from '../../support/a-property.ts';
import { POST, theJournal } from '../../support/a-journal.ts';
import { postOffer } from '../../support/a-roommate.ts';
import { aShop } from '../../support/a-shop.ts';
import { aPerson } from '../../support/an-account.ts';
import { startTestApplication } from '../../support/test-application.ts';
import type { TestApplication } from '../../support/test-application.ts';
import { TEST_RENDERER } from '../../support/test-renderer.ts';

const BG = { host: 'uyut.example' };
const EN = { host: 'cosy.example' };

let app: TestApplication;
let folder: string;
let shop: ReturnType<typeof aShop>;
let vendor: number;
let category: number;
let property: number;
let offer: number;
let agency: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-cards-'));
  app = await startTestApplication({
    environment: {
      DOMAIN_BG: 'https://uyut.example',
      DOMAIN_EN: 'https://cosy.example',
      DATA_DIR: folder,
    },
    renderer: TEST_RENDERER,
  });
  shop = aShop(app.database);
  vendor = await shop.vendor({ name: 'Светлина' });
  category = await shop.category();
  await somePlaces(app);
  await theJournal(app);
  const owner = await aPerson(app);
  property = await publish(app, owner);
  offer = await postOffer(app, owner);
  agency = (await aPerson(app, { type: 'agency', name: 'Дом ООД', trusted: true })).agencyId ?? 0;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const aLamp = (title = 'Настолна лампа') => shop.product({ vendorId: vendor, categoryId: category, title });

/** Path of the picture that a page refers to. */
async function pictureOf(page: string, headers = BG): Promise<string> {
  const { text } = await app.get(page, headers);
  const address = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
  const origin = headers === BG ? 'https://uyut.example' : 'https://cosy.example';
  expect(address.startsWith(`${origin}/`), address).toBe(true);
  return address.slice(origin.length);
}

async function load(path: string) {
  const { statusCode, headers, rawPayload } = await app.server.inject({ url: path, headers: BG });
  return { status: statusCode, headers, bytes: rawPayload };
}

describe('The share card of a page (NAV-13)', () => {
  it.each([
    ['a product', async () => `/produkti/${await aLamp()}`, 'product'],
    ['a home for rent', async () => `/imoti/${property}`, 'home'],
    ['an offer to a roommate', async () => `/sakvartiranti/${offer}`, 'roommate'],
    ['a post of the journal', async () => `/blog/${POST}`, 'post'],
    ['a vendor', async () => `/targovets/${vendor}`, 'vendor'],
    ['an agency', async () => `/agenciya/${agency}`, 'agency'],
  ])('is specific to %s, in the size and weight that networks accept', async (_what, page, kind) => {
    const path = await pictureOf(await page());
    expect(path).toMatch(new RegExp(`^/og/${kind}/`));
    const { status, headers, bytes } = await load(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
  });

  it('shows the picture of the subject and loads nothing external', async () => {
    const looks = new Map<string, Buffer>();
    for (const url of [
      '/pictures/social.jpg',
      '/pictures/none.jpg',
      '/pictures/../favicon.svg',
      'https://x.example/a.jpg',
    ]) {
      const lamp = await aLamp('Лампа с картина');
      const pictures = JSON.stringify([{ url, width: 800, height: 800 }]);
      await sql`update product set pictures = ${pictures}::jsonb where id = ${lamp}`.execute(app.database.db);
      looks.set(url, (await load(await pictureOf(`/produkti/${lamp}`))).bytes);
    }
    const [shown, ...others] = looks.values();
    for (const other of others) expect(other.equals(others[0] ?? Buffer.alloc(0))).toBe(true);
    expect(shown?.equals(others[0] ?? Buffer.alloc(0))).toBe(false);
  });

  it('has meta tags for its size and alternative text', async () => {
    const { text } = await app.get(`/produkti/${await aLamp('Лампа „Рила“ & <син>')}`, BG);
    for (const [name, content] of [
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Лампа „Рила“ &amp; &lt;син&gt;'],
    ]) {
      expect(text).toContain(`<meta property="${name}" content="${content}">`);
    }
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('is the general one on every other page, which is not drawn', async () => {
    for (const page of ['/', '/za-nas', '/produkti/kategorii', '/imoti', '/produkti/999999']) {
      expect(await pictureOf(page), page).toBe('/pictures/social.jpg');
    }
    const { bytes } = await load('/pictures/social.jpg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('differs in the other language', async () => {
    const lamp = await aLamp();
    const [bg, en] = [await pictureOf(`/produkti/${lamp}`), await pictureOf(`/product/${lamp}`, EN)];
    expect(en).not.toBe(bg);
    expect((await load(en)).bytes.equals((await load(bg)).bytes)).toBe(false);
  });

  it('has a new URL and image after a change of title or price; the old URL redirects', async () => {
    const lamp = await aLamp();
    const first = await pictureOf(`/produkti/${lamp}`);
    const before = await load(first);
    await app.database.db
      .updateTable('product')
      .set({ title_bg: 'Лампион' })
      .where('id', '=', lamp)
      .execute();
    const second = await pictureOf(`/produkti/${lamp}`);
    const moved = await load(first);
    expect([moved.status, moved.headers['location']]).toEqual([302, second]);
    expect(moved.headers['cache-control']).toBe('no-cache');
    expect((await load(second)).bytes.equals(before.bytes)).toBe(false);
    await app.database.db.updateTable('product').set({ price: 123 }).where('id', '=', lamp).execute();
    expect(await pictureOf(`/produkti/${lamp}`)).not.toBe(second);
  });

  it('is the same for simultaneous requests', async () => {
    const path = await pictureOf(`/produkti/${await aLamp('Лампа за мнозина')}`);
    const answers = await Promise.all(Array.from({ length: 12 }, () => load(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { bytes } of answers) expect(bytes.equals(answers[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    ['markup', '</svg><script>alert(1)</script><image href="file:///etc/passwd"/>&amp;]]>'],
    ['emoji alone', '🛋️🛋️🛋️'],
    ['another direction', '\u202eамас\u202c לוח'],
    ['five hundred letters', 'Щ'.repeat(500)],
    ['as many words', 'дъб '.repeat(125)],
  ])('fits a title of %s', async (_what, title) => {
    const { status, bytes } = await load(await pictureOf(`/produkti/${await aLamp(title)}`));
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
  });

  it('is not found once the subject is hidden, deleted or paused, even when cached', async () => {
    const { db } = app.database;
    const [hidden, deleted] = [await aLamp(), await aLamp()];
    const paths = [
      await pictureOf(`/produkti/${hidden}`),
      await pictureOf(`/produkti/${deleted}`),
      await pictureOf(`/imoti/${property}`),
      await pictureOf(`/sakvartiranti/${offer}`),
    ];
    for (const path of paths) expect((await load(path)).status).toBe(200);
    await db.updateTable('product').set({ hidden_at: new Date() }).where('id', '=', hidden).execute();
    await db.updateTable('product').set({ deleted_at: new Date() }).where('id', '=', deleted).execute();
    await sql`update property set status = 'paused' where id = ${property}`.execute(db);
    await sql`update roommate_offer set status = 'paused' where id = ${offer}`.execute(db);
    for (const path of paths) expect((await load(path)).status, path).toBe(404);
  });

  it.each([
    '/og/product/999999-bg-000000000000.jpg',
    '/og/order/1-bg-000000000000.jpg',
    '/og/__proto__/1-bg-000000000000.jpg',
    '/og/product/1-fr-000000000000.jpg',
    '/og/product/1-bg-000000000000.png',
    '/og/product/..%2f..%2fpackage-bg-000000000000.jpg',
    '/og/product/category-bg-000000000000.jpg',
    '/og/post/categories-bg-000000000000.jpg',
    '/og/roommate/user-bg-000000000000.jpg',
  ])('is drawn for nothing else: %s', async (path) => {
    expect((await load(path)).status).toBe(404);
  });
});
