import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { monthRange } from '../../../src/core/payouts/statement.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { membersFor } from '../accounts/members/member-readers.ts';
import type { PayoutMails } from './payout-mails.ts';
import { statementSums } from './statements.ts';

type Dependencies = { db: Kysely<Database>; clock: Clock; mails: PayoutMails };

/**
 * Sends the owners of shops with movements a mail with links to the statement and the invoices of the last month
 * (SHIP-10). A job of the first days of a month; a repeated run sends nothing again.
 */
export async function mailStatements({ db, clock, mails }: Dependencies): Promise<void> {
  const month = addDays(`${sofiaDay(clock.now()).slice(0, 7)}-01`, -1).slice(0, 7);
  const { start, before } = monthRange(month);
  const { rows } = await sql<{ id: number; name: string; documents: number }>`
    select v.id, v.name, (select count(*) from sales_document d
      where d.vendor_id = v.id and d.issued_at >= ${start} and d.issued_at < ${before}) as documents
    from vendor v where exists (select from vendor_transaction t
      where t.vendor_id = v.id and t.booked_at >= ${start} and t.booked_at < ${before})
    order by v.id`.execute(db);
  for (const { id, name: shop, documents } of rows) {
    const { closing } = await statementSums(db, id, month);
    await inTransaction(db, async (transaction) => {
      for (const reader of await membersFor(transaction, id, 'finance'))
        await mails.statement(transaction, reader, { vendorId: id, shop, month, closing, documents });
    });
  }
}
