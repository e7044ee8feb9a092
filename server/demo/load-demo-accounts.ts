import type pg from 'pg';
import type { AccountType } from '../../src/core/accounts/account.ts';
import type { VendorRole } from '../../src/core/shared/vendor-roles.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';

/** Public password of the demo accounts; for demo data only. */
export const DEMO_PASSWORD = 'uyut-demo';

type DemoAccount = {
  type: AccountType;
  email: string;
  name: string;
  phone: string;
  vendorRole?: VendorRole;
};

/** One account of each type, and another member of the shop; the README names them. */
const ACCOUNTS: readonly DemoAccount[] = [
  { type: 'user', email: 'user@demo.example', name: 'Мария Георгиева', phone: '0888200101' },
  { type: 'agency', email: 'agency@demo.example', name: 'Николай Василев', phone: '0888200102' },
  { type: 'vendor', email: 'vendor@demo.example', name: 'Елена Димитрова', phone: '0888200103' },
  {
    type: 'vendor',
    email: 'orders@demo.example',
    name: 'Стефан Колев',
    phone: '0888200104',
    vendorRole: 'orders',
  },
];

/** Adds missing demo accounts. The vendors' accounts belong to the first shop of the demo catalogue. */
export async function loadDemoAccounts(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ email: string }>(
    'select email from account where email = any($1::text[])',
    [ACCOUNTS.map(({ email }) => email)],
  );
  const missing = ACCOUNTS.filter(({ email }) => rows.every((row) => row.email !== email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const account of missing) await insert(pool, account, passwordHash);
}

async function insert(
  pool: pg.Pool,
  { type, email, name, phone, vendorRole = 'owner' }: DemoAccount,
  passwordHash: string,
): Promise<void> {
  // Idempotent for simultaneous starts. A catalogue without demo vendors gets no demo vendor.
  await pool.query(
    `insert into account (type, email, name, phone, password_hash, language, created_at, email_confirmed_at, vendor_id, vendor_role, vendor_since)
     select $1::text, $2, $3, $4, $5, 'bg', now() - interval '420 days', now() - interval '420 days', vendor.id,
       $6, case when $6 = 'owner' then null else now() - interval '60 days' end
     from (select 1) one left join lateral
       (select id from vendor where company_number like '9990%' order by id limit 1) vendor on $1 = 'vendor'
     where $1 <> 'vendor' or vendor.id is not null
     on conflict do nothing`,
    [type, email, name, phone, passwordHash, vendorRole],
  );
  if (vendorRole !== 'owner') await addHistory(pool, email);
  if (type !== 'agency') return;
  await pool.query(
    `insert into agency (account_id, name, description_bg, description_en, phone, email, address, trusted)
     select id, 'Дом и ключ', $2, $3, $4, $1, 'София, ул. „Шишман“ 14', true from account where email = $1
     on conflict do nothing`,
    [
      email,
      'Семейна агенция за наеми. Познаваме всяко жилище, което предлагаме, и сме до Вас от първия оглед до предаването на ключовете.',
      'A family agency for rented homes. We know every home we offer, and stay with you from the first viewing until the keys are handed over.',
      phone,
    ],
  );
}

/** Records the invitation of a member by the owner of the shop, and its acceptance a day later. */
async function addHistory(pool: pg.Pool, email: string): Promise<void> {
  await pool.query(
    `insert into vendor_member_event (vendor_id, kind, role, actor_id, email, at)
     select m.vendor_id, 'invited', m.vendor_role, o.id, m.email, m.vendor_since - interval '1 day'
     from account m join account o on o.vendor_id = m.vendor_id and o.vendor_role = 'owner'
     where m.email = $1 and not exists (select from vendor_member_event e where e.vendor_id = m.vendor_id)`,
    [email],
  );
  await pool.query(
    `insert into vendor_member_event (vendor_id, kind, role, actor_id, member_id, at)
     select m.vendor_id, 'joined', m.vendor_role, m.id, m.id, m.vendor_since from account m
     where m.email = $1 and not exists (select from vendor_member_event e where e.member_id = m.id)`,
    [email],
  );
}
