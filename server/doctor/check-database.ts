import pg from 'pg';
import { TEAM_ROLES } from '../../src/core/team/permissions.ts';
import { knownMigrations, lastMigration } from '../platform/database/migrate.ts';
import { DEMO_MEMBERS, demoTotpSecret } from '../demo/team/demo-members.ts';
import { checkAuditLog } from './check-audit-log.ts';
import { checkCouriers } from './check-couriers.ts';
import { checkLedger } from './check-ledger.ts';
import { ANSWER_WITHIN, ok, reasonOf, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const TESTED_VERSION = 18;
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];
/** Seconds of difference between two clocks. */
const CLOCK = { warning: 2, wrong: 30 };
/** Maximum connections of one server process. */
const CONNECTIONS = 25;

/** Advice for the most common connection errors. */
const HINTS: [RegExp, string][] = [
  [/ECONNREFUSED|ENOENT/, 'Start PostgreSQL, or correct the host and port in DATABASE_URL.'],
  [/ENOTFOUND|EAI_AGAIN/, 'Correct the host in DATABASE_URL; its name cannot be resolved.'],
  [/28P01|28000/, 'Correct the user or the password in DATABASE_URL, or pg_hba.conf.'],
  [/3D000/, 'Create the database that DATABASE_URL names.'],
  [/53300/, 'Raise max_connections, or run fewer processes.'],
];

/**
 * Checks that the server can run on a database.
 * @param processes number of server processes
 * @param isTrial true for a local installation with demo data, which may have the demo's members
 */
export async function checkDatabase(
  connection: pg.ClientConfig,
  now: () => Date,
  processes = 1,
  isTrial = false,
): Promise<Finding[]> {
  const client = new pg.Client({
    ...connection,
    application_name: 'uyut doctor',
    connectionTimeoutMillis: ANSWER_WITHIN,
    query_timeout: ANSWER_WITHIN,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return [
      ...(await checkServer(client, processes * CONNECTIONS)),
      ...(await checkExtensions(client)),
      ...(await checkMigrations(client)),
      await checkClock(client, now),
      ...(await checkWork(client)),
      ...(await checkAuditLog(client)),
      ...(await checkCouriers(client, now)),
      ...(await checkLedger(client)),
      ...(isTrial ? [] : await checkDemoMembers(client)),
    ];
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const reason = reasonOf(error);
    const [, todo] = HINTS.find(([form]) => form.test(`${code} ${reason}`)) ?? [];
    return [wrong(`database: ${reason}`, todo ?? 'See PostgreSQL’s log.')];
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Server = { version: string; number: number; encoding: string; off: string[]; connections: number };

async function checkServer(client: pg.Client, needed: number): Promise<Finding[]> {
  const { rows } = await client.query<Server>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_setting('server_encoding') as encoding,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
      array(select name::text from pg_settings where setting = 'off'
        and name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') order by 1) as off`);
  const [server] = rows;
  if (!server) return [];
  const { version, number, encoding, off, connections } = server;
  const findings = [ok(`database: PostgreSQL ${version} answers`)];
  const major = Math.floor(number / 10_000);
  if (major < TESTED_VERSION) {
    findings.push(warning(`database: PostgreSQL ${major} is not tested`, `Update it to ${TESTED_VERSION}.`));
  }
  if (encoding !== 'UTF8') {
    findings.push(wrong(`database: its encoding is ${encoding}`, 'Create it with the encoding UTF8.'));
  }
  for (const name of off) {
    findings.push(
      name === 'data_checksums'
        ? warning(
            'database: a failing disk would go unnoticed',
            'Stop PostgreSQL and run pg_checksums --enable.',
          )
        : wrong(`database: acknowledged orders can be lost, because ${name} is off`, `Switch on ${name}.`),
    );
  }
  if (connections < needed) {
    findings.push(
      warning(
        `database: only ${connections} connections`,
        `Raise max_connections: the server uses up to ${needed}.`,
      ),
    );
  }
  return findings;
}

async function checkExtensions(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; installed: boolean; allowed: boolean }>(
    `select name, installed_version is not null as installed,
       has_database_privilege(current_database(), 'create') as allowed
     from pg_available_extensions where name = any($1)`,
    [EXTENSIONS],
  );
  return EXTENSIONS.map((extension) => {
    const found = rows.find(({ name }) => name === extension);
    if (!found)
      return wrong(`extension: ${extension} is not available`, 'Install the package postgresql-contrib.');
    if (found.installed) return ok(`extension: ${extension}`);
    if (found.allowed) return ok(`extension: ${extension} can be created at the first start`);
    return wrong(
      `extension: ${extension} cannot be created by this user`,
      `As a superuser: create extension ${extension};`,
    );
  });
}

async function checkMigrations(client: pg.Client): Promise<Finding[]> {
  const [known, last] = [await knownMigrations(), await lastMigration(client)];
  const { rows: broken } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  const findings = broken.map(({ name }) =>
    warning(
      `tables: the index ${name} is incomplete`,
      `drop index concurrently ${name}; the next start creates it again.`,
    ),
  );
  if (last === null) return [...findings, ok('tables: none yet; the first start creates them')];
  if (!known.includes(last)) {
    const what = `tables: ${last} is of a newer version than this one`;
    const todo = 'Update this program; only the previous version runs on these tables.';
    return [...findings, warning(what, todo)];
  }
  const waiting = known.length - known.indexOf(last) - 1;
  findings.push(
    waiting === 0
      ? ok(`tables: of this version (${last})`)
      : warning(
          `tables: ${waiting} migrations wait`,
          'The next start of this version applies them; make a backup before.',
        ),
  );
  return findings;
}

async function checkClock(client: pg.Client, now: () => Date): Promise<Finding> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return compareClocks('the database', rows[0]?.now ?? now(), now());
}

/** @param whose name of the other clock's owner */
export function compareClocks(whose: string, theirs: Date, ours: Date): Finding {
  const seconds = Math.round(Math.abs(theirs.getTime() - ours.getTime()) / 1000);
  if (seconds < CLOCK.warning) return ok(`time: the clock is the same as that of ${whose}`);
  const state = seconds < CLOCK.wrong ? warning : wrong;
  return state(
    `time: the clock differs from that of ${whose} by ${seconds} seconds`,
    'Switch on time synchronisation (timedatectl set-ntp true), on both machines.',
  );
}

/** Checks the permissions of a running server. */
async function checkWork(client: pg.Client): Promise<Finding[]> {
  const { rows: there } = await client.query(
    `select where to_regclass('graphile_worker.jobs') is not null and to_regclass('mail') is not null`,
  );
  if (there.length === 0) return [];
  const { rows } = await client.query<{ late: number; given: number; unsent: number }>(`
    select count(*) filter (where attempts < max_attempts and locked_at is null and run_at < now() - interval '5 minutes')::int as late,
      count(*) filter (where attempts >= max_attempts)::int as given,
      (select count(*) from mail where sent_at is null and handed_over_at is null
        and created_at between now() - interval '1 day' and now() - interval '15 minutes')::int as unsent
    from graphile_worker.jobs`);
  const { late = 0, given = 0, unsent = 0 } = rows[0] ?? {};
  const findings: Finding[] = [];
  if (late > 0)
    findings.push(
      warning(
        `jobs: ${late} are late by more than five minutes`,
        'Check that a server is running; its log shows which jobs fail.',
      ),
    );
  if (given > 0)
    findings.push(
      warning(
        `jobs: ${given} failed permanently`,
        'See docs/operations.md, UyutJobsGivenUp, for the causes and a retry.',
      ),
    );
  if (unsent > 0)
    findings.push(
      warning(
        `mail: ${unsent} of the last day are not sent`,
        'select error, count(*) from mail where sent_at is null group by 1;',
      ),
    );
  return findings;
}

/** Finds members of the team whose second factor everybody knows, also under a changed address. */
async function checkDemoMembers(client: pg.ClientBase): Promise<Finding[]> {
  const { rows: tables } = await client.query(`select where to_regclass('team_member') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ email: string }>(
    `select a.email from team_member m join account a on a.id = m.account_id
     where a.email = any($1::text[]) or m.totp_secret = any($2::text[]) order by a.email`,
    [DEMO_MEMBERS.map(({ email }) => email), TEAM_ROLES.map((role) => demoTotpSecret(role))],
  );
  if (rows.length === 0) return [];
  const emails = rows.map(({ email }) => email).join(', ');
  return [
    wrong(
      `team: demo members with public codes: ${emails}`,
      'Remove each: npm run admin -- team remove E-MAIL. Better: a new database with DEMO_DATA=off.',
    ),
  ];
}
