import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** SQL version of `comparablePhone` in the core. */
const comparable = (phone: RawBuilder<unknown>) =>
  sql`regexp_replace(regexp_replace(${phone}, '[^0-9+]', '', 'g'), '^(\\+|00)3590?|^3590?(?=8[0-9]{8}$)', '0')`;

/**
 * True if an e-mail or phone belongs to the listing's owner in any notation. Requests with it are the owner's
 * own (TRUST-02, TRUST-04).
 */
export const isOwnContact = (
  ownerId: RawBuilder<unknown>,
  { email, phone }: { email: RawBuilder<unknown>; phone: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`(
  exists (select from account own where own.id = ${ownerId}
    and (lower(own.email) = lower(${email}) or (own.phone <> '' and own.phone = ${comparable(phone)})))
  or exists (select from owner_phone known where known.owner_id = ${ownerId} and known.phone = ${comparable(phone)}))`;
