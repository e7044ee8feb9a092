import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpAccounts } from '../adapters/http/http-accounts.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import type { AccountRules } from '../core/accounts/account-rules.ts';
import { Accounts } from '../core/accounts/accounts.ts';
import { Failure } from '../core/shared/failure.ts';
import { bindFormDrafts } from './form-drafts.ts';

/** What the modals and the screens of accounts share, bound with the first of them. */
export function bindAccounts({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(Accounts)) return;
  bind(Accounts).toResolvedValue((http) => new HttpAccounts(http), [HttpClient]);
  bindFormDrafts({ bind, isBound });
}

/** The rules of the forms weigh: they come with the first check. */
export async function accountRules(): Promise<AccountRules> {
  try {
    const module = await import('../core/accounts/account-rules.ts');
    return module.accountRules;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}
