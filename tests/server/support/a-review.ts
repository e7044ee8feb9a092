import { randomBytes } from 'node:crypto';
import { aPerson } from './an-account.ts';
import type { Person } from './an-account.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { TestApplication } from './test-application.ts';
import type { TestDatabase } from './test-database.ts';

/** Any running application with its database and clock. */
type Place = { database: TestDatabase; clock: Clock };
type Ordered = { vendorId: number; productId: number };
type Wanted = { status?: 'delivered' | 'cancelled' | 'shipped'; days?: number };

/** A person with an order of the product and an account of that age in days. */
export async function aBuyer(
  app: Place,
  { vendorId, productId }: Ordered,
  { status = 'delivered', days = 60 }: Wanted = {},
): Promise<Person> {
  const { db } = app.database;
  const person = await aPerson(app, { name: 'Мария Георгиева' });
  const now = app.clock.now();
  await db
    .updateTable('account')
    .set({ created_at: new Date(now.getTime() - days * 86_400_000) } as object)
    .where('id', '=', person.id)
    .execute();
  const { id: orderId } = await db
    .insertInto('customer_order')
    .values({
      token: randomBytes(32).toString('base64url'),
      key: randomBytes(16).toString('base64url'),
      content_hash: '',
      language: 'bg',
      contact_name: 'Мария Георгиева',
      contact_phone: '0888123456',
      contact_email: person.email,
      city: 'София',
      post_code: '1000',
      street: 'ул. Шипка 1',
      payment_method: 'on-delivery',
      account_id: person.id,
      held_until: null,
      confirmation_hash: null,
      confirm_until: null,
      confirmed_at: null,
      iban: null,
      account_holder: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: partId } = await db
    .insertInto('vendor_order')
    .values({
      order_id: orderId,
      vendor_id: vendorId,
      status,
      products_amount: 5_000,
      delivery_amount: 500,
      released_at: now,
      delivered_at: status === 'delivered' ? now : null,
      withdrawn_at: null,
      tracking: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('vendor_order_line')
    .values({
      vendor_order_id: partId,
      position: 0,
      product_id: productId,
      title_bg: 'Настолна лампа',
      title_en: 'Table lamp',
      image: null,
      unit_price: 5_000,
      quantity: 1,
    })
    .execute();
  return person;
}

export const aReview = (stars = 4, text = 'Стабилна е и свети меко, точно като на снимката.') => ({
  stars,
  text,
});

/** Posts a review; the test fails if it is rejected. */
export async function write(
  app: TestApplication,
  subject: string,
  { headers }: Pick<Person, 'headers'>,
  review: object = aReview(),
): Promise<{ id: number }> {
  const { status, body, text } = await app.post(`/api/own-review/${subject}`, review, headers);
  if (status !== 201) throw new Error(text);
  return body as { id: number };
}
