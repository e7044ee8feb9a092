import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpAccounts } from '../adapters/http/http-accounts.ts';
import { HttpClient } from '../adapters/http/http-client.ts';
import { StoredFormDrafts } from '../adapters/storage/stored-form-drafts.ts';
import { SessionTextStore } from '../adapters/storage/text-store.ts';
import type { AccountRules } from '../core/accounts/account-rules.ts';
import { Accounts } from '../core/accounts/accounts.ts';
import { Failure } from '../core/shared/failure.ts';
import { FormDrafts } from '../core/site/form-drafts.ts';

/** What the modals and the screens of accounts share, bound with the first of them. */
export function bindAccounts({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(Accounts)) return;
  bind(Accounts).toResolvedValue((http) => new HttpAccounts(http), [HttpClient]);
  bindFormDrafts({ bind, isBound });
}

/** Drafts of forms, for whichever domain needs them first. */
export function bindFormDrafts({
  bind,
  isBound,
}: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(FormDrafts)) return;
  bind(FormDrafts).toResolvedValue((store) => new StoredFormDrafts(store), [SessionTextStore]);
}

/** The rules of the forms weigh: they come with the first check. */
export async function accountRules(): Promise<AccountRules> {
  try {
    const module = await import('../core/accounts/account-rules.ts');
    return module.accountRules;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 0);
  }
}
