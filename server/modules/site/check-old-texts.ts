import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { publishedTextWarnings, TEXT_RULES } from '../../../src/core/shared/published-text-warnings.ts';
import type { PublishedText } from '../../../src/core/shared/published-text-warnings.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { checkText } from '../accounts/listing-warnings.ts';
import type { TextCheckTable } from '../accounts/tables.ts';
import { checkListingText } from '../properties/listing/check-listing.ts';

const BATCH = 100;

type Kind = TextCheckTable['kind'];
type Row = { id: number; texts: (string | null)[] };
type Source = { rule: PublishedText; from: RawBuilder<unknown>; texts: RawBuilder<unknown> };

/**
 * Published texts by kind. Texts with warnings of an earlier check are excluded, because the team handles
 * them.
 */
const SOURCES: Record<Kind, Source> = {
  home: {
    rule: 'rental',
    from: sql`property t where t.status <> 'draft' and t.deleted_at is null and t.removed_at is null`,
    texts: sql`array[t.title, t.description, t.tax_description]`,
  },
  offer: {
    rule: 'rental',
    from: sql`roommate_offer t where t.deleted_at is null and t.removed_at is null`,
    texts: sql`array[t.title || E'\n' || t.about_home || E'\n' || t.about_people]`,
  },
  product: {
    rule: 'goods',
    from: sql`product t where t.deleted_at is null`,
    texts: sql`array[t.title_bg, t.title_en, t.description_bg, t.description_en]`,
  },
  vendor: {
    rule: 'goods',
    from: sql`vendor t where true`,
    texts: sql`array[t.name, t.description_bg, t.description_en, t.returns_bg, t.returns_en]`,
  },
  review: {
    rule: 'goods',
    from: sql`review t where t.status = 'shown'`,
    texts: sql`array[t.text]`,
  },
  reply: {
    rule: 'goods',
    from: sql`review t where t.status = 'shown' and t.reply is not null`,
    texts: sql`array[t.reply]`,
  },
  comment: {
    rule: 'goods',
    from: sql`post_comment t where t.status = 'shown' and not exists (
      select from audit_entry a
      where a.operation = 'comments.show' and a.subject = 'comment' and a.subject_id = t.id::text)`,
    texts: sql`array[t.text]`,
  },
};

/**
 * Checks texts that were published before the current rules (TRUST-06). Creates the same warnings and cases
 * as a save, without mails. Continues after the last finished batch. A job.
 */
export async function checkOldTexts(deps: { db: Kysely<Database>; clock: Clock }): Promise<void> {
  for (const kind of Object.keys(SOURCES) as Kind[]) {
    let last = await lastChecked(deps.db, kind);
    for (;;) {
      const rows = await readTexts(deps.db, kind, sql`t.id > ${last}`);
      for (const row of rows) if (hasWarning(kind, row)) await checkOne(deps, kind, row.id);
      last = rows.at(-1)?.id ?? last;
      await recordProgress(deps.db, kind, last);
      if (rows.length < BATCH) break;
    }
  }
}

async function readTexts(db: Kysely<Database>, kind: Kind, which: RawBuilder<unknown>): Promise<Row[]> {
  const { from, texts } = SOURCES[kind];
  const { rows } = await sql<Row>`
    select t.id, ${texts} as texts from ${from} and ${which}
      and not exists (
        select from listing_warning w
        where w.kind = ${kind} and w.item_id = t.id and w.warning in ('money', 'channel'))
    order by t.id limit ${BATCH}`.execute(db);
  return rows;
}

const textsOf = ({ texts }: Row): string[] => texts.filter((text) => text !== null);

const hasWarning = (kind: Kind, row: Row): boolean =>
  publishedTextWarnings(textsOf(row).join('\n'), SOURCES[kind].rule).length > 0;

/** Reads the text again under a lock, because its author may have changed it. */
async function checkOne(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  kind: Kind,
  id: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lock(transaction, kind, id);
    const [row] = await readTexts(transaction, kind, sql`t.id = ${id}`);
    if (!row || !hasWarning(kind, row)) return;
    if (kind === 'comment') await moderateComment(transaction, id);
    else if (kind === 'home' || kind === 'offer')
      await checkListingText(transaction, { listing: kind, id }, textsOf(row), clock.now());
    else await checkText(transaction, { kind, id }, textsOf(row), clock.now());
  });
}

const TABLES = {
  home: 'property',
  offer: 'roommate_offer',
  product: 'product',
  vendor: 'vendor',
  review: 'review',
  reply: 'review',
  comment: 'post_comment',
} as const satisfies Record<Kind, keyof Database>;

async function lock(transaction: Transaction<Database>, kind: Kind, id: number): Promise<void> {
  await sql`select from ${sql.table(TABLES[kind])} where id = ${id} for no key update`.execute(transaction);
}

async function moderateComment(transaction: Transaction<Database>, id: number): Promise<void> {
  await transaction
    .updateTable('post_comment')
    .set({ status: 'held', held_for: 'warning' })
    .where('id', '=', id)
    .execute();
}

/** @returns last id checked by the current rules */
async function lastChecked(db: Kysely<Database>, kind: Kind): Promise<number> {
  const row = await db
    .selectFrom('text_check')
    .select(['rules', 'last_id'])
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.rules === TEXT_RULES ? row.last_id : 0;
}

async function recordProgress(db: Kysely<Database>, kind: Kind, last: number): Promise<void> {
  const progress = { rules: TEXT_RULES, last_id: last };
  await db
    .insertInto('text_check')
    .values({ kind, ...progress })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(progress))
    .execute();
}
