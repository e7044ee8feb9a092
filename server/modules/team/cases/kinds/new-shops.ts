import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { pictureFile } from '../../../../../src/core/shared/picture.ts';
import type { EvidenceFact } from '../../../../../src/core/team/case-evidence.ts';
import type { StoredPicture } from '../../../../platform/tables.ts';
import { approveVendor } from '../../../shop/editor/approve-vendor.ts';
import type { Database } from '../../../../tables.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind } from '../case-kind.ts';
import { personOfVendor } from '../people.ts';

/** Hash of the shop's public texts. A refused shop waits again after a change of them. */
const PROFILE = sql`md5(concat_ws('|', f.name, f.description_bg, f.description_en, f.returns_bg, f.returns_en,
  f.logo, f.cover))`;

/** New shops with a verified company that wait for the team's approval, by setting (TEAM-06). */
export const newShops: CaseKind = {
  name: 'new-shops',
  permission: 'vendors.approve',
  waiting: sql`
    select 'vendor'::text as subject, f.id, f.name as title, f.company_verified_at as since, 1::bigint as count
    from vendor f where f.needs_approval and f.company_verified_at is not null and f.removed_at is null
      and not exists (
        select from case_decision d where d.kind = 'new-shops' and d.subject_id = 'vendor-' || f.id
          and d.decision = 'refuse-shop' and d.undone_at is null and d.appeal_outcome is distinct from 'reversed'
          and d.state ->> 'profile' = ${PROFILE})`,
  async affected(db, { id }) {
    const shop = await shopOf(db, id);
    return shop ? personOfVendor(db, id, shop.name) : null;
  },
  async evidence(_deps, db, { id }) {
    const shop = await shopOf(db, id);
    if (!shop) return [];
    const { name, company, number, products, texts, pictures } = shop;
    const fact = (label: string, value: string): EvidenceFact => ({ label, format: 'text', value });
    return [
      {
        type: 'facts',
        facts: [
          fact('case-fact-shop', name),
          fact('case-fact-company', company),
          fact('case-fact-company-number', number),
          fact('case-fact-products', String(products)),
        ],
      },
      { type: 'text', label: 'case-text-vendor', text: texts, warnings: [] },
      { type: 'pictures', label: 'case-pictures', pictures: pictures.map((one) => pictureFile(one)) },
    ];
  },
  decisions: [
    caseDecision<object>({
      name: 'approve-shop',
      operation: () => 'vendors.approve',
      needsReason: false,
      reasons: [],
      async apply({ deps, transaction, subject }) {
        await approveVendor(deps.caseMails, transaction, subject.id);
        return {};
      },
      async undo({ transaction, subject }) {
        await transaction
          .updateTable('vendor')
          .set({ needs_approval: true })
          .where('id', '=', subject.id)
          .execute();
      },
    }),
    caseDecision<{ profile: string }>({
      name: 'refuse-shop',
      operation: () => 'vendors.refuse',
      needsReason: true,
      reasons: ['case-reason-shop-texts', 'case-reason-shop-products', 'case-reason-fraud'],
      async apply(context) {
        const { deps, transaction, subject } = context;
        const shop = await shopOf(transaction, subject.id);
        await deps.caseMails.statement('shop-refused', context);
        return { profile: shop?.profile ?? '' };
      },
      // The decision itself takes the shop off the list.
      undo: () => Promise.resolve(),
      restore: () => Promise.resolve(),
    }),
  ],
};

type Shop = {
  name: string;
  company: string;
  number: string;
  texts: string;
  pictures: StoredPicture[];
  products: number;
  profile: string;
};

async function shopOf(db: Kysely<Database>, id: number): Promise<Shop | undefined> {
  const { rows } = await sql<Shop>`
    select f.name, f.company_name as company, f.company_number as number,
      concat_ws(E'\\n\\n', nullif(f.description_bg, ''), nullif(f.description_en, ''), nullif(f.returns_bg, ''),
        nullif(f.returns_en, '')) as texts,
      jsonb_path_query_array(jsonb_build_array(f.logo, f.cover), '$[*] ? (@ != null)') as pictures,
      (select count(*) from product p where p.vendor_id = f.id and p.deleted_at is null) as products,
      ${PROFILE} as profile
    from vendor f where f.id = ${id}`.execute(db);
  return rows[0];
}
