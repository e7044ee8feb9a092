import type { FastifyRequest } from 'fastify';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import { coversArea } from '../../../src/core/shared/vendor-roles.ts';
import type { VendorArea, VendorRole } from '../../../src/core/shared/vendor-roles.ts';
import { roleRefusal } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { TeamMember } from '../../../src/core/team/team-member.ts';

export type SignedIn = {
  id: number;
  type: AccountType;
  /** Shop of a vendor's account. */
  vendorId: number | null;
  /** Role in the shop; null for an account without a shop. An API key acts as the owner. */
  vendorRole: VendorRole | null;
  language: Language;
  /** 0 for a request with an API key. */
  sessionId: number;
};

/**
 * Requires that a member's role covers an area of the shop (ROLE-04). Accounts without a shop pass; their type is
 * checked elsewhere.
 * @throws Failure `not-allowed` `error-vendor-role`
 */
export function ensureArea(account: SignedIn | null, area: VendorArea): void {
  if (account?.vendorRole && !coversArea(account.vendorRole, area)) throw roleRefusal();
}

/** Port to the sessions: returns the account of a request, null for visitors. */
export abstract class SessionReader {
  abstract of(request: FastifyRequest): Promise<SignedIn | null>;
}

/** A member of the team with a complete session of the back office. */
export type SignedInMember = TeamMember & { language: Language };

/** Port to the sessions of the back office: returns the member of a request, null for others. */
export abstract class TeamSessionReader {
  abstract of(request: FastifyRequest): Promise<SignedInMember | null>;
}
