import type { Jobs } from '../../../platform/jobs.ts';
import { deleteExpiredImports, queueImports } from './import-queue.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import type { ImportThreads } from './import-threads.ts';
import type { ImportPictures } from './pictures/fetch-pictures.ts';

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'shop.work-on-import': { importId: number };
    'shop.fetch-import-pictures': { importId: number };
    'queue-imports': unknown;
    'delete-expired-imports': unknown;
  }
}

/** What is done for imports in the background; those of a killed server go on within a minute. */
export const importJobs = (imports: ImportDependencies, threads: ImportThreads, pictures: ImportPictures) =>
  ({
    'shop.work-on-import': ({ importId }) => threads.workOn(importId),
    'shop.fetch-import-pictures': ({ importId }) => pictures.workOn(importId),
    'queue-imports': { at: '* * * * *', run: () => queueImports(imports) },
    'delete-expired-imports': { at: '7 4 * * *', run: () => deleteExpiredImports(imports) },
  }) satisfies Partial<Jobs>;
