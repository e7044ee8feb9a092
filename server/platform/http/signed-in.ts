import type { FastifyRequest } from 'fastify';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import type { Language } from '../../../src/core/shared/language.ts';

/** Who makes a call. */
export type SignedIn = {
  id: number;
  type: AccountType;
  /** The shop of a vendor's account. */
  vendorId: number | null;
  language: Language;
  sessionId: number;
};

/** Tells whose request it is; null for a visitor's. The module of accounts knows. */
export abstract class SessionReader {
  abstract of(request: FastifyRequest): Promise<SignedIn | null>;
}
