import type { Kysely } from 'kysely';
import { commissionPermille } from '../../../src/core/payouts/commission.ts';
import type { CommissionRate, CommissionRates } from '../../../src/core/payouts/commission.ts';
import { DEFAULT_PAYOUT_TERMS } from '../../../src/core/payouts/payout-terms.ts';
import type { PayoutTerms } from '../../../src/core/payouts/payout-terms.ts';
import type { Version } from '../../../src/core/team/versions.ts';
import type { Database } from '../../tables.ts';
import { valuesInForce } from '../team/versions/versions.ts';

/** The record of the terms among all versioned records. */
export const TERMS = { kind: 'payout-terms', key: 'terms' } as const;

export async function readTerms(db: Kysely<Database>, now: Date): Promise<PayoutTerms> {
  const terms = await valuesInForce<PayoutTerms>(db, TERMS.kind, now);
  return { ...DEFAULT_PAYOUT_TERMS, ...terms.get(TERMS.key) };
}

/** Rates of all times, and the categories above each category. */
export type CommissionTable = { rates: CommissionRates; parents: ReadonlyMap<number, number | null> };

export async function readCommissionTable(db: Kysely<Database>): Promise<CommissionTable> {
  const rows = await db
    .selectFrom('team_version')
    .select(['key', 'number', 'value', 'valid_from', 'created_at', 'author', 'reason'])
    .where('kind', '=', 'commission')
    .orderBy('key')
    .orderBy('number')
    .execute();
  const rates = new Map<string, Version<CommissionRate>[]>();
  for (const { key, number, value, valid_from: validFrom, created_at: createdAt, author, reason } of rows) {
    const version = { number, value: value as CommissionRate, validFrom, createdAt, author, reason };
    rates.set(key, [...(rates.get(key) ?? []), version]);
  }
  const categories = await db.selectFrom('category').select(['id', 'parent_id']).execute();
  return { rates, parents: new Map(categories.map(({ id, parent_id: parent }) => [id, parent])) };
}

/** Returns the rate of a product in a category at the time of its order, in per mille. */
export function rateOf(
  { rates, parents }: CommissionTable,
  { vendorId, categoryId }: { vendorId: number; categoryId: number },
  orderedAt: Date,
): number {
  const categories: number[] = [];
  for (
    let id: number | null = categoryId;
    id !== null && !categories.includes(id);
    id = parents.get(id) ?? null
  )
    categories.push(id);
  return commissionPermille(rates, { vendorId, categories }, orderedAt);
}
