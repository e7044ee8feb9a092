import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';

/**
 * Takes pieces from stock; each product occurs once. @throws Failure `order-goods-gone` (`conflict`) if stock
 * is too low
 */
export async function takeFromStock(
  transaction: Transaction<Database>,
  pieces: readonly { id: number; quantity: number }[],
): Promise<void> {
  const [ids, quantities] = [pieces.map(({ id }) => id), pieces.map(({ quantity }) => quantity)];
  // Locked in the order of ids, as for all stock changes, which avoids deadlocks.
  const { numAffectedRows } = await sql`
    with wanted as (
      select * from unnest(${ids}::bigint[], ${quantities}::integer[]) as wanted (id, quantity)
    ), there as (
      select p.id, wanted.quantity from product p join wanted on wanted.id = p.id
      where p.quantity >= wanted.quantity and p.deleted_at is null and p.hidden_at is null
      order by p.id for update of p
    )
    update product p set quantity = p.quantity - there.quantity from there where p.id = there.id`.execute(
    transaction,
  );
  if (Number(numAffectedRows) < pieces.length) throw new Failure('order-goods-gone', {}, 'conflict');
}
