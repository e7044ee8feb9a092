import type { Kysely } from 'kysely';
import { rolesFor } from '../../../../src/core/shared/vendor-roles.ts';
import type { VendorArea, VendorRole } from '../../../../src/core/shared/vendor-roles.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Database } from '../../../tables.ts';

/** A member who gets a mail of the shop. */
export type MemberReader = { id: number; name: string; email: string; language: Language };

/** Returns the members whose role covers an area and who can sign in, in the order of joining (ROLE-04). */
export function membersFor(
  db: Kysely<Database>,
  vendorId: number,
  area: VendorArea,
): Promise<MemberReader[]> {
  return readers(db, vendorId, rolesFor(area));
}

/**
 * Returns the members other than owners who get what is sent to the shop's own address. The owners choose that
 * address, so they get no second mail.
 */
export async function membersBesides(
  db: Kysely<Database>,
  { id, email }: { id: number; email: string },
  area: VendorArea,
): Promise<MemberReader[]> {
  const roles = rolesFor(area).filter((role) => role !== 'owner');
  const found = await readers(db, id, roles);
  return found.filter((member) => member.email !== email.toLowerCase());
}

async function readers(
  db: Kysely<Database>,
  vendorId: number,
  roles: readonly VendorRole[],
): Promise<MemberReader[]> {
  if (roles.length === 0) return [];
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'language'])
    .where('vendor_id', '=', vendorId)
    .where('vendor_role', 'in', roles)
    .where('suspended_at', 'is', null)
    .orderBy('vendor_since', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}
