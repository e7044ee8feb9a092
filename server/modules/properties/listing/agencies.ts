import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Agency, AgencySummary } from '../../../../src/core/properties/property-catalogue.ts';
import { ratingOf } from '../../../../src/core/reviews/star-average.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { COUNT_LIMIT } from '../../../../src/core/shared/page.ts';
import type { Page } from '../../../../src/core/shared/page.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import { pictureOf, RESPONSIVENESS_COLUMN, warningsOf } from './property-summaries.ts';

const PAGE_LIMIT = 12;

/** The columns of an `AgencySummary`, for `a` (agency). */
const summaryColumns = (language: Language): RawBuilder<unknown> => sql`
  a.id, a.name, a.logo, ${sql.ref(`a.description_${language}`)} as description, a.trusted, a.account_id as "accountId",
  (select s.stars from review_summary s where s.subject = 'owner-' || a.account_id) as stars,
  (select count(*) from (
    select from property p
    where p.owner_id = a.account_id and p.status = 'active' and p.deleted_at is null limit ${COUNT_LIMIT}
  ) counted) as "propertyCount"`;

/** Returns the trusted agencies by name (HOME-16). */
export async function listAgencies(
  { db }: PropertyDependencies,
  { offset = 0, limit = PAGE_LIMIT }: { offset?: number | undefined; limit?: number | undefined },
  language: Language,
): Promise<Page<AgencySummary>> {
  const [{ rows }, { total }] = await Promise.all([
    sql<Omit<AgencySummary, 'logo' | 'rating'> & Stored>`
      select ${summaryColumns(language)} from agency a where a.trusted
      order by a.name, a.id limit ${limit} offset ${offset}`.execute(db),
    db
      .selectFrom('agency')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('trusted', '=', true)
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(({ logo, stars, ...row }) => ({ ...row, ...shown({ logo, stars }) })), total };
}

/** Returns an agency's public page (HOME-16). @throws Failure `not-found` */
export async function readAgency(
  { db }: PropertyDependencies,
  id: string,
  language: Language,
): Promise<Agency> {
  const { rows } = await sql<
    Omit<Agency, 'logo' | 'rating' | 'memberSince' | 'phoneVerifiedAt' | 'companyVerifiedAt' | 'warnings'> &
      Dated & {
        owner_warnings: Agency['warnings'];
      }
  >`
    select ${summaryColumns(language)}, a.phone, a.email, a.website, a.address, a.created_at, a.company_verified_at,
      o.phone_verified_at,
      ${RESPONSIVENESS_COLUMN}, ${warningsOf(sql`a.account_id`)}
    from agency a join account o on o.id = a.account_id left join responsiveness r on r.owner_id = a.account_id where a.id = ${id}::bigint`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw new Failure('error-agency-not-found', {}, 'not-found');
  const {
    owner_warnings: warnings,
    created_at: createdAt,
    phone_verified_at: phoneAt,
    company_verified_at: companyAt,
    logo,
    stars,
    ...agency
  } = row;
  return {
    ...agency,
    warnings,
    ...shown({ logo, stars }),
    memberSince: createdAt.toISOString(),
    phoneVerifiedAt: phoneAt?.toISOString() ?? null,
    companyVerifiedAt: companyAt?.toISOString() ?? null,
  };
}

type Dated = Stored & { created_at: Date; phone_verified_at: Date | null; company_verified_at: Date | null };
type Stored = { logo: StoredPicture | null; stars: number[] | null };

const shown = ({ logo, stars }: Stored) => ({
  logo: logo && pictureOf(logo),
  rating: stars && ratingOf(stars),
});
