import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { dueDocuments } from '../../../src/core/invoices/due-documents.ts';
import { UNDO_SECONDS } from '../../../src/core/orders/order-status.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { MINUTE } from '../../../src/core/shared/durations.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import type { InvoiceDependencies } from './invoice-dependencies.ts';
import { currentInvoice, lockOrderFacts } from './order-facts.ts';
import type { OrderFacts } from './order-facts.ts';
import { writeCreditNote, writeInvoice, writeSale } from './write-document.ts';

const BATCH = 100;
/** Delay after an error, so that one order does not stop the others. */
const RETRY_MS = 10 * MINUTE;

/** Job each minute: issues the due documents of all marked vendor orders. */
export async function issueDueDocuments(deps: InvoiceDependencies): Promise<void> {
  const { db, clock, log } = deps;
  for (;;) {
    const due = await db
      .selectFrom('due_document')
      .select('vendor_order_id as id')
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    for (const { id } of due) {
      try {
        await issueDocuments(deps, id);
      } catch (error) {
        log.error({ err: error, vendorOrderId: id }, 'documents of an order could not be issued');
        await checkAgain(db, id, new Date(clock.now().getTime() + RETRY_MS));
      }
    }
    if (due.length < BATCH) return;
  }
}

/**
 * Issues the due documents of a vendor order in one transaction. Repeated and simultaneous calls issue each
 * document once: they wait for the order's lock.
 */
export async function issueDocuments(
  { db, clock }: Pick<InvoiceDependencies, 'db'> & { clock: Pick<Clock, 'now'> },
  vendorOrderId: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Locked before its mark, as by the transactions that change an order.
    const facts = await lockOrderFacts(transaction, vendorOrderId);
    if (!facts) return;
    const checkAt = await issue(transaction, facts, clock.now());
    if (checkAt) await checkAgain(transaction, vendorOrderId, checkAt);
    else await transaction.deleteFrom('due_document').where('vendor_order_id', '=', vendorOrderId).execute();
  });
}

/** Marks a vendor order for the job. */
export async function checkAgain(db: Kysely<Database>, vendorOrderId: number, dueAt: Date): Promise<void> {
  await db
    .insertInto('due_document')
    .values({ vendor_order_id: vendorOrderId, due_at: dueAt })
    .onConflict((conflict) => conflict.column('vendor_order_id').doUpdateSet({ due_at: dueAt }))
    .execute();
}

/** Marks the orders since a time, after the vendor has started to document its sales. */
export async function checkOrdersSince(db: Kysely<Database>, vendorId: number, since: Date): Promise<void> {
  await sql`
    insert into due_document (vendor_order_id)
    select id from vendor_order where vendor_id = ${vendorId} and released_at >= ${since}
    on conflict (vendor_order_id) do update set due_at = excluded.due_at`.execute(db);
}

/** @returns the time of the next check; null without one */
async function issue(transaction: Transaction<Database>, facts: OrderFacts, now: Date): Promise<Date | null> {
  const { order, request, documents } = facts;
  const invoice = currentInvoice(documents);
  const due = dueDocuments(
    {
      isSold: order.releasedAt !== null && order.status !== 'cancelled' && order.status !== 'returned',
      isSent: order.status === 'shipped' || order.status === 'delivered',
      cardPaidAt: order.method === 'card' ? order.releasedAt : null,
      undoUntil: order.stepAt && new Date(order.stepAt.getTime() + UNDO_SECONDS * 1000),
      isInvoiceRequested: request !== null,
      hasInvoice: invoice !== null,
      needsSale: isWithoutReceipt(facts),
      hasSale: documents.some(({ kind }) => kind === 'sale'),
    },
    now,
  );
  if (due.sale) await writeSale(transaction, facts, now);
  if (due.invoice && request) {
    const { company, company_number: number, vat_number: vatNumber, address, person } = request;
    const buyer = { company, number, vatNumber, address, person };
    await writeInvoice(transaction, facts, { buyer, vatCheck: request.vat_check }, now);
  }
  if (due.credit && invoice)
    await writeCreditNote(transaction, facts, invoice, { current: facts.lines }, now);
  return due.checkAt;
}

/** True for card orders, and for cash on delivery by postal money transfer, of a vendor with this regime. */
function isWithoutReceipt({ order }: OrderFacts): boolean {
  const { salesSince, releasedAt, method, cashByPost } = order;
  if (!salesSince || !releasedAt || releasedAt < salesSince) return false;
  return method === 'card' || cashByPost === true;
}
