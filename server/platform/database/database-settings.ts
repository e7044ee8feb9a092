import { ConfigurationError } from '../environment-reader.ts';
import type { EnvironmentReader } from '../environment-reader.ts';

export type DatabaseSettings = {
  /** The operator's PostgreSQL, or PgBouncer in front of it; undefined starts the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The same database without a pooler, for migrations, jobs and commands. */
  readonly databaseDirectUrl: string | undefined;
  /** Streaming replicas for lists, searches and public pages. */
  readonly databaseReadUrls: readonly string[];
};

const PROTOCOLS = ['postgres:', 'postgresql:'];
const EXAMPLE = 'postgres://user:password@host:5432/name';

/** @throws ConfigurationError */
export function readDatabase(read: EnvironmentReader): DatabaseSettings {
  const databaseUrl = read.url('DATABASE_URL', PROTOCOLS, EXAMPLE)?.href;
  const directUrl = read.url('DATABASE_DIRECT_URL', PROTOCOLS, EXAMPLE)?.href;
  const databaseReadUrls = Object.freeze(
    read.urls('DATABASE_READ_URL', PROTOCOLS, EXAMPLE).map(({ href }) => href),
  );
  if (databaseUrl === undefined && (directUrl !== undefined || databaseReadUrls.length > 0)) {
    const others = 'DATABASE_DIRECT_URL and DATABASE_READ_URL';
    throw new ConfigurationError('DATABASE_URL', `a URL like ${EXAMPLE}, where ${others} are set`);
  }
  return { databaseUrl, databaseDirectUrl: directUrl ?? databaseUrl, databaseReadUrls };
}
