import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { LiveSettings } from './live-settings.ts';
import { settingsRoutes } from './settings-routes.ts';
import { accounts } from './records/accounts.ts';
import { members } from './records/members.ts';
import { deleteExpiredTeamSessions } from './team-sessions.ts';
import type { TeamSessions } from './team-sessions.ts';
import { teamRecordRoutes, teamSignInRoutes } from './team-routes.ts';
import type { TeamDependencies } from './team-dependencies.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'delete-expired-team-sessions': unknown;
  }
}

/** Kinds of records of the back office, in the order of the menu. */
const RESOURCES = [accounts, members];

/** The back office (TEAM-01 to TEAM-12). */
export function teamModule(
  { db, clock, texts }: ModuleContext,
  sessions: TeamSessions,
  settings: LiveSettings,
) {
  const deps: TeamDependencies = { db, clock, sessions, siteName: texts.in('bg')('site-name') };
  return {
    deps,
    settings,
    operations: [
      ...teamSignInRoutes(deps),
      ...teamRecordRoutes(deps, RESOURCES),
      ...settingsRoutes(deps, settings),
    ],
    jobs: {
      'delete-expired-team-sessions': {
        at: '27 3 * * *',
        run: () => deleteExpiredTeamSessions(db, clock.now()),
      },
    } satisfies Partial<Jobs>,
  };
}
