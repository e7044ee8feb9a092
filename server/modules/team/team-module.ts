import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { caseRoutes } from './case-routes.ts';
import { caseDependencies } from './cases/case-dependencies.ts';
import type { CaseDomains } from './cases/case-dependencies.ts';
import { deletePrivateStates } from './cases/undo-decision.ts';
import { contentRoutes } from './content-routes.ts';
import type { LivePages } from './live-pages.ts';
import type { LiveSettings } from './live-settings.ts';
import type { LiveTexts } from './live-texts.ts';
import { settingsRoutes } from './settings-routes.ts';
import { accounts } from './records/accounts.ts';
import { cases } from './records/cases.ts';
import { decisions } from './records/decisions.ts';
import { members } from './records/members.ts';
import { deleteExpiredTeamSessions } from './team-sessions.ts';
import type { TeamSessions } from './team-sessions.ts';
import { teamRecordRoutes, teamSignInRoutes } from './team-routes.ts';
import type { TeamDependencies } from './team-dependencies.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'delete-expired-team-sessions': unknown;
    'delete-private-case-states': unknown;
  }
}

/** Values that the team changes while the server runs. */
type Live = { settings: LiveSettings; liveTexts: LiveTexts; livePages: LivePages };

/** The back office (TEAM-01 to TEAM-12). */
export function teamModule(
  context: ModuleContext,
  sessions: TeamSessions,
  { settings, liveTexts, livePages }: Live,
  domains: CaseDomains,
) {
  const { db, clock, texts } = context;
  const deps: TeamDependencies = { db, clock, sessions, siteName: texts.in('bg')('site-name') };
  const caseDeps = caseDependencies(context, domains);
  /** Kinds of records, in the order of the menu. */
  const resources = [cases(caseDeps), decisions(caseDeps), accounts, members];
  return {
    deps,
    settings,
    liveTexts,
    operations: [
      ...teamSignInRoutes(deps),
      ...teamRecordRoutes(deps, resources),
      ...settingsRoutes(deps, settings),
      ...caseRoutes(caseDeps),
      ...contentRoutes(deps, { texts, liveTexts, livePages }),
    ],
    jobs: {
      'delete-private-case-states': { at: '41 3 * * *', run: () => deletePrivateStates(caseDeps) },
      'delete-expired-team-sessions': {
        at: '27 3 * * *',
        run: () => deleteExpiredTeamSessions(db, clock.now()),
      },
    } satisfies Partial<Jobs>,
  };
}
