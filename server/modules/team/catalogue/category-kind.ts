import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { CategoryTreeValue, CategoryValue } from '../../../../api/team/catalogue-values.ts';
import { trimmedTexts } from '../../../../src/core/shared/both-languages.ts';
import { ensureNoErrors, Failure } from '../../../../src/core/shared/failure.ts';
import {
  CATEGORY_FILTERS,
  categoryErrors,
  categoryTreeError,
  inTreeOrder,
} from '../../../../src/core/shop/category-tree.ts';
import type { CategoryNode, CategoryTerms } from '../../../../src/core/shop/category-tree.ts';
import { ROOMS } from '../../../../src/core/shop/room.ts';
import type { Room } from '../../../../src/core/shop/room.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Database } from '../../../tables.ts';
import type { CatalogueKind, CatalogueRow, CatalogueDependencies } from './catalogue-kind.ts';

/** Key of the record with the order and parents of all categories. */
export const TREE = 'tree';

type Tree = { tree: CategoryNode[] };
const isTree = (value: CategoryTerms | Tree): value is Tree => 'tree' in value;

/** Categories of the shop: one record each, and one for their tree. */
export const categoryKind = ({ texts }: CatalogueDependencies): CatalogueKind<CategoryTerms | Tree> => ({
  resource: 'categories',
  subject: 'category',
  schemaOf: (key) => (key === TREE ? CategoryTreeValue : CategoryValue),
  async rows(db, key) {
    const categories = key === TREE ? [] : await readCategories(db, key);
    if (key !== undefined && key !== TREE) return categories;
    const name = { bg: texts.in('bg')('team-category-tree'), en: texts.in('en')('team-category-tree') };
    return [{ key: TREE, name, group: null, value: { tree: await readTree(db) } }, ...categories];
  },
  async check(db, key, value) {
    if (isTree(value)) {
      const error = categoryTreeError(value.tree);
      if (error) throw new Failure(error, { tree: error }, 'invalid');
      await ensureKnown(db, value.tree);
      return { tree: inTreeOrder(value.tree) };
    }
    ensureNoErrors(categoryErrors(value));
    const tidy = { ...value, name: trimmedTexts(value.name) };
    await ensureNewName(db, key, tidy);
    return tidy;
  },
  async apply(transaction, key, value) {
    if (isTree(value)) return writeTree(transaction, value.tree);
    await renewWordsAfterRename(transaction, Number(key), value.name);
    await transaction.updateTable('category').set(columnsOf(value)).where('id', '=', Number(key)).execute();
    await writeRooms(transaction, Number(key), value.rooms);
  },
  async create(transaction, value) {
    if (isTree(value))
      throw new Failure('validation_failed', { value: 'error-value-of-other-kind' }, 'invalid');
    const { id } = await transaction
      .insertInto('category')
      .values({
        ...columnsOf(value),
        picture: null,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from category)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeRooms(transaction, id, value.rooms);
    return String(id);
  },
  remove: removeCategory,
});

const columnsOf = ({ name, filters, isShown, isPromo }: CategoryTerms) => ({
  name_bg: name.bg,
  name_en: name.en,
  filters: filters.length === CATEGORY_FILTERS.length ? null : filters,
  shown: isShown,
  on_promo: isPromo,
});

async function readCategories(db: Kysely<Database>, key?: string): Promise<CatalogueRow<CategoryTerms>[]> {
  if (key !== undefined && !/^\d{1,15}$/.test(key)) return [];
  const only = key === undefined ? sql`true` : sql`c.id = ${Number(key)}`;
  const { rows } = await sql<{
    id: number;
    name_bg: string;
    name_en: string;
    shown: boolean;
    on_promo: boolean;
    filters: CategoryTerms['filters'] | null;
    rooms: Room[];
    parent_bg: string | null;
    parent_en: string | null;
  }>`
    select c.id, c.name_bg, c.name_en, c.shown, c.on_promo, c.filters, p.name_bg as parent_bg, p.name_en as parent_en,
      coalesce((
        select array_agg(r.room_key order by room.position)
        from category_room r join room on room.key = r.room_key where r.category_id = c.id
      ), '{}') as rooms
    from category c left join category p on p.id = c.parent_id
    where ${only} order by c.position, c.id`.execute(db);
  return rows.map((row) => ({
    key: String(row.id),
    name: { bg: row.name_bg, en: row.name_en },
    group: row.parent_bg === null || row.parent_en === null ? null : { bg: row.parent_bg, en: row.parent_en },
    value: {
      name: { bg: row.name_bg, en: row.name_en },
      rooms: row.rooms,
      filters: row.filters ?? [...CATEGORY_FILTERS],
      isShown: row.shown,
      isPromo: row.on_promo,
    },
  }));
}

async function readTree(db: Kysely<Database>): Promise<CategoryNode[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'parent_id as parentId'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return inTreeOrder(rows);
}

/** Categories that the tree does not name stay below their parent, after the others. */
async function writeTree(transaction: Transaction<Database>, tree: readonly CategoryNode[]): Promise<void> {
  const rows = tree.map(({ id, parentId }, index) => ({ id, parent_id: parentId, position: index + 1 }));
  await sql`
    update category c set parent_id = p.id, position = given.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, parent_id bigint, position integer)
      left join category p on p.id = given.parent_id
    where c.id = given.id`.execute(transaction);
  await sql`
    update category c set position = ${rows.length} + other.number
    from (
      select id, row_number() over (order by position, id) as number from category
      where id <> all (${tree.map(({ id }) => id)}::bigint[])
    ) other where other.id = c.id`.execute(transaction);
}

async function writeRooms(
  transaction: Transaction<Database>,
  id: number,
  rooms: readonly Room[],
): Promise<void> {
  await transaction
    .insertInto('room')
    .values(ROOMS.map((key, index) => ({ key, position: index + 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.deleteFrom('category_room').where('category_id', '=', id).execute();
  if (rooms.length === 0) return;
  await transaction
    .insertInto('category_room')
    .values(rooms.map((room) => ({ category_id: id, room_key: room })))
    .execute();
}

/** @throws Failure `conflict` for a category that was removed meanwhile */
async function ensureKnown(db: Kysely<Database>, tree: readonly CategoryNode[]): Promise<void> {
  const known = new Set((await readTree(db)).map(({ id }) => id));
  if (tree.some(({ id }) => !known.has(id))) throw new Failure('error-category-gone', {}, 'conflict');
}

/** @throws Failure `invalid` for the name of another category */
async function ensureNewName(db: Kysely<Database>, key: string, { name }: CategoryTerms): Promise<void> {
  const others = await db
    .selectFrom('category')
    .select(['name_bg as bg', 'name_en as en'])
    .where('id', '<>', Number(key) || 0)
    .execute();
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const taken = (['bg', 'en'] as const).filter((language) =>
    others.some((other) => isSame(other[language], name[language])),
  );
  ensureNoErrors(Object.fromEntries(taken.map((language) => [`name.${language}`, 'error-name-taken'])));
}

const countProducts = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('product')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('category_id', '=', id)
    .execute();

/** Moves the products, then deletes. @throws Failure `conflict` for one with products or subcategories */
async function removeCategory(
  transaction: Transaction<Database>,
  key: string,
  moveTo: string | null,
): Promise<void> {
  const id = Number(key);
  if (key === TREE) throw new Failure('error-not-found', {}, 'not-found');
  const below = await transaction.selectFrom('category').select('id').where('parent_id', '=', id).execute();
  if (below.length > 0)
    throw new Failure('error-category-has-subcategories', { count: String(below.length) }, 'conflict');
  if (moveTo !== null) await moveProducts(transaction, id, moveTo);
  const [{ count } = { count: 0 }] = await countProducts(transaction, id);
  if (count > 0) throw new Failure('error-category-has-products', { count: String(count) }, 'conflict');
  await transaction.deleteFrom('category').where('id', '=', id).execute();
}

async function moveProducts(transaction: Transaction<Database>, id: number, moveTo: string): Promise<void> {
  const [target] = moveTo === String(id) ? [] : await readCategories(transaction, moveTo);
  if (!target) throw new Failure('validation_failed', { moveTo: 'error-category-target' }, 'invalid');
  await renewWords(transaction, id);
  await transaction
    .updateTable('product')
    .set({ category_id: Number(moveTo) })
    .where('category_id', '=', id)
    .execute();
}

async function renewWordsAfterRename(
  transaction: Transaction<Database>,
  id: number,
  { bg, en }: CategoryTerms['name'],
): Promise<void> {
  const before = await transaction
    .selectFrom('category')
    .select(['name_bg', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (before && (before.name_bg !== bg || before.name_en !== en)) await renewWords(transaction, id);
}

/** Indexes the products of a category again by a job, because their search words contain its name. */
async function renewWords(transaction: Transaction<Database>, id: number): Promise<void> {
  const vendors = await transaction
    .selectFrom('product')
    .select('vendor_id')
    .distinct()
    .where('category_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { vendor_id: vendorId } of vendors)
    await enqueue(transaction, 'shop.renew-words', { vendorId }, { key: `renew words ${vendorId}` });
}
