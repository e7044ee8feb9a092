import type { FastifyInstance } from 'fastify';
import type { ModuleContext, OnAccountDeleted } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { AccountMails } from '../accounts/account-mails.ts';
import { teamRecordFiles, teamRecordRoutes } from './record-routes.ts';
import { recordResources } from './records/resources.ts';
import type { RecordDependencies } from './records/resources.ts';
import { RemovalMails } from './removal-mails.ts';
import type { LiveSettings } from './live-settings.ts';
import { settingsRoutes } from './settings-routes.ts';
import { deleteExpiredTeamSessions } from './team-sessions.ts';
import type { TeamSessions } from './team-sessions.ts';
import { teamSignInRoutes } from './team-routes.ts';
import type { TeamDependencies } from './team-dependencies.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'delete-expired-team-sessions': unknown;
  }
}

type Domains = Pick<RecordDependencies, 'properties' | 'roommates' | 'orders' | 'services'>;

/** The back office (TEAM-01 to TEAM-12). */
export function teamModule(
  { db, clock, texts, addresses }: ModuleContext,
  sessions: TeamSessions,
  settings: LiveSettings,
  domains: Domains,
) {
  const deps: TeamDependencies = { db, clock, sessions, siteName: texts.in('bg')('site-name') };
  const resources = recordResources({
    ...domains,
    texts,
    addresses,
    mails: new RemovalMails(texts, addresses),
    accountMails: new AccountMails(texts, addresses),
  });
  return {
    deps,
    settings,
    operations: [
      ...teamSignInRoutes(deps),
      ...teamRecordRoutes(deps, resources),
      ...settingsRoutes(deps, settings),
    ],
    serve: (server: FastifyInstance) => teamRecordFiles(server, deps, resources),
    onAccountDeleted: [deleteNotes],
    jobs: {
      'delete-expired-team-sessions': {
        at: '27 3 * * *',
        run: () => deleteExpiredTeamSessions(db, clock.now()),
      },
    } satisfies Partial<Jobs>,
  };
}

/** Deletes the notes about an account with it. */
const deleteNotes: OnAccountDeleted = async (transaction, accountId) => {
  await transaction
    .deleteFrom('team_note')
    .where('subject', '=', 'accounts')
    .where('subject_id', '=', String(accountId))
    .execute();
};
