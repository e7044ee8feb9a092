import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { importSubjects } from './import-subjects.ts';
import type { ModuleContext } from './module-context.ts';
import type { ModerationHold } from './modules/properties/duplicate-pictures/moderation-hold.ts';
import { listingImportRoutes } from './modules/properties/import/listing-import-routes.ts';
import { LISTING_IMPORT_FILES } from './modules/properties/import/listing-sample.ts';
import type { ImportDependencies } from './modules/shop/import/import-dependencies.ts';
import { importDownloads } from './modules/shop/import/import-downloads.ts';
import { deleteExpiredImports, queueImports } from './modules/shop/import/import-queue.ts';
import { importRoutes } from './modules/shop/import/import-routes.ts';
import { ImportThreads } from './modules/shop/import/import-threads.ts';
import { ImportPictures } from './modules/shop/import/pictures/fetch-pictures.ts';
import { productImportFiles } from './modules/shop/import/product-sample.ts';
import type { Connection } from './platform/database/database.ts';
import type { Jobs } from './platform/jobs.ts';
import type { ProcessContext } from './process-context.ts';

declare module './platform/jobs.ts' {
  interface JobPayloads {
    'shop.work-on-import': { importId: number };
    'shop.fetch-import-pictures': { importId: number };
    'queue-imports': unknown;
    'delete-expired-imports': unknown;
  }
}

/** File imports of products and of listings. */
export function importModule(context: ModuleContext, moderationHold: ModerationHold) {
  const { db, clock, texts, sessions, intake, log } = context;
  const deps: ImportDependencies = {
    db,
    clock,
    subjects: importSubjects({ db, clock, texts, moderationHold }),
  };
  return {
    deps,
    operations: [...importRoutes(deps), ...listingImportRoutes(deps)],
    serve(server: FastifyInstance) {
      importDownloads(server, { db, texts }, sessions, productImportFiles(db));
      importDownloads(server, { db, texts }, sessions, LISTING_IMPORT_FILES);
    },
    /** Starts the threads and downloads of this process. Imports of a killed process resume within a minute. */
    startJobs(connection: Connection, onClose: ProcessContext['onClose']) {
      const threads = startThreads(context, connection);
      const pictures = new ImportPictures({ ...deps, intake, log });
      const jobs = {
        'shop.work-on-import': ({ importId }) => threads.workOn(importId),
        'shop.fetch-import-pictures': ({ importId }) => pictures.workOn(importId),
        'queue-imports': { at: '* * * * *', run: () => queueImports(deps) },
        'delete-expired-imports': { at: '7 4 * * *', run: () => deleteExpiredImports(deps) },
      } satisfies Partial<Jobs>;
      /** Registers after the queue, so that the running jobs are interrupted before the queue waits for them. */
      const afterStart = async () => {
        onClose(() => threads.stop());
        onClose(() => pictures.stop());
        await queueImports(deps);
      };
      return { jobs, afterStart };
    },
  };
}

function startThreads({ db, root, configuration }: ModuleContext, connection: Connection): ImportThreads {
  const { mode, logLevel, origins, host, port, teamEmail } = configuration;
  const script = mode === 'development' ? 'server/import-thread.ts' : 'dist/server/import-thread.js';
  return new ImportThreads(db, join(root, script), {
    connection,
    texts: join(root, 'content/translations'),
    settings: { logLevel, origins, host, port, teamEmail },
  });
}
