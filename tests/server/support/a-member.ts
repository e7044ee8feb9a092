import type { VendorRole } from '../../../src/core/shared/vendor-roles.ts';
import { aPerson } from './an-account.ts';
import type { Person } from './an-account.ts';
import type { TestApplication } from './test-application.ts';

/** A member of a shop with a session. */
export async function aMember(app: TestApplication, vendorId: number, role: VendorRole): Promise<Person> {
  const person = await aPerson(app, { type: 'vendor', vendorId, name: 'Петър Илиев' });
  await app.database.db
    .updateTable('account')
    .set({ vendor_role: role, vendor_since: app.clock.now() })
    .where('id', '=', person.id)
    .execute();
  return person;
}

/** Invites a person by the API, and reads the secret from the mail. */
export async function anInvitation(
  app: TestApplication,
  { headers }: Pick<Person, 'headers'>,
  { email, role = 'orders' }: { email: string; role?: VendorRole },
): Promise<{ id: number; token: string }> {
  const { status, body, text } = await app.post('/api/vendor/invitation', { email, role }, headers);
  if (status !== 201) throw new Error(`not invited: ${text}`);
  const mail = await app.database.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [, token = ''] = /\/(?:pokana|shop-invitation)\/([\w-]{43})/.exec(mail.text) ?? [];
  return { id: (body as { id: number }).id, token };
}
