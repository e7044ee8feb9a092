import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { loadConfiguration } from '../platform/configuration.ts';
import type { Configuration } from '../platform/configuration.ts';
import { ConfigurationError } from '../platform/environment-reader.ts';
import { createLogger } from '../platform/logging.ts';
import { openPictureStore } from '../platform/pictures/open-picture-store.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { BackupError } from './backup-archive.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const HELP = `Database and pictures in one file, and back; the server may run while a backup is made.

  npm run backup                        writes one into BACKUP_DIR, and deletes those that need not be kept
  npm run backup -- --new-key           makes a pair of keys, so that backups are encrypted
  npm run restore -- FILE               puts it into an empty database and the store of pictures
  npm run restore -- FILE --check       reads all of it, and writes nothing
  npm run restore -- FILE --replace     also where something is: all that is in the database will be gone
`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command, path] = positionals;
  if (values['new-key']) return printNewKey();
  if (values.help || (command === 'restore') !== (path !== undefined)) return print(HELP);
  const configuration = { ...loadConfiguration(), logLevel: 'warn' as const };
  if (path === undefined)
    return withDatabase(configuration, (connection) => backUp(configuration, connection));
  const backup = { path, secretKey: configuration.backups.secretKey };
  if (values.check) {
    const { createdAt, rows, pictures } = await checkBackup(backup);
    return print(`The backup of ${createdAt} is whole: ${sum(rows)} rows, ${pictures} files of pictures.`);
  }
  await withDatabase(configuration, async (connection) => {
    const store = openPictureStore(configuration);
    const { createdAt, rows, pictures } = await restoreBackup(backup, connection, store, values);
    print(`Restored the backup of ${createdAt}: ${sum(rows)} rows, ${pictures} files of pictures.`);
  });
}

async function backUp(configuration: Configuration, connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'uyut backup' });
  // The pending query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const store = openPictureStore(configuration);
    const { path, bytes, rows, pictures, missing, deleted } = await writeBackup(
      client,
      store,
      configuration.backups,
      new Date(),
    );
    const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
    print(`${path}: ${size}, ${sum(rows)} rows, ${pictures} files of pictures.`);
    if (configuration.backups.publicKey === undefined)
      print('It is not encrypted: npm run backup -- --new-key says how it would be.');
    for (const name of deleted) print(`Deleted ${name}, which is no longer needed.`);
    if (missing.length > 0) {
      process.stderr.write(
        `The store of pictures lacks ${missing.length} files that the database names, such as ${missing[0]}.\n`,
      );
    }
  } finally {
    await client.end();
  }
}

async function withDatabase(
  configuration: Configuration,
  work: (connection: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  if (configuration.databaseDirectUrl) return work({ connectionString: configuration.databaseDirectUrl });
  const { dataDirectory } = configuration;
  const embedded = await startEmbeddedPostgres({ dataDirectory, log: createLogger(configuration) });
  try {
    await work(embedded.connection);
  } finally {
    await embedded.stop();
  }
}

async function printNewKey(): Promise<void> {
  const secret = await generateX25519Identity();
  print(`For the server, which can then write backups and not read them:
  BACKUP_PUBLIC_KEY=${await identityToRecipient(secret)}
To be kept elsewhere, and given to npm run restore; without it no backup can be read:
  BACKUP_SECRET_KEY=${secret}`);
}

function sum(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0);
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { check: flag, replace: flag, 'new-key': flag, help: { ...flag, short: 'h' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

/** Returns one line for errors that the operator can fix, else the stack. */
function explain(error: unknown): string {
  if (error instanceof BackupError || error instanceof ConfigurationError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
