import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import {
  foldAddress,
  overUnpaidLimit,
  MAX_ORDERS_A_DAY,
  MAX_CONFIRMATION_MAILS,
} from '../../../../src/core/orders/buyer-limits.ts';
import type { PlaceOrderCommand } from '../../../../src/core/orders/place-order-command.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';
import { emailError, normaliseEmail } from '../../../../src/core/shared/email-address.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';

/** Identity of a buyer for limits: e-mail, phone, address and account. */
export type Buyer = { email: string; phone: string; address: string; accountId: number | null };

export function buyerOf(command: PlaceOrderCommand, accountId: number | null): Buyer {
  return {
    email: command.email.toLowerCase(),
    phone: command.phone,
    address: foldAddress(command),
    accountId,
  };
}

/** Locks other orders with this e-mail, phone or address until the transaction ends. */
export async function lockBuyer(transaction: Transaction<Database>, buyer: Buyer): Promise<void> {
  await lockKeys(transaction, [`email ${buyer.email}`, `phone ${buyer.phone}`, `address ${buyer.address}`]);
}

async function lockKeys(transaction: Transaction<Database>, keys: readonly string[]): Promise<void> {
  // Sorted, which avoids deadlocks between buyers with common values.
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('buyer ' || text, 0) as key from unnest(${[...keys]}::text[]) as text order by 1
    ) keys`.execute(transaction);
}

/** @throws Failure `order-limit-reached` (`too-many`) above the daily number of orders */
export async function limitOrders(
  transaction: Transaction<Database>,
  buyer: Buyer,
  now: Date,
): Promise<void> {
  const since = daysAfter(now, -1);
  const { rows } = await sql<Record<keyof typeof MAX_ORDERS_A_DAY, number>>`
    select count(*) filter (where lower(contact_email) = ${buyer.email}) as email,
      count(*) filter (where contact_phone = ${buyer.phone}) as phone,
      count(*) filter (where address_key = ${buyer.address}) as address
    from customer_order
    where created_at > ${since}
      and (lower(contact_email) = ${buyer.email} or contact_phone = ${buyer.phone} or address_key = ${buyer.address})
  `.execute(transaction);
  const [placed] = rows;
  for (const by of ['email', 'phone', 'address'] as const) {
    if (placed && placed[by] >= MAX_ORDERS_A_DAY[by])
      throw new Failure('order-limit-reached', {}, 'too-many');
  }
}

/**
 * Limits the orders of a corrected e-mail. Other orders with it wait until the transaction ends.
 * @throws Failure `order-limit-reached` (`too-many`)
 */
export async function limitOrdersOfEmail(
  transaction: Transaction<Database>,
  email: string,
  now: Date,
): Promise<void> {
  await lockKeys(transaction, [`email ${email.toLowerCase()}`]);
  const { count } = await transaction
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', daysAfter(now, -1))
    .where(({ eb, fn }) => eb(fn<string>('lower', ['contact_email']), '=', email.toLowerCase()))
    .executeTakeFirstOrThrow();
  if (count >= MAX_ORDERS_A_DAY.email) throw new Failure('order-limit-reached', {}, 'too-many');
}

/** @throws Failure `order-holds-too-much` (`conflict`) above the limit of unpaid pieces */
export async function limitUnpaidPieces(
  transaction: Transaction<Database>,
  buyer: Buyer,
  wanted: readonly { id: number; quantity: number }[],
): Promise<void> {
  const { rows: reserved } = await sql<{ id: number; quantity: number }>`
    select line.product_id as id, sum(line.quantity - line.cancelled_quantity)::integer as quantity
    from customer_order o
    join vendor_order part on part.order_id = o.id and part.status = 'new' and part.released_at is null
    join vendor_order_line line on line.vendor_order_id = part.id
    where o.payment_method = 'card' and o.payment_status in ('due', 'failed')
      and (lower(o.contact_email) = ${buyer.email} or o.contact_phone = ${buyer.phone}
        or o.address_key = ${buyer.address} or o.account_id = ${buyer.accountId})
    group by line.product_id`.execute(transaction);
  const tooMany = overUnpaidLimit(wanted, reserved);
  if (tooMany.length === 0) return;
  const fields = Object.fromEntries(tooMany.map((id) => [`products.${id}`, 'error-product-held']));
  throw new Failure('order-holds-too-much', fields, 'conflict');
}

/** True if the e-mail is verified by a paid or confirmed order or by an account. */
export async function isKnownEmail(
  transaction: Transaction<Database>,
  buyer: Pick<Buyer, 'email' | 'accountId'>,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from customer_order where lower(contact_email) = ${buyer.email}
        and (payment_status in ('paid', 'refund-due', 'refunded') or confirmed_at is not null)
    ) or exists (
      select from service_order where lower(contact_email) = ${buyer.email} and confirmed_at is not null
    ) or exists (
      select from account where id = ${buyer.accountId} and lower(email) = ${buyer.email}
        and email_confirmed_at is not null
    ) as known`.execute(transaction);
  return rows[0]?.known ?? false;
}

/** Returns the e-mail that a customer typed in its usual form. @throws Failure `invalid` */
export function correctedEmail(typed: string): string {
  const email = normaliseEmail(typed);
  const error = emailError(email);
  if (error) throw new Failure('validation_failed', { email: error }, 'invalid');
  return email;
}

/**
 * Counts a confirmation mail towards the limit. @param order such as `order 7` @throws Failure `too-many`
 */
export async function limitConfirmationMails(
  transaction: Transaction<Database>,
  order: string,
  email: string,
  now: Date,
): Promise<void> {
  const limit = { most: MAX_CONFIRMATION_MAILS, minutes: 24 * 60 };
  await countAttempt(transaction, `confirmation mails of ${order}`, limit, now);
  await countAttempt(transaction, `confirmation mails to ${email}`, limit, now);
}
