import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type pg from 'pg';
import { pino } from 'pino';
import type { Configuration } from '../platform/configuration.ts';
import { openPictureStore } from '../platform/pictures/open-picture-store.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { checkConfiguration, checkNames } from './check-configuration.ts';
import { checkDatabase } from './check-database.ts';
import { checkPooler, checkReplicas } from './check-replicas.ts';
import { checkMail } from './check-mail.ts';
import { checkService, checkTime, servicesOf } from './check-services.ts';
import { checkBackups, checkDisk, checkPictures } from './check-storage.ts';
import { inTime, ok, reasonOf, report, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** Milliseconds for the start of the embedded PostgreSQL. */
const START_WITHIN = 30_000;
const now = () => new Date();

/** `npm run doctor`: checks the installation and gives advice. Exit code 1 if something is wrong. */
async function main(): Promise<void> {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  // Environment variables override the file.
  const environment = { ...file, ...process.env };
  const { findings, configuration } = checkConfiguration(environment);
  findings.push(...checkNames(Object.keys(file), readFileSync('.env.example', 'utf8')));
  if (configuration) findings.push(...(await checkAll(configuration)));
  process.stdout.write(report(findings, environment));
  // Exits explicitly, because checks after a timeout may still be pending.
  process.exit(findings.some(({ state }) => state === 'wrong') ? 1 : 0);
}

async function checkAll(configuration: Configuration): Promise<Finding[]> {
  const { dataDirectory, backups, smtpUrl, bucket } = configuration;
  const { databaseUrl, databaseDirectUrl, databaseReadUrls, demoData, origins } = configuration;
  const services = servicesOf(configuration);
  const all = await Promise.all([
    withDatabase(configuration, (connection) =>
      checkDatabase(connection, now, processesOf(configuration), demoData && !origins.bg),
    ),
    checkReplicas({ connectionString: databaseDirectUrl }, databaseReadUrls),
    ...(databaseUrl && databaseUrl !== databaseDirectUrl ? [checkPooler(databaseUrl)] : []),
    checkTime(services, now),
    checkDisk('DATA_DIR', dataDirectory),
    checkPictures(openPictureStore(configuration), bucket !== undefined),
    checkBackups(backups, now()),
    checkMail(smtpUrl),
    ...services.map((service) => checkService(service, now())),
  ]);
  return all.flat();
}

/** Maximum processes: those for pages, one for jobs, and their replacements. */
function processesOf({ webProcesses }: Configuration): number {
  return webProcesses > 1 ? 2 * (webProcesses + 1) : 1;
}

async function withDatabase(
  { databaseDirectUrl, dataDirectory }: Configuration,
  check: (connection: pg.ClientConfig) => Promise<Finding[]>,
): Promise<Finding[]> {
  if (databaseDirectUrl) return check({ connectionString: databaseDirectUrl });
  if (!existsSync(join(dataDirectory, 'postgres'))) {
    return [ok('database: the embedded one, created at the first start')];
  }
  try {
    const log = pino({ level: 'silent' });
    const embedded = await inTime(startEmbeddedPostgres({ dataDirectory, log }), START_WITHIN);
    try {
      return await check(embedded.connection);
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    return [
      wrong(
        `database: the embedded one does not start: ${reasonOf(error)}`,
        `Its log is ${join(dataDirectory, 'postgres', 'server.log')}.`,
      ),
    ];
  }
}

await main();
