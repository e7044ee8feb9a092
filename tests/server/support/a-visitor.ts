import { pino } from 'pino';
import type { Asker } from '../../../server/platform/http/public-reads.ts';

/** Somebody whose page is made, and who is not signed in. */
export const VISITOR: Asker = {
  request: { id: 'a-visit', log: pino({ level: 'silent' }) },
  account: async () => null,
  mayReadReplica: true,
  mayReadCache: false,
};
