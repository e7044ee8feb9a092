import type { Kysely } from 'kysely';
import { parseSubject } from '../../../src/core/reviews/review.ts';
import type { Reviewed } from '../../../src/core/reviews/review.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';
import type { Texts } from '../../platform/texts.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Database } from '../../tables.ts';
import { publicNameOf } from '../accounts/user-info.ts';
import { pictureOf } from '../properties/listing/property-summaries.ts';

export type ReviewedSubject = {
  title: string;
  image: Picture | null;
  /** Vendor of the product; null for services and landlords. */
  vendorId: number | null;
  ownerId: number | null;
  /** True if no longer for sale. Existing reviews stay; new ones are rejected. */
  isGone: boolean;
};

type Dependencies = { db: Kysely<Database>; texts: Texts };

/** Returns the subjects with their names; missing ones are left out. */
export async function describeSubjects(
  { db, texts }: Dependencies,
  subjects: readonly string[],
  language: Language,
): Promise<Map<string, ReviewedSubject>> {
  const ids = (kind: Reviewed) =>
    subjects.flatMap((subject) => {
      const parts = parseSubject(subject);
      return parts?.kind === kind ? [parts.id] : [];
    });
  const numbers = (kind: Reviewed) => ids(kind).map(Number);
  const [products, vendors, owners] = await Promise.all([
    productsOf(db, numbers('product'), language),
    vendorsOf(db, numbers('vendor')),
    ownersOf(db, numbers('owner')),
  ]);
  const t = texts.in(language);
  const services = ids('service').map((id): [string, ReviewedSubject] => [
    `service-${id}`,
    { title: t(`review-service-${id}`), image: null, vendorId: null, ownerId: null, isGone: false },
  ]);
  return new Map([...products, ...vendors, ...owners, ...services]);
}

async function productsOf(
  db: Kysely<Database>,
  ids: readonly number[],
  language: Language,
): Promise<[string, ReviewedSubject][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select(['id', 'vendor_id', 'title_bg', 'title_en', 'pictures', 'deleted_at'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => [
    `product-${row.id}`,
    {
      title: language === 'bg' ? row.title_bg : row.title_en,
      image: pictureIn(row.pictures[0] ?? null),
      vendorId: row.vendor_id,
      ownerId: null,
      isGone: row.deleted_at !== null,
    },
  ]);
}

async function vendorsOf(db: Kysely<Database>, ids: readonly number[]): Promise<[string, ReviewedSubject][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('vendor')
    .select(['id', 'name', 'logo', 'removed_at'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => [
    `vendor-${row.id}`,
    {
      title: row.name,
      image: pictureIn(row.logo),
      vendorId: row.id,
      ownerId: null,
      isGone: row.removed_at !== null,
    },
  ]);
}

async function ownersOf(db: Kysely<Database>, ids: readonly number[]): Promise<[string, ReviewedSubject][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select(['account.id', 'account.name', 'account.picture', 'agency.name as agency', 'agency.logo'])
    .where('account.id', 'in', ids)
    .execute();
  return rows.map((row) => [
    `owner-${row.id}`,
    {
      title: row.agency ?? publicNameOf(row.name),
      image: pictureIn(row.logo ?? row.picture),
      vendorId: null,
      ownerId: row.id,
      isGone: false,
    },
  ]);
}

const pictureIn = (stored: StoredPicture | null) => stored && pictureOf(stored);
