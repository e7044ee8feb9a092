import { randomBytes } from 'node:crypto';
import { anOffer } from '../../../support/an-offer.ts';
import { aDoublePicture } from '../../support/a-double-picture.ts';
import { writeComment } from '../../support/a-journal.ts';
import { publish } from '../../support/a-property.ts';
import { postOffer, sendInquiry } from '../../support/a-roommate.ts';
import { aServiceOrder, aTeam, order, orderTokenOf } from '../../support/a-service-order.ts';
import { aShop } from '../../support/a-shop.ts';
import { aPerson } from '../../support/an-account.ts';
import { anOrder } from '../../support/an-order.ts';
import type { TestApplication } from '../../support/test-application.ts';

const key = () => randomBytes(16).toString('base64url');

export async function aReportedHome(app: TestApplication): Promise<number> {
  const home = await publish(app, await aPerson(app));
  await app.post(`/api/property/${home}/report`, { reason: 'fraud', text: 'Искат капаро.', email: '' });
  return home;
}

export async function aReportedOffer(app: TestApplication): Promise<number> {
  const offer = await postOffer(app, await aPerson(app), anOffer());
  await app.post(`/api/tenant-offer/${offer}/report`, { reason: 'not-real', text: '', email: '' });
  return offer;
}

export const aWarnedHome = async (app: TestApplication) =>
  publish(app, await aPerson(app), {
    description: `Преведете капаро по Western Union преди оглед. ${'Светло жилище с гледка. '.repeat(20)}`,
  });

export async function aHeldHome(app: TestApplication): Promise<number> {
  const owner = await aPerson(app);
  return publish(app, owner, { images: [await aDoublePicture(app, owner)] });
}

export async function aWarning(
  app: TestApplication,
  kind: 'product' | 'vendor' | 'reply' | 'review',
  id: number,
): Promise<number> {
  await app.database.db
    .insertInto('listing_warning')
    .values({
      kind,
      item_id: id,
      warning: 'money',
      basis: key(),
      created_at: app.clock.now(),
      handled_at: null,
    })
    .execute();
  return id;
}

export async function aVendor(app: TestApplication): Promise<number> {
  const vendorId = await aShop(app.database).vendor();
  await aPerson(app, { type: 'vendor', vendorId });
  return vendorId;
}

/** A shop with a verified company that waits for the team. */
export async function aNewShop(app: TestApplication): Promise<number> {
  const id = await aVendor(app);
  await app.database.db
    .updateTable('vendor')
    .set({ needs_approval: true, company_verified_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
  return id;
}

export async function aProduct(app: TestApplication): Promise<number> {
  const shop = aShop(app.database);
  return shop.product({ vendorId: await aVendor(app), categoryId: await shop.category() });
}

export async function aWarnedOwner(app: TestApplication): Promise<number> {
  const owner = await aPerson(app);
  await publish(app, owner);
  await app.database.db
    .insertInto('owner_warning')
    .values({
      owner_id: owner.id,
      warning: 'many-listings',
      created_at: app.clock.now(),
      handled_at: null,
    })
    .execute();
  return owner.id;
}

export async function aHeldComment(app: TestApplication): Promise<number> {
  const { body } = await writeComment(app, { text: `Вижте https://example.com/${key()}` });
  return (body as { comment: { id: number } }).comment.id;
}

export async function aReportedComment(app: TestApplication): Promise<number> {
  const { body } = await writeComment(app);
  const { id } = (body as { comment: { id: number } }).comment;
  await app.post(`/api/news/comment/${id}/report`, { reason: 'spam' });
  return id;
}

export async function storedReview(app: TestApplication, changes: { reply?: string } = {}): Promise<number> {
  const writer = await aPerson(app);
  const vendorId = await aVendor(app);
  const { id } = await app.database.db
    .insertInto('review')
    .values({
      subject: `vendor-${vendorId}`,
      vendor_id: vendorId,
      account_id: writer.id,
      name: 'Мария',
      stars: 1,
      text: 'Не препоръчвам на никого.',
      language: 'bg',
      reply: changes.reply ?? null,
      replied_at: changes.reply === undefined ? null : app.clock.now(),
      created_at: app.clock.now(),
      changed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function aReportedReview(app: TestApplication): Promise<number> {
  const id = await storedReview(app);
  await app.post(`/api/review/${id}/report`, { reason: 'offensive' });
  await app.database.db.deleteFrom('mail').where('recipient', 'like', 'team%').execute();
  return id;
}

export async function aReportedQuestion(app: TestApplication): Promise<number> {
  const asker = await aPerson(app);
  const { id } = await app.database.db
    .insertInto('product_question')
    .values({
      product_id: await aProduct(app),
      account_id: asker.id,
      name: 'Мария',
      text: 'Глупава лампа.',
      language: 'bg',
      answer: null,
      answered_at: null,
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.post(`/api/question/${id}/report`, { reason: 'offensive' });
  return id;
}

export async function aReportedConversation(app: TestApplication): Promise<number> {
  const [poster, asker] = [await aPerson(app), await aPerson(app)];
  const offer = await postOffer(app, poster);
  await sendInquiry(app, offer, { message: 'Добър ден, свободна ли е?' }, asker.headers);
  const { data } = (await app.get('/api/conversation', poster.headers)).body as { data: { id: number }[] };
  const id = data[0]?.id ?? 0;
  await app.post(`/api/conversation/${id}/report`, { reason: 'offensive', text: 'Обижда.' }, poster.headers);
  return id;
}

export async function anAgency(app: TestApplication): Promise<number> {
  const { agencyId } = await aPerson(app, { type: 'agency' });
  const id = agencyId ?? 0;
  await app.database.db
    .updateTable('agency')
    .set({ company_number: '999001012' })
    .where('id', '=', id)
    .execute();
  return id;
}

export async function aFailedImport(app: TestApplication): Promise<number> {
  const vendorId = await aVendor(app);
  const file = await app.database.db
    .insertInto('product_import_file')
    .values({ vendor_id: vendorId, complete: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await app.database.db
    .insertInto('product_import')
    .values({
      vendor_id: vendorId,
      account_id: null,
      file_id: file.id,
      file_name: 'lampi.csv',
      kind: 'csv',
      size: 120,
      status: 'failed',
      error: JSON.stringify({ key: 'error-import-broken', values: {} }),
      encoding: null,
      chosen_encoding: null,
      runner: null,
      heartbeat: null,
      finished_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function aFailedMail(app: TestApplication): Promise<number> {
  const { id } = await app.database.db
    .insertInto('mail')
    .values({
      unique_key: null,
      recipient: 'nobody@example.invalid',
      language: 'bg',
      subject: 'Поръчката Ви е приета',
      text: 'Благодарим Ви.',
      html: '<p>Благодарим Ви.</p>',
      handed_over_at: null,
      sent_at: null,
      attempts: 12,
      error: '550 No such user',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function aBankRefund(app: TestApplication): Promise<number> {
  const { db } = app.database;
  const product = await aProduct(app);
  const { body } = await app.post('/api/order', anOrder([{ id: product, expectedPrice: 5_000 }]));
  const { token } = body as { token: string };
  const sold = await db
    .updateTable('customer_order')
    .set({ payment_status: 'refund-due', iban: 'BG80BNBG96611020345678', account_holder: 'Мария Иванова' })
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('refund')
    .values({
      key: key(),
      order_id: sold.id,
      vendor_order_id: null,
      credit_purchase_id: null,
      payment_id: null,
      amount: 5_000,
      amount_cents: 2_556,
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An order whose only team has declined; another team is free if wanted. */
export async function aDeclinedService(app: TestApplication, hasOther: boolean): Promise<number> {
  const { db } = app.database;
  await db.deleteFrom('service_booking').execute();
  await db.updateTable('service_team').set({ active: false }).execute();
  const team = await aTeam(app);
  const token = orderTokenOf(await order(app, aServiceOrder()));
  const { id } = await db
    .selectFrom('service_order')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  await app.post(`/api/cleaning/team/${team.token}/visit`, { orderId: id, visit: 1, action: 'decline' });
  if (hasOther) await aTeam(app);
  return id;
}
