import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { ChatCompletions } from '../../platform/language-model/chat-completions.ts';
import { checkOldTexts } from './check-old-texts.ts';
import type { LivePageTexts } from './page-texts.ts';
import { pictureFiles, pictureRoutes } from './picture-routes.ts';
import { searchEngineFiles } from './search-engine-files.ts';
import { deleteExpiredTransfers, sessionTransferArrival, sessionTransferRoutes } from './session-transfer.ts';
import { siteRoutes } from './site-routes.ts';
import type { VisitCounts } from './visit-counts.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'check-old-texts': unknown;
    'delete-expired-transfers': unknown;
  }
}

/** Texts, pictures, files for search engines and the change of domain with the language. */
export function siteModule(
  context: ModuleContext,
  sessions: Sessions,
  pages: LivePageTexts,
  visits: VisitCounts,
) {
  const { db, clock, pictures, intake, configuration } = context;
  const translationModel =
    configuration.translationModel && new ChatCompletions(configuration.translationModel);
  return {
    visits,
    operations: [
      ...siteRoutes(pages, { ...context, visits, translationModel }),
      ...pictureRoutes({ db, clock, store: pictures }, intake),
      ...sessionTransferRoutes({ db, clock, configuration, sessions }),
    ],
    serve(server: FastifyInstance) {
      sessionTransferArrival(server, context);
      pictureFiles(server, pictures);
      searchEngineFiles(server, db, configuration);
    },
    jobs: {
      'check-old-texts': { at: '47 2 * * *', run: () => checkOldTexts({ db, clock }) },
      'delete-expired-transfers': { at: '17 3 * * *', run: () => deleteExpiredTransfers(db, clock.now()) },
    } satisfies Partial<Jobs>,
  };
}
