import { Failure } from '../shared/failure.ts';
import type { AccountType } from './account.ts';

/**
 * Page for other types of accounts. The server did not reject a request, so the session stays valid; AUTH-15
 * does not apply.
 */
export class RoleRefusal extends Failure {
  constructor(
    /** Types of accounts that may open the page. */
    readonly roles: readonly AccountType[],
    /** Type of the signed-in account. */
    readonly own: AccountType,
  ) {
    super('error-not-allowed', {}, 'not-allowed');
    this.name = 'RoleRefusal';
  }
}
