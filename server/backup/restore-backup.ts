import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { knownMigrations, migrateEmpty, migrateJobQueue } from '../platform/database/migrate.ts';
import { contentTypeOf } from '../platform/pictures/picture-store.ts';
import type { PictureStore } from '../platform/pictures/picture-store.ts';
import { BackupError, readArchive } from './backup-archive.ts';
import type { ArchivedFile } from './backup-archive.ts';
import { copyIn, emptyAndOpen, SESSION, setSequences } from './copy-tables.ts';
import type { CopiedTable } from './copy-tables.ts';
import { FORMAT } from './write-backup.ts';
import type { BackupFoot, BackupHead } from './write-backup.ts';

export type Backup = { path: string; secretKey: string | undefined };
export type CheckedBackup = BackupHead & BackupFoot;

/** Reads a whole backup without writing. @throws BackupError if this version cannot restore it */
export async function checkBackup({ path, secretKey }: Backup): Promise<CheckedBackup> {
  let head: BackupHead | undefined;
  let foot: BackupFoot | undefined;
  for await (const { name, bytes } of readArchive(path, secretKey)) {
    if (name === 'head.json') {
      head = JSON.parse(bytes.toString()) as BackupHead;
      await checkVersion(head);
    }
    if (name === 'foot.json') foot = JSON.parse(bytes.toString()) as BackupFoot;
  }
  if (!head || !foot) throw new BackupError(`${path} is no backup of this program.`);
  return { ...head, ...foot };
}

async function checkVersion({ format, migration }: BackupHead): Promise<void> {
  if (format !== FORMAT)
    throw new BackupError(`The backup has the form ${format}; this version reads ${FORMAT}.`);
  if ((await knownMigrations()).includes(migration)) return;
  throw new BackupError(
    `The backup is of another version: its last migration, ${migration}, is not known here. Use that version to restore it.`,
  );
}

/**
 * Restores a backup into an empty database in one transaction, and its pictures into the store. A failure
 * leaves the database unchanged and no pictures.
 * @param replace true to empty the database first, in the same transaction
 * @throws BackupError if the backup cannot be restored here
 */
export async function restoreBackup(
  backup: Backup,
  connection: pg.ClientConfig,
  store: PictureStore,
  { replace }: { replace: boolean },
): Promise<CheckedBackup> {
  const checked = await checkBackup(backup);
  const client = new pg.Client({ ...connection, application_name: 'uyut restore' });
  // The pending query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await checkPlace(client, replace);
    await prepareJobQueue(connection);
    await client.query(SESSION);
    await client.query('begin');
    const put: string[] = [];
    try {
      if (replace) await client.query('drop schema public cascade; create schema public');
      await migrateEmpty(client, checked.migration);
      await load(client, store, backup, checked, put);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      for (const name of put) await store.remove(name);
      throw error;
    }
    await client.query('analyze');
    return checked;
  } finally {
    await client.end();
  }
}

async function checkPlace(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ tables: number; users: number }>(`
    select (select count(*)::int from pg_tables where schemaname = 'public') as tables,
      (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'uyut') as users`);
  const { tables = 0, users = 0 } = rows[0] ?? {};
  if (tables > 0 && !replace) {
    throw new BackupError(
      'The database is not empty. Restore into an empty one, or say --replace: all that is in it will be gone.',
    );
  }
  if (users > 0) throw new BackupError('A server uses this database: stop it first.');
}

/** Uses the library's own transactions. Its empty tables are harmless if the restore fails. */
async function prepareJobQueue(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    await migrateJobQueue(pool);
  } finally {
    await pool.end();
  }
}

async function load(
  client: pg.Client,
  store: PictureStore,
  { path, secretKey }: Backup,
  { tables, rows, sequences }: CheckedBackup,
  put: string[],
): Promise<void> {
  const putBack = await emptyAndOpen(client, tables);
  const loader = new TableLoader(client, new Map(tables.map((table) => [table.name, table])));
  for await (const file of readArchive(path, secretKey)) {
    const [kind, name = ''] = file.name.split('/');
    if (kind === 'tables') await loader.load(name, file);
    if (kind !== 'pictures') continue;
    put.push(name);
    await store.put(name, file.bytes, contentTypeOf(name));
  }
  await loader.finish();
  const wrong = tables.find(({ name }) => (loader.rows.get(name) ?? 0) !== rows[name]);
  if (wrong) throw new BackupError(`Of the table ${wrong.name} not all rows came back.`);
  await setSequences(client, sequences);
  await putBack();
}

/** Loads the pieces of one table after the other. */
class TableLoader {
  readonly rows = new Map<string, number>();
  private current: { name: string; rows: Writable & { rowCount: number }; done: Promise<void> } | undefined;

  constructor(
    private readonly client: pg.Client,
    private readonly tables: ReadonlyMap<string, CopiedTable>,
  ) {}

  /** Resolves when the stream accepts more data. @throws PostgreSQL's errors */
  async load(name: string, { bytes }: ArchivedFile): Promise<void> {
    const { rows, done } = this.current?.name === name ? this.current : await this.begin(name);
    const written = new Promise<void>((resolve) => void rows.write(bytes, () => resolve()));
    await Promise.race([written, done]).catch(async (error: unknown) => {
      // Rethrows the load error.
      await done;
      throw error;
    });
  }

  async finish(): Promise<void> {
    if (!this.current) return;
    const { name, rows, done } = this.current;
    rows.end();
    await done;
    this.rows.set(name, rows.rowCount);
    this.current = undefined;
  }

  private async begin(name: string) {
    await this.finish();
    const table = this.tables.get(name);
    if (!table) throw new BackupError(`The backup has rows of a table that it does not name: ${name}.`);
    const rows = copyIn(this.client, table);
    const done = finished(rows);
    // Each piece and the end check the error.
    done.catch(() => undefined);
    return (this.current = { name, rows, done });
  }
}
