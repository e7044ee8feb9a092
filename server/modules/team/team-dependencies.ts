import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Database } from '../../tables.ts';
import type { TeamSessions } from './sign-in/team-sessions.ts';

export type TeamDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  sessions: TeamSessions;
  /** Name of the site, shown by authenticators. */
  siteName: string;
};
