import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { ListingWarning, ReaderWarning } from '../../../src/core/accounts/warnings.ts';
import { READER_WARNINGS } from '../../../src/core/accounts/warnings.ts';
import { publishedTextWarnings } from '../../../src/core/shared/published-text-warnings.ts';
import { TEXT_WARNINGS } from '../../../src/core/shared/text-warnings.ts';
import type { Database } from '../../tables.ts';
import type { WarnedKind } from './tables.ts';

/** Reasons of automatic reports. Readers cannot choose them. */
export const REPORT_REASONS: Record<ListingWarning, string> = {
  money: 'asks-for-money',
  channel: 'other-channel',
  'low-rent': 'low-rent',
};

type Item = { kind: WarnedKind; id: number };

/**
 * Checks a saved text and stores the warnings for readers (TRUST-06). The team's decision about a text is
 * valid until the text changes.
 * @returns the new warnings for the team
 */
export async function checkText(
  transaction: Transaction<Database>,
  { kind, id }: Item,
  texts: readonly string[],
  now: Date,
): Promise<ListingWarning[]> {
  const text = texts.filter((one) => one !== '').join('\n');
  const rental = kind === 'home' || kind === 'offer';
  const found = publishedTextWarnings(text, rental ? 'rental' : 'goods');
  await liftWarnings(
    transaction,
    { kind, id },
    TEXT_WARNINGS.filter((warning) => !found.includes(warning)),
  );
  return addWarnings(transaction, [{ kind, id, warnings: found, basis: hashOfText(text) }], now);
}

const hashOfText = (text: string): string => createHash('sha256').update(text).digest('base64url');

export async function checkNewProducts(
  transaction: Transaction<Database>,
  products: readonly { id: number; texts: readonly string[] }[],
  now: Date,
): Promise<void> {
  const warned = products.flatMap(({ id, texts }) => {
    const text = texts.filter((one) => one !== '').join('\n');
    const warnings = publishedTextWarnings(text, 'goods');
    return warnings.length > 0 ? [{ kind: 'product' as const, id, warnings, basis: hashOfText(text) }] : [];
  });
  await addWarnings(transaction, warned, now);
}

/** @returns the new warnings for the team */
export async function addWarnings(
  transaction: Transaction<Database>,
  items: readonly (Item & { warnings: readonly ListingWarning[]; basis: string })[],
  now: Date,
): Promise<ListingWarning[]> {
  const rows = items.flatMap(({ kind, id, warnings, basis }) =>
    warnings.map((warning) => ({ kind, item_id: id, warning, basis, created_at: now, handled_at: null })),
  );
  if (rows.length === 0) return [];
  const added = await transaction
    .insertInto('listing_warning')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'item_id', 'warning'])
        .doUpdateSet({
          basis: sql`excluded.basis`,
          // An open case keeps its date.
          created_at: sql`case when listing_warning.handled_at is null then listing_warning.created_at else excluded.created_at end`,
          handled_at: null,
        })
        .whereRef('listing_warning.basis', '<>', sql.ref('excluded.basis')),
    )
    .returning(['warning', 'created_at'])
    .execute();
  return added.filter((row) => row.created_at.getTime() === now.getTime()).map(({ warning }) => warning);
}

/** Removes outdated warnings. Saved searches include the listing from then on. */
export async function liftWarnings(
  transaction: Transaction<Database>,
  { kind, id }: Item,
  warnings: readonly ListingWarning[],
): Promise<void> {
  if (warnings.length === 0) return;
  const lifted = await transaction
    .deleteFrom('listing_warning')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('warning', 'in', warnings)
    .returning('warning')
    .execute();
  if (lifted.length > 0) await announceListings(transaction, kind, sql`${id}::bigint`);
}

/** Marks warnings as handled and hides them from readers. @returns their number */
export async function handleListingWarnings(
  transaction: Transaction<Database>,
  { kind, id }: Item,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('listing_warning')
    .set({ handled_at: now })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await announceListings(transaction, kind, sql`${id}::bigint`);
  return Number(numUpdatedRows);
}

/** Matches the homes and rooms of an owner with saved searches again. */
export async function announceListingsOf(transaction: Transaction<Database>, ownerId: number): Promise<void> {
  await announceListings(
    transaction,
    'home',
    sql`any(array(select id from property where owner_id = ${ownerId}))`,
  );
  await announceListings(
    transaction,
    'offer',
    sql`any(array(select id from roommate_offer where owner_id = ${ownerId}))`,
  );
}

/** Queues listings that waited for the team for the saved searches. Nobody is notified twice. */
async function announceListings(
  transaction: Transaction<Database>,
  kind: WarnedKind,
  which: RawBuilder<unknown>,
): Promise<void> {
  if (kind === 'home')
    await sql`insert into listing_change (kind, item_id)
      select 'properties', property_id from listed_property where property_id = ${which}`.execute(
      transaction,
    );
  if (kind === 'offer')
    await sql`insert into listing_change (kind, item_id)
      select 'roommates', id from roommate_offer where id = ${which} and status = 'active' and deleted_at is null`.execute(
      transaction,
    );
  if (kind === 'product' || kind === 'vendor')
    await sql`insert into listing_change (kind, item_id)
      select 'products', product_id from listed_product
      where ${kind === 'product' ? sql.ref('product_id') : sql.ref('vendor_id')} = ${which}`.execute(
      transaction,
    );
}

const openWarnings = (kind: WarnedKind, id: RawBuilder<unknown>) =>
  sql`select w.warning from listing_warning w
    where w.kind = ${sql.lit(kind)} and w.item_id = ${id} and w.handled_at is null`;

const openOwnerWarnings = (ownerId: RawBuilder<unknown>) =>
  sql`select w.warning from owner_warning w where w.owner_id = ${ownerId} and w.handled_at is null`;

/** True for a home or room with a warning. Alerts exclude it until the team's review. */
export const isWarnedListing = (
  kind: 'home' | 'offer',
  id: RawBuilder<unknown>,
  ownerId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(exists (${openWarnings(kind, id)}) or exists (${openOwnerWarnings(ownerId)}))`;

/** True for a product with a warning of its own or of its shop. */
export const isWarnedProduct = (
  id: RawBuilder<unknown>,
  vendorId: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql`(exists (${openWarnings('product', id)}) or exists (${openWarnings('vendor', vendorId)}))`;

/** Column `warnings` of a card of a home or a room; null for none. */
export const warningsColumn = (
  kind: 'home' | 'offer',
  id: RawBuilder<unknown>,
  ownerId: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`nullif(array(${openWarnings(kind, id)}) || array(${openOwnerWarnings(ownerId)}), '{}') as warnings`;

/** Column `warnings` of a product's card, with the warnings of its shop. */
export const productWarningsColumn = (
  id: RawBuilder<unknown>,
  vendorId: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`nullif(array(${openWarnings('product', id)} union ${openWarnings('vendor', vendorId)}), '{}') as warnings`;

/** Field of an answer, absent without warnings. */
export const warningsField = (warnings: readonly ReaderWarning[] | null): { warnings?: ReaderWarning[] } =>
  warnings === null ? {} : { warnings: READER_WARNINGS.filter((one) => warnings.includes(one)) };

/** Returns open warnings by the id of their subject. */
export async function openWarningsOf(
  db: Kysely<Database>,
  kind: WarnedKind,
  ids: readonly number[],
): Promise<Map<number, ListingWarning[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_warning')
    .select(['item_id', 'warning'])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .where('handled_at', 'is', null)
    .execute();
  const found = new Map<number, ListingWarning[]>();
  for (const { item_id: id, warning } of rows) found.set(id, [...(found.get(id) ?? []), warning]);
  return found;
}

export type WarnedItem = {
  subject: 'product' | 'vendor' | 'review' | 'reply';
  id: number;
  title: string;
  reports: number;
  reasons: string[];
  texts: string[];
  first: Date;
};

/**
 * Returns products, shops, reviews and replies with open warnings. Homes and rooms are among the reports.
 */
export async function warnedItems(db: Kysely<Database>): Promise<WarnedItem[]> {
  const { rows } = await sql<Omit<WarnedItem, 'reasons'> & { warnings: ListingWarning[] }>`
    select w.kind as subject, w.item_id as id, min(said.title) as title, count(*) as reports,
      array_agg(w.warning order by w.warning) as warnings, array[min(said.text)] as texts, min(w.created_at) as first
    from listing_warning w cross join lateral (
      select p.title_bg as title, p.description_bg as text from product p where w.kind = 'product' and p.id = w.item_id and p.deleted_at is null
      union all select v.name, v.description_bg from vendor v where w.kind = 'vendor' and v.id = w.item_id
      union all select r.subject, r.text from review r where w.kind = 'review' and r.id = w.item_id and r.status = 'shown'
      union all select r.subject, r.reply from review r where w.kind = 'reply' and r.id = w.item_id and r.status = 'shown' and r.reply is not null
    ) said
    where w.handled_at is null group by w.kind, w.item_id order by first, w.kind, w.item_id`.execute(db);
  return rows.map(({ warnings, ...row }) => ({
    ...row,
    reasons: warnings.map((one) => REPORT_REASONS[one]),
  }));
}
