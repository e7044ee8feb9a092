import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { ModuleContext, OnAccountDeleted } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { AccountMails } from '../accounts/account-mails.ts';
import { applyPosts } from '../journal/apply-posts.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { caseRoutes } from './case-routes.ts';
import { caseDependencies } from './cases/case-dependencies.ts';
import type { CaseDomains } from './cases/case-dependencies.ts';
import { deletePrivateStates } from './cases/undo-decision.ts';
import { beginVersion } from './catalogue/apply-version.ts';
import { catalogueKind } from './catalogue/catalogue-kind.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { categoryKind } from './catalogue/category-kind.ts';
import { creditPackageKind } from './catalogue/credit-package-kind.ts';
import { serviceTeamKind } from './catalogue/service-team-kind.ts';
import { cityKind } from './catalogue/city-kind.ts';
import { shelfKind } from './catalogue/shelf-kind.ts';
import { serviceKind } from './catalogue/service-kind.ts';
import { contentRoutes } from './versions/content-routes.ts';
import { teamRecordFiles, teamRecordRoutes } from './record-routes.ts';
import type { RecordResource } from './records/record-resource.ts';
import { recordResources } from './records/resources.ts';
import { figureFiles, figureRoutes } from './figures/figure-routes.ts';
import { countQueues } from './figures/work-figures.ts';
import type { LiveValues } from './versions/live-values.ts';
import { postRoutes } from './versions/post-routes.ts';
import { settingsRoutes } from './versions/settings-routes.ts';
import { applyPlanned } from './site-preview/apply-planned.ts';
import { deleteExpiredPreviews, sitePreviewRoutes } from './site-preview/site-previews.ts';
import type { SitePreview } from './site-preview/site-previews.ts';
import { deleteExpiredTeamSessions } from './sign-in/team-sessions.ts';
import type { TeamSessions } from './sign-in/team-sessions.ts';
import { teamSignInRoutes } from './team-routes.ts';
import type { TeamDependencies } from './team-dependencies.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'delete-expired-team-sessions': unknown;
    'delete-expired-previews': unknown;
    'apply-posts': unknown;
    'count-queues': unknown;
    'delete-private-case-states': unknown;
  }
}

/** The back office (TEAM-01 to TEAM-12). */
export function teamModule(
  context: ModuleContext,
  sessions: TeamSessions,
  { settings, liveTexts, livePages, creditPackages, homeShelves }: LiveValues,
  domains: CaseDomains & { records: readonly RecordResource[] },
) {
  const { db, clock, texts, addresses, configuration } = context;
  const deps: TeamDependencies = { db, clock, sessions, siteName: texts.in('bg')('site-name') };
  const caseDeps = caseDependencies(context, domains);
  const accountMails = new AccountMails(texts, addresses);
  const { kinds } = caseDeps;
  const figures = { ...deps, texts, kinds, priceOrder: configuration.priceOrder };
  const resources = [...recordResources({ ...caseDeps, texts, addresses, accountMails }), ...domains.records];
  const catalogueDeps = { texts, priceOrder: configuration.priceOrder };
  const catalogueKinds = [
    catalogueKind(serviceKind),
    catalogueKind(creditPackageKind(creditPackages, texts)),
    catalogueKind(categoryKind(catalogueDeps)),
    catalogueKind(serviceTeamKind(clock)),
    catalogueKind(shelfKind(homeShelves, texts)),
    catalogueKind(cityKind),
  ];
  return {
    deps,
    catalogue: catalogueKinds,
    settings,
    liveTexts,
    /** Applies a preview of the site in a transaction that is rolled back. */
    applyPreview: (transaction: Transaction<Database>, preview: SitePreview, now: Date) =>
      applyPlanned(transaction, preview, { kinds: catalogueKinds, values: livePages.values(), now }),
    operations: [
      ...teamSignInRoutes(deps),
      ...teamRecordRoutes(deps, resources),
      ...settingsRoutes(deps, settings),
      ...caseRoutes(caseDeps),
      ...calendarRoutes(deps),
      ...catalogueRoutes(deps, catalogueKinds, catalogueDeps),
      ...contentRoutes(deps, { texts, liveTexts, livePages }),
      ...figureRoutes(figures),
      ...postRoutes({ ...deps, values: livePages.values, intake: context.intake }),
      ...sitePreviewRoutes(deps, { texts, values: livePages.values, kinds: catalogueKinds }),
    ],
    serve(server: FastifyInstance) {
      teamRecordFiles(server, figures, resources);
      figureFiles(server, figures);
    },
    onAccountDeleted: [deleteNotes],
    jobs: {
      'apply-posts': {
        at: '* * * * *',
        run: () => applyPosts(db, { now: clock.now(), values: livePages.values() }),
      },
      'count-queues': { at: '9 * * * *', run: () => countQueues({ db, kinds, now: clock.now() }) },
      'team.begin-version': (version) => beginVersion(deps, catalogueKinds, version),
      'delete-private-case-states': { at: '41 3 * * *', run: () => deletePrivateStates(caseDeps) },
      'delete-expired-team-sessions': {
        at: '27 3 * * *',
        run: () => deleteExpiredTeamSessions(db, clock.now()),
      },
      'delete-expired-previews': { at: '29 3 * * *', run: () => deleteExpiredPreviews(db, clock.now()) },
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
