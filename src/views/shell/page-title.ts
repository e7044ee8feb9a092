import type { AccountType } from '../../core/accounts/account.ts';
import { AreaError, RoleError } from '../../core/accounts/account.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Head } from '../../view-models/site/screen.ts';
import type { TextOf } from '../components/use-texts.ts';

/** Title of the browser tab; the site's title if the screen has none (NAV-13). */
export function pageTitle(head: Head | undefined, t: TextOf, siteTitle: string): string {
  if (!head) return siteTitle;
  const { title } = head;
  return `${typeof title === 'string' ? title : t(title.key, title.values)} · ${siteTitle}`;
}

/** Key of the title of a page that cannot be shown, for server and browser. */
export function failureTitle(failure: Error | null | undefined): string {
  if (failure instanceof RoleError) return pageOfOthersKey(failure.roles);
  if (failure instanceof AreaError) return 'page-of-role';
  if (!(failure instanceof Failure)) return 'error-title';
  if (failure.kind === 'not-found') return 'not-found-title';
  return failure.isAccessRefusal ? 'login-required-title' : 'error-title';
}

/** Text key for pages of other account types: `page-of-user-agency`. */
export const pageOfOthersKey = (roles: readonly AccountType[]): string => `page-of-${roles.join('-')}`;
