import { Failure } from '../shared/failure.ts';
import type { AccountType } from './account.ts';

/**
 * A page for other accounts than the one that is signed in. Nothing was asked of the server, so the session stays:
 * AUTH-15 is for what the server refuses.
 */
export class RoleRefusal extends Failure {
  constructor(
    /** Whose page it is. */
    readonly roles: readonly AccountType[],
    /** Who is signed in. */
    readonly own: AccountType,
  ) {
    super('error-not-allowed', {}, 'not-allowed');
    this.name = 'RoleRefusal';
  }
}
