import type pg from 'pg';
import { agencyMark } from '../drawings/write-drawings.ts';
import { demoCompanyNumber } from '../shop/vendors.ts';
import { demoAgencies, demoOwners } from './owners.ts';

/** Accounts of the demo owners and agencies, in the order of {@link demoOwners} and {@link demoAgencies}. */
export interface PropertyOwners {
  readonly owners: readonly string[];
  readonly agencies: readonly string[];
}

/** First company number of agencies; those of vendors are smaller. */
const FIRST_AGENCY = 5_001;

/** Days since the verification, by the position in a list. */
const verifiedDays = (place: number): number => 9 + ((place * 37) % 200);

const agencyEmail = (code: string): string => `${code}@demo.example`;

export const ownerEmails: readonly string[] = [
  ...demoOwners.map(({ email }) => email),
  ...demoAgencies.map(({ code }) => agencyEmail(code)),
];

/** Creates missing accounts of demo landlords, without a password, so that nobody can sign in. */
export async function insertPropertyOwners(client: pg.PoolClient): Promise<PropertyOwners> {
  const accounts = [
    ...demoOwners.map(({ name, email, phone }, place) => ({
      type: 'user',
      name,
      email,
      phone,
      verified_days: place % 3 === 2 ? null : verifiedDays(place),
    })),
    ...demoAgencies.map(({ name, code, phone, trusted }, place) => ({
      type: 'agency',
      name,
      email: agencyEmail(code),
      phone,
      verified_days: trusted ? verifiedDays(place) : null,
    })),
  ];
  await client.query(
    `insert into account (type, name, email, phone, language, created_at, email_confirmed_at, phone_verified_at)
     select type, name, email, phone, 'bg', now() - interval '250 days', now() - interval '250 days',
       now() - make_interval(days => verified_days)
     from jsonb_to_recordset($1::jsonb) as given (type text, name text, email text, phone text, verified_days integer)
     on conflict (email) do nothing`,
    [JSON.stringify(accounts)],
  );
  const idOf = await idsOf(client, ownerEmails);
  const ids = ownerEmails.map((email) => idOf.get(email) ?? '');
  const owners = { owners: ids.slice(0, demoOwners.length), agencies: ids.slice(demoOwners.length) };
  await insertAgencies(client, owners.agencies);
  return owners;
}

/** Returns the ids of accounts by e-mail. */
export async function idsOf(client: pg.PoolClient, emails: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; email: string }>(
    'select id, email from account where email = any($1::text[])',
    [emails],
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

async function insertAgencies(client: pg.PoolClient, ids: readonly string[]): Promise<void> {
  const rows = demoAgencies.map((agency, place) => ({
    account_id: ids[place],
    name: agency.name,
    description_bg: agency.description[0],
    description_en: agency.description[1],
    logo: { url: `/pictures/${agencyMark(agency.code)}`, width: 800, height: 800 },
    phone: agency.phone,
    email: `${agency.code}@example.com`,
    website: `https://${agency.code}.example`,
    address: agency.address,
    trusted: agency.trusted,
    company_number: demoCompanyNumber(FIRST_AGENCY + place),
    verified_days: agency.trusted ? verifiedDays(place) : null,
  }));
  await client.query(
    `insert into agency (account_id, name, description_bg, description_en, logo, phone, email, website, address,
       trusted, company_number, company_verified_at)
     select account_id, name, description_bg, description_en, logo, phone, email, website, address, trusted,
       company_number, now() - make_interval(days => verified_days)
     from jsonb_to_recordset($1::jsonb) as given (account_id bigint, name text, description_bg text,
       description_en text, logo jsonb, phone text, email text, website text, address text, trusted boolean,
       company_number text, verified_days integer)
     on conflict (account_id) do nothing`,
    [JSON.stringify(rows)],
  );
}
