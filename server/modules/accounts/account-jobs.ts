import type { Language } from '../../../src/core/shared/language.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { sendPasswordReset } from './change-password.ts';
import { deleteExpiredSessions } from './sessions.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'accounts.send-password-reset': { email: string; request: string; language?: Language };
    'delete-expired-sessions': unknown;
  }
}

/** What is done for accounts in the background. */
export const accountJobs = (accounts: AccountDependencies) =>
  ({
    'accounts.send-password-reset': (request) => sendPasswordReset(accounts, request),
    'delete-expired-sessions': {
      at: '17 3 * * *',
      run: () => deleteExpiredSessions(accounts.db, accounts.clock.now()),
    },
  }) satisfies Partial<Jobs>;
