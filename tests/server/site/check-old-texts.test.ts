import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOldTexts } from '../../../server/modules/site/check-old-texts.ts';
import { theJournal, writeComment } from '../support/a-journal.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aBuyer, write } from '../support/a-review.ts';
import { postOffer, someUniversities } from '../support/a-roommate.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import type { Seller } from '../support/a-vendor.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const SWINDLE = 'Send 200 € by Western Union and write on WhatsApp, then I will post the keys to you.';

let app: TestApplication;
let seller: Seller;
let product: number;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
  seller = await aSeller(app);
  product = await seller.has({ categoryId: await aShop(app.database).category() });
});
afterAll(() => app.close());

/** Changes rows directly, as a version before the check left them. */
const rewrite = (statement: RawBuilder<unknown>) => statement.execute(app.database.db);
const check = () => checkOldTexts({ db: app.database.db, clock: app.clock });
const warningsOf = async (path: string) =>
  ((await app.get(path)).body as { warnings?: string[] }).warnings ?? [];
const countMails = () => app.database.db.selectFrom('mail').select('id').execute();
const openReports = (id: number) =>
  app.database.db
    .selectFrom('property_report')
    .select('reason')
    .where('property_id', '=', id)
    .where('handled_at', 'is', null)
    .orderBy('reason')
    .execute();

async function anOldHome(): Promise<number> {
  const id = await publish(app, await aPerson(app));
  await rewrite(sql`update property set description = ${SWINDLE} where id = ${id}`);
  return id;
}

describe('TRUST-06 texts published before the rule', () => {
  it('add warnings to a home and open cases for the team, once and without mails', async () => {
    const id = await anOldHome();
    const mails = await countMails();
    await check();
    await check();
    expect(await warningsOf(`/api/property/${id}`)).toEqual(['money', 'channel']);
    expect(await openReports(id)).toEqual([{ reason: 'asks-for-money' }, { reason: 'other-channel' }]);
    expect(await countMails()).toEqual(mails);
  });

  it('add a warning to a room', async () => {
    const id = await postOffer(app, await aPerson(app));
    await rewrite(sql`update roommate_offer set about_home = ${SWINDLE} where id = ${id}`);
    await check();
    expect(await warningsOf(`/api/tenant-offer/${id}`)).toEqual(['money', 'channel']);
  });

  it('add warnings to a product and a shop', async () => {
    await rewrite(sql`update product set description_bg = ${SWINDLE} where id = ${product}`);
    await rewrite(sql`update vendor set returns_bg = ${SWINDLE} where id = ${seller.vendorId}`);
    await rewrite(sql`delete from text_check`);
    await check();
    expect(await warningsOf(`/api/product/${product}`)).toEqual(['money', 'channel']);
    expect(await warningsOf(`/api/vendor/${seller.vendorId}`)).toEqual(['money', 'channel']);
  });

  it('add warnings to a review and the reply to it', async () => {
    const buyer = await aBuyer(app, { vendorId: seller.vendorId, productId: product });
    const { id } = await write(app, `product-${product}`, buyer);
    await app.post(`/api/review/${id}/reply`, { text: 'Благодарим Ви!' }, seller.headers);
    await rewrite(sql`update review set text = ${SWINDLE}, reply = ${SWINDLE} where id = ${id}`);
    await check();
    expect((await app.get(`/api/reviews/product-${product}`)).body).toMatchObject({
      data: [{ warnings: ['money', 'channel'], reply: { warnings: ['money', 'channel'] } }],
    });
  });

  it('put a comment in review, unless the team has approved it', async () => {
    await theJournal(app);
    const writer = await aPerson(app);
    const ids = [];
    for (const text of ['Полезна статия, благодаря!', 'Много полезно, запазих си я.']) {
      const { body } = await writeComment(app, { text }, writer.headers);
      ids.push((body as { comment: { id: number } }).comment.id);
    }
    const [old, approved] = ids as [number, number];
    await rewrite(sql`update post_comment set text = ${SWINDLE}, status = 'shown' where id = any(${ids})`);
    await rewrite(sql`insert into audit_entry (at, operator, via, operation, subject, subject_id)
      values (${app.clock.now()}, 'radka', 'command', 'comments.show', 'comment', ${approved})`);
    await check();
    const states = await app.database.db
      .selectFrom('post_comment')
      .select(['id', 'status', 'held_for'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: old, status: 'held', held_for: 'warning' },
      { id: approved, status: 'shown', held_for: null },
    ]);
  });

  it('leave texts that the team has decided on unchanged', async () => {
    const id = await anOldHome();
    await check();
    await rewrite(sql`update listing_warning set handled_at = now() where kind = 'home' and item_id = ${id}`);
    await rewrite(sql`delete from text_check`);
    await check();
    expect(await warningsOf(`/api/property/${id}`)).toEqual([]);
  });

  it('are not checked in drafts until publication', async () => {
    const id = await publish(app, await aPerson(app), { status: 'draft' });
    await rewrite(sql`update property set description = ${SWINDLE} where id = ${id}`);
    await check();
    expect(await openReports(id)).toEqual([]);
  });

  it('are checked on from the last batch, and anew under new rules', async () => {
    const id = await anOldHome();
    await rewrite(sql`update text_check set last_id = ${id} where kind = 'home'`);
    await check();
    expect(await openReports(id)).toEqual([]);
    await rewrite(sql`update text_check set rules = 0 where kind = 'home'`);
    await check();
    expect(await openReports(id)).toHaveLength(2);
  });
});
