import type { Language } from '../../../src/core/shared/language.ts';
import type { Module, ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { openSms } from '../../platform/sms/open-sms.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { AccountMails } from './account-mails.ts';
import { accountRoutes } from './account-routes.ts';
import { sendPasswordReset } from './change-password.ts';
import { GoogleTokens } from './google-tokens.ts';
import { profileRoutes } from './profile-routes.ts';
import { MemberMails } from './members/member-mails.ts';
import { memberRoutes } from './members/member-routes.ts';
import { deleteOldInvitations } from './members/vendor-invitations.ts';
import { exportMembership } from './members/export-membership.ts';
import { deleteExpiredSessions } from './sessions.ts';
import type { Sessions } from './sessions.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'accounts.send-password-reset': { email: string; request: string; language?: Language };
    'delete-expired-sessions': unknown;
    'delete-old-invitations': unknown;
  }
}

type Hooks = Pick<AccountDependencies, 'countUnread' | 'onContactsChanged'>;

/** Accounts, sessions and profiles. @param others modules whose exports and deletion hooks run for each account */
export function accountModule(
  { db, clock, texts, log, addresses, company, configuration }: ModuleContext,
  sessions: Sessions,
  others: readonly Module[],
  hooks: Hooks,
) {
  const { googleClientId, googleKeysUrl } = configuration;
  const deps: AccountDependencies = {
    db,
    clock,
    sessions,
    company,
    mails: new AccountMails(texts, addresses),
    memberMails: new MemberMails(texts, addresses),
    sms: openSms(configuration.sms, db),
    texts,
    log,
    google: googleClientId ? new GoogleTokens(googleClientId, googleKeysUrl, clock) : null,
    ...hooks,
    onAccountDeleted: others.flatMap(({ onAccountDeleted = [] }) => onAccountDeleted),
    exports: [exportMembership, ...others.flatMap(({ exports = [] }) => exports)],
  };
  return {
    deps,
    operations: [...accountRoutes(deps), ...profileRoutes(deps), ...memberRoutes(deps)],
    jobs: {
      'accounts.send-password-reset': (request) => sendPasswordReset(deps, request),
      'delete-old-invitations': { at: '21 3 * * *', run: () => deleteOldInvitations(db, clock.now()) },
      'delete-expired-sessions': { at: '17 3 * * *', run: () => deleteExpiredSessions(db, clock.now()) },
    } satisfies Partial<Jobs>,
  };
}
