import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { theJournal, writeComment } from '../support/a-journal.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aBuyer, write } from '../support/a-review.ts';
import { postOffer, sendInquiry } from '../support/a-roommate.ts';
import { aShop } from '../support/a-shop.ts';
import { aSeller } from '../support/a-vendor.ts';
import { aPerson } from '../support/an-account.ts';
import { moderate } from '../support/moderate.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let now: string;
beforeAll(async () => {
  app = await startTestApplication();
  now = app.clock.now().toISOString();
  await somePlaces(app);
});
afterAll(() => app.close());

/** Runs a command. @returns the operation, and the values that it changed as before and after */
async function entryOf(command: string, because?: string) {
  await moderate(app, command.split(' '), because);
  const { operation, subject, subject_id, reason, before, after } = await app.database.db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(reason).toBe(because ?? '');
  const changed = Object.keys(after ?? {}).filter((name) => before?.[name] !== after?.[name]);
  const pick = (values: Record<string, unknown> | null) =>
    Object.fromEntries(changed.map((name) => [name, values?.[name]]));
  return [`${operation} ${subject}:${subject_id}`, pick(before), pick(after)];
}
const run = (statement: ReturnType<typeof sql>) => statement.execute(app.database.db);
const warn = (kind: string, id: number) =>
  run(sql`insert into listing_warning (kind, item_id, warning, basis, created_at)
    values (${kind}, ${id}, 'money', '', ${app.clock.now()})`);

describe('A command of the team records the values before and after (TEAM-11):', () => {
  it('a home', async () => {
    const id = await publish(app, await aPerson(app));
    const report = { reason: 'not-real', text: '', email: '' };
    await app.post(`/api/property/${id}/report`, report);
    expect(await entryOf(`keep home ${id}`)).toEqual([
      `listings.approve home:${id}`,
      { openReports: 1 },
      { openReports: 0 },
    ]);
    await app.post(`/api/property/${id}/report`, report);
    expect(await entryOf(`remove home ${id}`, 'Измама')).toEqual([
      `listings.remove home:${id}`,
      { deletedAt: null, removedAt: null, openReports: 1 },
      { deletedAt: now, removedAt: now, openReports: 0 },
    ]);
    expect(await entryOf(`uphold home ${id}`, 'Остава')).toEqual([
      `listings.reject-appeal home:${id}`,
      {},
      {},
    ]);
    expect(await entryOf(`give-back home ${id}`)).toEqual([
      `listings.restore home:${id}`,
      { status: 'active', deletedAt: now, removedAt: now },
      { status: 'paused', deletedAt: null, removedAt: null },
    ]);
  });

  it('a roommate offer and a conversation', async () => {
    const asker = await aPerson(app);
    const id = await postOffer(app, await aPerson(app));
    await sendInquiry(app, id, { message: 'Здравейте!' }, asker.headers);
    const { data } = (await app.get('/api/conversation', asker.headers)).body as { data: { id: number }[] };
    const conversation = data[0]?.id;
    const report = () =>
      app.post(`/api/conversation/${conversation}/report`, { reason: 'fraud', text: '' }, asker.headers);
    await report();
    expect(await entryOf(`keep conversation ${conversation}`)).toEqual([
      `conversations.approve conversation:${conversation}`,
      { openReports: 1 },
      { openReports: 0 },
    ]);
    await report();
    expect(await entryOf(`close conversation ${conversation}`, 'Обиди')).toEqual([
      `conversations.close conversation:${conversation}`,
      { closedAt: null, openReports: 1 },
      { closedAt: now, openReports: 0 },
    ]);
    expect(await entryOf(`remove offer ${id}`, 'Измама')).toEqual([
      `listings.remove offer:${id}`,
      { deletedAt: null, removedAt: null },
      { deletedAt: now, removedAt: now },
    ]);
    expect(await entryOf(`give-back offer ${id}`)).toEqual([
      `listings.restore offer:${id}`,
      { deletedAt: now, removedAt: now },
      { deletedAt: null, removedAt: null },
    ]);
  });

  it('a product, a vendor and a company', async () => {
    const seller = await aSeller(app);
    const product = await seller.has({ categoryId: await aShop(app.database).category() });
    const vendor = seller.vendorId;
    await warn('product', product);
    const warned = [{ openWarnings: 1 }, { openWarnings: 0 }];
    expect(await entryOf(`keep product ${product}`)).toEqual([
      `products.approve product:${product}`,
      ...warned,
    ]);
    const removed = { deletedAt: now, removedAt: now };
    const there = { deletedAt: null, removedAt: null };
    const remove = await entryOf(`remove product ${product}`, 'Опасен');
    expect(remove).toEqual([`products.remove product:${product}`, there, removed]);
    const restore = await entryOf(`give-back product ${product}`);
    expect(restore).toEqual([`products.restore product:${product}`, removed, there]);
    await warn('vendor', vendor);
    expect(await entryOf(`keep vendor ${vendor}`)).toEqual([`vendors.approve vendor:${vendor}`, ...warned]);
    expect(await entryOf(`verify vendor ${vendor}`)).toEqual([
      `companies.verify vendor:${vendor}`,
      { companyVerifiedAt: null },
      { companyVerifiedAt: now },
    ]);
    expect(await entryOf(`unverify vendor ${vendor}`)).toEqual([
      `companies.unverify vendor:${vendor}`,
      { companyVerifiedAt: now },
      { companyVerifiedAt: null },
    ]);
    expect(await entryOf(`remove vendor ${vendor}`, 'Измама')).toEqual([
      `vendors.remove vendor:${vendor}`,
      { removedAt: null },
      { removedAt: now },
    ]);
    expect(await entryOf(`give-back vendor ${vendor}`)).toEqual([
      `vendors.restore vendor:${vendor}`,
      { removedAt: now },
      { removedAt: null },
    ]);
  });

  it('a review, a reply and a question', async () => {
    const seller = await aSeller(app);
    const product = await seller.has({ categoryId: await aShop(app.database).category() });
    const buyer = await aBuyer(app, { vendorId: seller.vendorId, productId: product });
    const { id: review } = await write(app, `product-${product}`, buyer);
    const report = (path: string) => app.post(`/api/${path}/report`, { reason: 'offensive' }, seller.headers);
    expect((await report(`review/${review}`)).status).toBeLessThan(300);
    await warn('reply', review);
    expect(await entryOf(`keep reply ${review}`)).toEqual([
      `replies.approve reply:${review}`,
      { openWarnings: 1 },
      { openWarnings: 0 },
    ]);
    expect(await entryOf(`hide review ${review}`, 'Обида')).toEqual([
      `reviews.hide review:${review}`,
      { status: 'shown', openReports: 1 },
      { status: 'hidden', openReports: 0 },
    ]);
    expect(await entryOf(`show review ${review}`)).toEqual([
      `reviews.show review:${review}`,
      { status: 'hidden' },
      { status: 'shown' },
    ]);
    await warn('review', review);
    expect(await entryOf(`keep review ${review}`)).toEqual([
      `reviews.approve review:${review}`,
      { openWarnings: 1 },
      { openWarnings: 0 },
    ]);
    const asked = await app.post(
      `/api/product/${product}/questions`,
      { text: 'От какво дърво е плотът?' },
      buyer.headers,
    );
    const { id: question } = asked.body as { id: number };
    expect((await report(`question/${question}`)).status).toBeLessThan(300);
    expect(await entryOf(`keep question ${question}`)).toEqual([
      `questions.approve question:${question}`,
      { openReports: 1 },
      { openReports: 0 },
    ]);
    expect(await entryOf(`hide question ${question}`, 'Обида')).toEqual([
      `questions.hide question:${question}`,
      { status: 'shown' },
      { status: 'hidden' },
    ]);
    expect(await entryOf(`show question ${question}`)).toEqual([
      `questions.show question:${question}`,
      { status: 'hidden' },
      { status: 'shown' },
    ]);
  });

  it('a comment', async () => {
    await theJournal(app);
    const { body } = await writeComment(app, { text: 'Вижте https://spam.example' });
    const { id } = (body as { comment: { id: number } }).comment;
    expect(await entryOf(`hide comment ${id}`, 'Реклама')).toEqual([
      `comments.hide comment:${id}`,
      { status: 'held', heldFor: 'link' },
      { status: 'hidden', heldFor: null },
    ]);
    await run(sql`insert into comment_report (comment_id, reporter, reason, created_at)
      values (${id}, '\\x01', 'spam', ${app.clock.now()})`);
    expect(await entryOf(`show comment ${id}`)).toEqual([
      `comments.show comment:${id}`,
      { status: 'hidden', openReports: 1 },
      { status: 'shown', openReports: 0 },
    ]);
  });

  it('an agency, a landlord and an account', async () => {
    const agency = await aPerson(app, { type: 'agency', name: 'Дом и ключ' });
    for (let count = 0; count < 10; count += 1) await publish(app, agency);
    const [approve, warned, approved] = await entryOf(`keep owner ${agency.id}`);
    expect([approve, approved]).toEqual([`owners.approve owner:${agency.id}`, { openWarnings: 0 }]);
    expect(warned).toMatchObject({ openWarnings: expect.any(Number) });
    expect(await entryOf(`trust agency ${agency.agencyId}`)).toEqual([
      `agencies.trust agency:${agency.agencyId}`,
      { trusted: false },
      { trusted: true },
    ]);
    expect(await entryOf(`distrust agency ${agency.agencyId}`)).toEqual([
      `agencies.distrust agency:${agency.agencyId}`,
      { trusted: true },
      { trusted: false },
    ]);
    const person = await aPerson(app);
    expect(await entryOf(`role ${person.email} vendor`)).toEqual([
      `accounts.change-role account:${person.id}`,
      { type: 'user', vendorId: null },
      { type: 'vendor', vendorId: expect.any(Number) },
    ]);
  });
});
