import type { Transaction } from 'kysely';
import { json } from '../../platform/database/database.ts';
import { releasePictures } from '../../platform/pictures/attached-pictures.ts';
import type { Database } from '../../tables.ts';
import { callOff, lockServiceOrder } from './change-service-order.ts';
import { enquirySubject } from './interior-enquiries.ts';
import type { ServicesParts } from './service-dependencies.ts';

/**
 * An account goes: its orders to come are called off, and nothing in them names the person any more; its enquiries go.
 * Orders that were done stay as the law of invoices asks.
 */
export async function forgetCustomer(
  parts: ServicesParts,
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  const orders = await transaction
    .selectFrom('service_order')
    .select('token')
    .where('account_id', '=', accountId)
    .where('status', '=', 'booked')
    .orderBy('id')
    .execute();
  for (const { token } of orders) await callOffNameless(parts, transaction, token);
  const enquiries = await transaction
    .deleteFrom('interior_enquiry')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  for (const { id } of enquiries) await releasePictures(transaction, enquirySubject(id), []);
}

async function callOffNameless(
  parts: ServicesParts,
  transaction: Transaction<Database>,
  token: string,
): Promise<void> {
  const before = await lockServiceOrder(transaction, token);
  await callOff(parts, transaction, before, 'account');
  const nowhere = { district: '', street: '', entrance: '', floor: '' };
  const { id, address, destination } = before.row;
  await transaction
    .updateTable('service_order')
    .set({
      contact_name: '',
      contact_phone: '',
      contact_email: '',
      notes: '',
      address: json({ ...address, ...nowhere }),
      destination: destination && json({ ...destination, ...nowhere }),
    })
    .where('id', '=', id)
    .execute();
}
