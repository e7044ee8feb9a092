import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isCompanyNumber } from '../../../../../src/core/shared/company-number.ts';
import type { CaseSubject } from '../../../../../src/core/team/cases.ts';
import type { Database } from '../../../../tables.ts';
import { verifyCompany } from '../../companies.ts';
import type { Firm } from '../../companies.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, WaitingRow } from '../case-kind.ts';
import { personOfAccount, personOfVendor } from '../people.ts';

/** A rejected company waits again when its name or number changes. */
const wasRejected = (subject: Firm, name: string) => sql`exists (
  select from case_decision d where d.kind = 'companies' and d.subject_id = ${subject} || '-' || f.id
    and d.decision = 'reject' and d.undone_at is null and d.appeal_outcome is distinct from 'reversed'
    and d.state ->> 'number' = f.company_number and d.state ->> 'name' = f.${sql.ref(name)})`;

const firmOf = ({ subject }: CaseSubject) => subject as Firm;

/** Companies of vendors and agencies that the team has not found in the register (decision 21). */
export const companies: CaseKind = {
  name: 'companies',
  permission: 'company-cases.decide',
  waiting: sql<WaitingRow>`
    select 'vendor'::text as subject, f.id, f.company_name as title, f.created_at as since, 1::bigint as count
    from vendor f where f.company_number <> '' and f.company_verified_at is null and f.removed_at is null
      and not ${wasRejected('vendor', 'company_name')}
    union all
    select 'agency', f.id, f.name, f.created_at, 1
    from agency f where f.company_number <> '' and f.company_verified_at is null and not ${wasRejected('agency', 'name')}`,
  async affected(db, subject) {
    const company = await companyOf(db, subject);
    if (!company) return null;
    return firmOf(subject) === 'vendor'
      ? personOfVendor(db, subject.id, company.name)
      : personOfAccount(db, company.accountId, company.name);
  },
  async evidence(_deps, db, subject) {
    const company = await companyOf(db, subject);
    if (!company) return [];
    const { name, number, vat, address, email, phone } = company;
    return [
      {
        type: 'facts',
        facts: [
          { label: 'case-fact-company', format: 'text', value: name },
          { label: 'case-fact-company-number', format: 'text', value: number },
          {
            label: 'case-fact-check-digits',
            format: 'key',
            value: isCompanyNumber(number) ? 'case-digits-valid' : 'case-digits-invalid',
          },
          { label: 'case-fact-vat', format: 'text', value: vat },
          { label: 'case-fact-address', format: 'text', value: address },
          { label: 'case-fact-email', format: 'text', value: email },
          { label: 'case-fact-phone', format: 'text', value: phone },
        ],
      },
    ];
  },
  decisions: [
    caseDecision<object>({
      name: 'verify',
      operation: () => 'companies.verify',
      needsReason: false,
      reasons: [],
      async apply({ transaction, subject, now }) {
        await verifyCompany(transaction, firmOf(subject), subject.id, now);
        return {};
      },
      async undo({ transaction, subject }) {
        await verifyCompany(transaction, firmOf(subject), subject.id, null);
      },
    }),
    caseDecision<{ name: string; number: string }>({
      name: 'reject',
      operation: () => 'companies.reject',
      needsReason: true,
      reasons: ['case-reason-company-not-found', 'case-reason-company-name', 'case-reason-company-closed'],
      async apply(context) {
        const { deps, transaction, subject } = context;
        const company = await companyOf(transaction, subject);
        await deps.caseMails.statement('company-rejected', context);
        return { name: company?.name ?? '', number: company?.number ?? '' };
      },
      // The decision itself takes the company off the list.
      undo: () => Promise.resolve(),
      restore: () => Promise.resolve(),
    }),
  ],
};

type Company = {
  name: string;
  number: string;
  vat: string;
  address: string;
  email: string;
  phone: string;
  accountId: number | null;
};

async function companyOf(db: Kysely<Database>, subject: CaseSubject): Promise<Company | undefined> {
  const source =
    firmOf(subject) === 'vendor'
      ? sql<Company>`select company_name as name, company_number as number, coalesce(vat_number, '') as vat, address, email, phone,
          null::bigint as "accountId" from vendor where id = ${subject.id}`
      : sql<Company>`select name, company_number as number, '' as vat, address, email, phone, account_id as "accountId"
          from agency where id = ${subject.id}`;
  const { rows } = await source.execute(db);
  return rows[0];
}
