import type { Transaction } from 'kysely';
import { json } from '../../platform/database/database.ts';
import { releasePictures } from '../../platform/pictures/attached-pictures.ts';
import type { Database } from '../../tables.ts';
import { cancel, lockServiceOrder } from './change-service-order.ts';
import { enquirySubject } from './interior-enquiries.ts';
import type { ServiceDependencies } from './service-dependencies.ts';

/**
 * Cancels the future orders of a deleted account, removes its personal data and deletes its enquiries.
 * Completed orders are stored, as invoice law requires.
 */
export async function anonymizeCustomer(
  deps: ServiceDependencies,
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  const orders = await transaction
    .selectFrom('service_order')
    .select('token')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['unconfirmed', 'booked'])
    .orderBy('id')
    .execute();
  for (const { token } of orders) await cancelAndAnonymize(deps, transaction, token);
  const enquiries = await transaction
    .deleteFrom('interior_enquiry')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  for (const { id } of enquiries) await releasePictures(transaction, enquirySubject(id), []);
}

async function cancelAndAnonymize(
  deps: ServiceDependencies,
  transaction: Transaction<Database>,
  token: string,
): Promise<void> {
  const before = await lockServiceOrder(transaction, token);
  await cancel(deps, transaction, before, 'account');
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
