import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { pino } from 'pino';

import { startEmbeddedPostgres } from '../../../server/platform/postgres/embedded-postgres.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { TEMPLATE, TEST_SERVER, databaseUrl } from './test-database.ts';

/** For Vitest's `globalSetup` (and Cucumber's BeforeAll): one PostgreSQL for the whole run, its databases made from a template. */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env['DATABASE_URL'] ? givenServer(process.env['DATABASE_URL']) : await ownServer();
  const template = `${TEMPLATE}_${process.pid}`;
  const admin = new pg.Client(server.url);
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template}`);
  await migrate(databaseUrl(server.url, template));
  process.env[TEST_SERVER] = JSON.stringify({ url: server.url, template });

  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
    await server.stop();
  };
}

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

function givenServer(url: string): Server {
  return { url, stop: () => Promise.resolve() };
}

async function ownServer(): Promise<Server> {
  const dataDirectory = await temporaryDataDirectory();
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: pino({ level: 'warn' }) });
  const { host, port, user, password, database } = postgres.connection;
  const socket = host.startsWith('/');
  const url = new URL(`postgres://${user}:${password}@${socket ? 'localhost' : host}:${port}/${database}`);
  if (socket) url.searchParams.set('host', host);
  return {
    url: url.href,
    stop: async () => {
      await postgres.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A short-lived data folder, which PostgreSQL's own account may enter when the tests run as root. */
export async function temporaryDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'uyut-test-'));
  await chmod(directory, 0o755);
  return directory;
}
