import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { pino } from 'pino';

import { startEmbeddedPostgres } from '../../../server/platform/postgres/embedded-postgres.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { TEMPLATE, TEST_SERVER, databaseUrl } from './test-database.ts';

/**
 * Vitest `globalSetup` and Cucumber BeforeAll: one PostgreSQL for the whole run, with databases from a
 * template.
 */
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

/** A separate test server with its files. */
export type OwnServer = Server & { readonly dataDirectory: string };

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

function givenServer(url: string): Server {
  return { url, stop: () => Promise.resolve() };
}

/**
 * A PostgreSQL that ends with this run, even when the run is killed. @param dataDirectory with existing files
 */
export async function ownServer(dataDirectory?: string): Promise<OwnServer> {
  dataDirectory ??= await temporaryDataDirectory();
  endWithRun(dataDirectory);
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: pino({ level: 'warn' }) });
  const { host, port, user, password, database } = postgres.connection;
  const socket = host.startsWith('/');
  const url = new URL(`postgres://${user}:${password}@${socket ? 'localhost' : host}:${port}/${database}`);
  if (socket) url.searchParams.set('host', host);
  return {
    url: url.href,
    dataDirectory,
    stop: async () => {
      await postgres.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

function endWithRun(dataDirectory: string): void {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'end-with-run.mjs'), dataDirectory], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A signal to the run's process group must not end the cleanup process.
    detached: true,
  });
  program.unref();
  (program.stdin as Socket | null)?.unref();
}

/** A temporary data folder that PostgreSQL's account can read when tests run as root. */
export async function temporaryDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'uyut-test-'));
  await chmod(directory, 0o755);
  return directory;
}
