import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startEmbeddedPostgres } from '../../../server/platform/postgres/embedded-postgres.ts';
import type { EmbeddedPostgres } from '../../../server/platform/postgres/embedded-postgres.ts';
import { temporaryDataDirectory } from '../support/test-server.ts';

describe('The embedded database', () => {
  let dataDirectory: string;
  const log = pino({ level: 'silent' });
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDirectory, log });
  const pidFile = (): string => join(dataDirectory, 'postgres/cluster/postmaster.pid');
  const runningPid = async (): Promise<number> => Number.parseInt(await readFile(pidFile(), 'utf8'), 10);

  // One cluster for all tests: its creation is slow, and each test stops it.
  beforeAll(async () => {
    dataDirectory = await temporaryDataDirectory();
  });
  afterAll(async () => {
    await (await start()).stop();
    await rm(dataDirectory, { recursive: true });
  });

  it('preserves its data between starts and stops in between', async () => {
    const first = await start();
    await query(first, 'create table note (text text)');
    await query(first, `insert into note values ('лампа')`);
    await Promise.all([first.stop(), first.stop()]);
    await expect(readFile(pidFile())).rejects.toThrow('ENOENT');
    const second = await start();
    expect(await query(second, 'select text from note')).toEqual([{ text: 'лампа' }]);
    await second.stop();
  });

  it('uses Bulgarian collation, UTF-8, UTC and checksums', async () => {
    const postgres = await start();
    const [settings] = await query(
      postgres,
      `select current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
         datlocale as locale from pg_database where datname = current_database()`,
    );
    expect(settings).toEqual({ checksums: 'on', encoding: 'UTF8', locale: 'bg' });
    await postgres.stop();
  });

  it('requires its password', async () => {
    const postgres = await start();
    const stranger = new pg.Client({ ...postgres.connection, password: 'guess' });
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
    await postgres.stop();
  });

  it('takes over a server left by a killed process', async () => {
    const program = await startProgram(dataDirectory);
    const pid = await runningPid();
    program.kill('SIGKILL');
    await once(program, 'exit');
    const postgres = await start();
    expect(await runningPid()).toBe(pid);
    await postgres.stop();
    await expect(readFile(pidFile())).rejects.toThrow('ENOENT');
  });

  it('starts again after it was killed', async () => {
    const postgres = await start();
    await query(postgres, 'create table list (text text)');
    process.kill(await runningPid(), 'SIGKILL');
    await expect.poll(() => query(postgres, 'select text from list').catch(() => 'down')).toEqual([]);
    await postgres.stop();
  });

  it('stays up while another process uses it', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    await first.stop();
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await expect(readFile(pidFile())).rejects.toThrow('ENOENT');
  });

  it('starts although another process has its old pid', async () => {
    await (await start()).stop();
    await writeFile(pidFile(), `${process.pid}\n/elsewhere\n1\n5432\n/nowhere\n\n1 1\nready\n`);
    const postgres = await start();
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });
});

it('The database of a killed test run is stopped', async () => {
  const run = fork(join(import.meta.dirname, '../support/programs/run-program.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const [pid] = (await once(run, 'message')) as [number];
  const isThere = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(true);
  run.kill('SIGKILL');
  await expect.poll(isThere).toBe(false);
});

async function query({ connection }: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}

async function startProgram(dataDirectory: string): Promise<ChildProcess> {
  const program = fork(
    join(import.meta.dirname, '../support/programs/postgres-program.ts'),
    [dataDirectory],
    {
      execArgv: ['--import', 'tsx'],
    },
  );
  await once(program, 'message');
  return program;
}
