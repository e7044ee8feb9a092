import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { isCompanyNumber } from '../../../src/core/shared/company-number.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';

export type Firm = 'agency' | 'vendor';

export type NamedCompany = { firm: Firm; id: number; name: string; number: string; verified_at: Date | null };

/** Returns the companies with a name, unchecked ones first. */
export async function namedCompanies(db: Kysely<Database>): Promise<NamedCompany[]> {
  const { rows } = await sql<NamedCompany>`
    select 'agency' as firm, id, name, company_number as number, company_verified_at as verified_at from agency
    where company_number <> ''
    union all
    select 'vendor', id, company_name, company_number, company_verified_at from vendor where company_number <> ''
    order by verified_at desc nulls first, firm, id`.execute(db);
  return rows;
}

/**
 * Records that the team has found the company in the register (decision 21), or revokes that.
 * @throws Failure `not-found`, `conflict` for an invalid company number
 */
export async function verifyCompany(
  transaction: Transaction<Database>,
  firm: Firm,
  id: number,
  verifiedAt: Date | null,
): Promise<void> {
  const changed =
    firm === 'agency'
      ? await transaction
          .updateTable('agency')
          .set({ company_verified_at: verifiedAt })
          .where('id', '=', id)
          .returning('company_number as number')
          .executeTakeFirst()
      : await transaction
          .updateTable('vendor')
          .set({ company_verified_at: verifiedAt })
          .where('id', '=', id)
          .returning('company_number as number')
          .executeTakeFirst();
  if (!changed) throw new Failure(`error-${firm}-not-found`, {}, 'not-found');
  if (verifiedAt && !isCompanyNumber(changed.number))
    throw new Failure('error-company-number', {}, 'conflict');
}
