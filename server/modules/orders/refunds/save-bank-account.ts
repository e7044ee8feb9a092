import type { bankAccount as contract } from '../../../../api/orders/orders.ts';
import type { BodyOf } from '../../../../api/operation.ts';
import { bankAccountErrors, BankAccountCommand } from '../../../../src/core/orders/bank-account.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { OrderDependencies } from '../order-dependencies.ts';

/**
 * Stores the buyer's bank account for a refund that no card can receive. @throws Failure `not-found`,
 * `invalid`, `bank-account-not-needed` (`conflict`)
 */
export async function saveBankAccount(
  { db }: OrderDependencies,
  token: string,
  body: BodyOf<typeof contract>,
): Promise<void> {
  const command = new BankAccountCommand(body);
  const errors = bankAccountErrors(command);
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst();
  if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
  const { numUpdatedRows } = await db
    .updateTable('customer_order')
    .set({ iban: command.iban, account_holder: command.holder })
    .where('id', '=', order.id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refund')
          .select('id')
          .where('order_id', '=', order.id)
          .where('payment_id', 'is', null)
          .where('status', '=', 'due'),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('bank-account-not-needed', {}, 'conflict');
}
