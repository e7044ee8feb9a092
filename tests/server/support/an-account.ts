import { hashOf, newSecret } from '../../../server/platform/secrets.ts';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { TestDatabase } from './test-database.ts';

/** Any running application with its database and clock. */
type Place = { database: TestDatabase; clock: Clock };

type Wanted = {
  type?: AccountType;
  name?: string;
  email?: string;
  phone?: string;
  vendorId?: number;
  passwordHash?: string;
  trusted?: boolean;
};

/** A person with an account and a session: the headers authenticate calls. */
export type Person = { id: number; email: string; agencyId: number | null; headers: { cookie: string } };

let last = 0;

/** Creates an account and a session without the e-mail and password steps. */
export async function aPerson(app: Place, wanted: Wanted = {}): Promise<Person> {
  const { db } = app.database;
  const { type = 'user', name = 'Иван Петров' } = wanted;
  const email = wanted.email ?? `person-${(last += 1)}@example.com`;
  const vendorId = type === 'vendor' ? (wanted.vendorId ?? (await aVendor(app))) : null;
  const { id } = await db
    .insertInto('account')
    .values({
      type,
      name,
      email,
      phone: wanted.phone ?? '0887654321',
      password_hash: wanted.passwordHash ?? null,
      google_subject: null,
      email_confirmed_at: app.clock.now(),
      language: 'bg',
      picture: null,
      vendor_id: vendorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const agency =
    type === 'agency'
      ? await db
          .insertInto('agency')
          .values({ account_id: id, name, trusted: wanted.trusted ?? false, logo: null })
          .returning('id')
          .executeTakeFirstOrThrow()
      : null;
  return { id, email, agencyId: agency?.id ?? null, headers: await sessionOf(app, id) };
}

export async function sessionOf(app: Place, accountId: number): Promise<{ cookie: string }> {
  const [token, companion] = [newSecret(), newSecret()];
  await app.database.db
    .insertInto('session')
    .values({
      account_id: accountId,
      token_hash: hashOf(token),
      companion_hash: hashOf(companion),
      created_at: app.clock.now(),
      expires_at: new Date(app.clock.now().getTime() + 3_600_000),
    })
    .execute();
  return { cookie: `token=${token}; session=${companion}` };
}

async function aVendor({ database }: Place): Promise<number> {
  const { id } = await database.db
    .insertInto('vendor')
    .values({
      name: 'Дървото',
      company_name: 'Дървото ООД',
      company_number: '999001012',
      vat_number: null,
      address: 'Троян, ул. Минзухар 1',
      email: 'vendor@example.com',
      phone: '0887654321',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
