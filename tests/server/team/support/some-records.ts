import { aProperty, mailsTo, publish, somePlaces } from '../../support/a-property.ts';
import { postOffer } from '../../support/a-roommate.ts';
import { aServiceOrder, aTeam, orderTokenOf, someServices } from '../../support/a-service-order.ts';
import { aShop } from '../../support/a-shop.ts';
import { aPerson } from '../../support/an-account.ts';
import type { Person } from '../../support/an-account.ts';
import { anOrder } from '../../support/an-order.ts';
import type { TestApplication } from '../../support/test-application.ts';

export type PaidOrder = {
  id: number;
  token: string;
  email: string;
  vendorId: number;
  vendor: Person;
  product: number;
  vendorOrderId: number;
};

/** Orders goods of 50 leva for 5 leva of delivery, from one vendor, by card. @param isPaid false for an open payment */
export async function aCardOrder(app: TestApplication, quantity = 2, isPaid = true): Promise<PaidOrder> {
  const { db } = app.database;
  await db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ deliveryPrice: 500 });
  const vendor = await aPerson(app, { type: 'vendor', vendorId, name: 'Дървото' });
  const categoryId = await shop.category();
  const product = await shop.product({ vendorId, categoryId, price: 5_000, quantity: 10 });
  const wanted = anOrder([{ id: product, quantity }], { paymentMethod: 'card' });
  const placed = (await app.post('/api/order', wanted)).body as { token: string; paymentUrl: string };
  const { token, paymentUrl } = placed;
  if (isPaid) await app.server.inject({ method: 'POST', url: paymentUrl, payload: { outcome: 'paid' } });
  const row = await db
    .selectFrom('vendor_order')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(['order_id', 'vendor_order.id', 'contact_email'])
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const { order_id: id, id: vendorOrderId, contact_email: email } = row;
  return { id, token, email, vendorId, vendor, product, vendorOrderId };
}

/** Books cleaning with a new team for the following Tuesday. */
export async function aBookedCleaning(app: TestApplication) {
  await app.database.db.deleteFrom('attempt').execute();
  const team = await aTeam(app);
  const placed = await app.post('/api/cleaning/one-time/order', aServiceOrder());
  const { id } = await app.database.db
    .selectFrom('service_order')
    .select('id')
    .where('token', '=', orderTokenOf(placed))
    .executeTakeFirstOrThrow();
  return { id, team };
}

/** A message of the contact form. @returns its id */
async function aContactMessage({ database, clock }: TestApplication): Promise<number> {
  const { id } = await database.db
    .insertInto('contact_message')
    .values({
      key: 'contact-key-000000000000',
      content_hash: '',
      account_id: null,
      language: 'bg',
      name: 'Мария Иванова',
      email: 'maria@example.com',
      phone: '0887654321',
      subject: 'Доставка',
      message: 'Кога ще пристигне?',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A conversation about an offer, reported by its poster. @returns its id */
export async function aReportedConversation(app: TestApplication, offerId: number, askerId: number) {
  const { db } = app.database;
  const at = app.clock.now();
  const { id } = await db
    .insertInto('conversation')
    .values({
      offer_id: offerId,
      property_id: null,
      vendor_order_id: null,
      vendor_id: null,
      token: `token-${offerId}-${askerId}`,
      poster_token: null,
      asker_id: askerId,
      asker_name: 'Мария Иванова',
      asker_phone: '0887654321',
      asker_email: 'maria@example.com',
      asker_language: 'bg',
      closed_at: null,
      poster_mailed_at: null,
      asker_mailed_at: null,
      created_at: at,
      last_message_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversation_message')
    .values({ conversation_id: id, author: 'asker', text: 'Пратете ми капаро.', at })
    .execute();
  await db
    .insertInto('conversation_report')
    .values({ conversation_id: id, side: 'poster', reason: 'fraud', text: 'Иска капаро.', created_at: at })
    .execute();
  return id;
}

/** One record of each kind, and their ids. */
export async function someRecords(app: TestApplication) {
  await somePlaces(app);
  await someServices(app);
  const user = await aPerson(app, { name: 'Мария Иванова' });
  const agency = await aPerson(app, { type: 'agency', name: 'Имоти Плюс' });
  const property = await publish(app, user, aProperty());
  const offer = await postOffer(app, user);
  const order = await aCardOrder(app);
  const cleaning = await aBookedCleaning(app);
  const conversation = await aReportedConversation(app, offer, agency.id);
  const contactMessage = await aContactMessage(app);
  const [mail] = await mailsTo(app, order.email);
  if (!mail) throw new Error('The order has no mail');
  const ofMail = await app.database.db
    .selectFrom('mail')
    .select('id')
    .where('recipient', '=', order.email)
    .executeTakeFirstOrThrow();
  const payment = await app.database.db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return {
    user,
    agency,
    property,
    offer,
    order,
    cleaning,
    conversation,
    contactMessage,
    mail: ofMail.id,
    payment: payment.id,
  };
}
