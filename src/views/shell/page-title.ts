import type { AccountType } from '../../core/accounts/account.ts';
import { RoleRefusal } from '../../core/accounts/role-refusal.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Head } from '../../view-models/site/screen.ts';
import type { TextOf } from '../components/use-texts.ts';

/** The browser tab's title of a screen; without one of its own, the site's (NAV-13). */
export function pageTitle(head: Head | undefined, t: TextOf, siteTitle: string): string {
  if (!head) return siteTitle;
  const { title } = head;
  return `${typeof title === 'string' ? title : t(title.key, title.values)} · ${siteTitle}`;
}

/** The key of the title where a page can't be shown: the same from the server and in the browser. */
export function failureTitle(failure: Error | null | undefined): string {
  if (failure instanceof RoleRefusal) return pageOfOthersKey(failure.roles);
  if (!(failure instanceof Failure)) return 'error-title';
  if (failure.kind === 'not-found') return 'not-found-title';
  return failure.isAccessRefusal ? 'login-required-title' : 'error-title';
}

/** Whose a page is, as the key of a text: `page-of-user-agency`. */
export const pageOfOthersKey = (roles: readonly AccountType[]): string => `page-of-${roles.join('-')}`;
