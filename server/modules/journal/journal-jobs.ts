import type { Jobs } from '../../platform/jobs.ts';
import { announcePosts } from './announce-posts.ts';
import { deleteOldMessages } from './contact-messages.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { deleteExpiredSubscribers } from './newsletter.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'announce-posts': unknown;
    'delete-old-messages': unknown;
    'delete-expired-subscribers': unknown;
  }
}

/** What is done for readers in the background. */
export const journalJobs = (journal: JournalDependencies) =>
  ({
    'announce-posts': { at: '*/10 * * * *', run: () => announcePosts(journal) },
    'delete-old-messages': { at: '22 3 * * *', run: () => deleteOldMessages(journal) },
    'delete-expired-subscribers': { at: '32 3 * * *', run: () => deleteExpiredSubscribers(journal) },
  }) satisfies Partial<Jobs>;
