import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Database } from '../../../tables.ts';

/** Takes pieces, each product once. @throws Failure `order-goods-gone` (`conflict`) when there are too few of one */
export async function takeFromStock(
  transaction: Transaction<Database>,
  pieces: readonly { id: number; quantity: number }[],
): Promise<void> {
  const [ids, quantities] = [pieces.map(({ id }) => id), pieces.map(({ quantity }) => quantity)];
  // Locked in the order of ids, as wherever stock changes: two who change the same products never wait for each other.
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
