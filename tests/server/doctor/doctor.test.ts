import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupName } from '../../../server/backup/backup-names.ts';
import { checkConfiguration, checkNames } from '../../../server/doctor/check-configuration.ts';
import { checkDatabase, compareClocks } from '../../../server/doctor/check-database.ts';
import { checkMail } from '../../../server/doctor/check-mail.ts';
import { checkService, checkTime, servicesOf } from '../../../server/doctor/check-services.ts';
import { checkBackups, checkDisk, checkPictures } from '../../../server/doctor/check-storage.ts';
import { DEMO_MEMBERS, demoTotpSecret } from '../../../server/demo/team/demo-members.ts';
import { inTime, report } from '../../../server/doctor/finding.ts';
import type { Finding } from '../../../server/doctor/finding.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { DiskPictures } from '../../../server/platform/pictures/disk-pictures.ts';
import { S3Pictures } from '../../../server/platform/pictures/s3-pictures.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { databaseUrl, createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { startS3Server } from '../support/outside-servers/s3-server.ts';
import { startSilentServer } from '../support/outside-servers/silent-server.ts';
import { startSmtpServer } from '../support/outside-servers/smtp-server.ts';
import { CERTIFICATE, startTlsServer } from './support/tls-server.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const CLOSED = '127.0.0.1:1';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-doctor-'));
});
afterAll(() => rm(folder, { recursive: true }));

const said = (findings: Finding[], state: Finding['state']) =>
  findings.filter((one) => one.state === state).map(({ what }) => what);
const find = (findings: Finding[], words: string) => findings.find(({ what }) => what.includes(words));

describe('The configuration check', () => {
  it('passes when nothing is set', () => {
    const { findings, configuration } = checkConfiguration({});
    expect(findings).toEqual([{ state: 'ok', what: 'configuration: all variables can be read' }]);
    expect(configuration).not.toBeNull();
  });

  it('reports all errors at once and continues with the other checks', () => {
    const { findings, configuration } = checkConfiguration({
      PORT: 'many',
      LOG_LEVEL: 'loud',
      HOST: '0.0.0.0',
    });
    expect(said(findings, 'wrong').map((what) => /\w+ is wrong/.exec(what)?.[0])).toEqual([
      'PORT is wrong',
      'LOG_LEVEL is wrong',
    ]);
    expect(configuration?.host).toBe('0.0.0.0');
  });

  it('reports missing values even if nothing can be read', () => {
    const { findings, configuration } = checkConfiguration({ CARD_PAYMENTS: 'stripe' });
    expect(findings[0]?.what).toContain('STRIPE_SECRET_KEY is wrong: expected a value');
    expect(configuration).toBeNull();
  });

  it('is stricter for a public site than for a trial', () => {
    const open = { DOMAIN_BG: 'https://uyut.bg', DOMAIN_EN: 'https://uyut.eu' };
    const { findings } = checkConfiguration({ ...open, DEMO_DATA: 'on', OUTBOX_PAGE: 'on', SMTP_URL: '' });
    expect(said(findings, 'wrong')).toHaveLength(5);
    expect(said(findings, 'warning')).toHaveLength(4);
    const cared = {
      ...open,
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://a:b@localhost/c',
      SMTP_URL: 'smtps://a:b@mail.uyut.bg',
      MAIL_FROM: 'a@uyut.bg',
      TEAM_EMAIL: 'b@uyut.bg',
      SELLER_NUMBER: '123456789',
      TRUST_PROXY: '127.0.0.1',
    };
    expect(checkConfiguration(cared).findings).toHaveLength(1);
  });

  it('reports a misspelt name in .env', () => {
    const known = 'SMTP_URL=\n# MAP_TILES_URL=x\n';
    const findings = checkNames(['SMTP_URL', 'MAP_TILES_URL', 'SMPT_URL'], known);
    expect(said(findings, 'warning')).toEqual([
      'configuration: SMPT_URL in .env is not a variable of this program',
    ]);
  });
});

describe('The database check', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const check = (url = database.url) => checkDatabase({ connectionString: url }, () => new Date());

  it('passes for a suitable database', async () => {
    const findings = await check();
    expect(findings.map(({ what }) => what).join('\n')).toMatch(
      /^database: PostgreSQL 18.* answers\nextension: pg_trgm\nextension: fuzzystrmatch\ntables: of this version/,
    );
    expect(said(findings, 'wrong')).toEqual([]);
  });

  it('finds members of the demo outside of a trial, also with another address', async () => {
    const { email } = DEMO_MEMBERS.at(-1) ?? { email: '' };
    const check = (isTrial?: boolean) =>
      checkDatabase({ connectionString: database.url }, () => new Date(), 1, isTrial);
    for (const [address, secret] of [
      [email, null],
      ['radka@uyut.bg', demoTotpSecret('owner')],
    ])
      await database.pool.query(
        `with member as (
           insert into account (type, name, email, language) values ('user', 'Радка', $1, 'bg') returning id
         ) insert into team_member (account_id, roles, enrol_until, totp_secret) select id, '{owner}', now(), $2 from member`,
        [address, secret],
      );
    expect(find(await check(), 'demo members')).toMatchObject({ state: 'wrong' });
    expect(find(await check(), 'demo members')?.what).toContain(`${email}, radka@uyut.bg`);
    expect(find(await check(true), 'demo members')).toBeUndefined();
    await database.pool.query('delete from team_member');
    expect(find(await check(), 'demo members')).toBeUndefined();
  });

  it('reports fewer connections than the processes need', async () => {
    const findings = await checkDatabase({ connectionString: database.url }, () => new Date(), 100);
    expect(find(findings, 'database: only')?.todo).toContain('up to 2500');
  });

  it('reports an empty database as ready to fill', async () => {
    const empty = await createTestDatabase({ empty: true });
    const findings = await check(empty.url);
    await empty.drop();
    expect(find(findings, 'pg_trgm can be created')).toBeDefined();
    expect(find(findings, 'tables: none yet')?.state).toBe('ok');
  });

  it.each([
    [`postgres://a:secret-word@${CLOSED}/x`, 'Start PostgreSQL'],
    ['postgres://a:secret-word@no-such-host.invalid/x', 'Correct the host'],
  ])('reports an unavailable database: %s', async (url, todo) => {
    const [finding] = await check(url);
    expect(finding).toMatchObject({ state: 'wrong', todo: expect.stringContaining(todo) });
  });

  it('reports a missing database', async () => {
    const [finding] = await check(databaseUrl(database.url, 'no_such_database'));
    expect(finding).toMatchObject({ state: 'wrong', todo: 'Create the database that DATABASE_URL names.' });
  });

  it('reports a newer version and pending migrations', async () => {
    const one = await createTestDatabase();
    await one.pool.query(`insert into kysely_migration values ('9999-future', now())`);
    expect(find(await check(one.url), 'newer version')?.state).toBe('warning');
    await one.pool.query(`delete from kysely_migration where name >= '0009'`);
    expect(find(await check(one.url), 'migrations wait')?.state).toBe('warning');
    await one.drop();
  });

  it('reports late and failed jobs and unsent mails', async () => {
    const one = await createTestDatabase();
    await one.pool.query(`select graphile_worker.add_job('a', run_at => now() - interval '1 hour')`);
    await one.pool.query(`select graphile_worker.add_job('b', max_attempts => 1)`);
    await one.pool.query(`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`);
    await one.pool.query(`insert into mail (recipient, language, subject, text, html, created_at)
      values ('a@example.com', 'bg', '', '', '', now() - interval '1 hour')`);
    expect(said(await check(one.url), 'warning')).toEqual([
      'jobs: 1 are late by more than five minutes',
      'jobs: 1 failed permanently',
      'mail: 1 of the last day are not sent',
    ]);
    await one.drop();
  });

  it('reports an unfinished index', async () => {
    const one = await createTestDatabase();
    await one.pool.query(`insert into mail (recipient, language, subject, text, html)
      select 'a@example.com', 'bg', '', '', '' from generate_series(1, 2)`);
    await one.pool.query('create unique index concurrently half on mail (recipient)').catch(() => undefined);
    expect(find(await check(one.url), 'half is incomplete')?.todo).toContain('drop index concurrently half');
    await one.drop();
  });

  it('reports settings that could lose acknowledged data', async () => {
    const one = await createTestDatabase();
    const url = new URL(one.url);
    url.searchParams.set('options', '-c synchronous_commit=off');
    expect(find(await check(url.href), 'synchronous_commit')?.state).toBe('wrong');
    await one.drop();
  });
});

describe('The time check', () => {
  it.each([
    [1, 'ok'],
    [10, 'warning'],
    [-90, 'wrong'],
  ])('reports a clock that is %i seconds ahead', (seconds, state) => {
    expect(compareClocks('x', new Date(NOW.getTime() + seconds * 1000), NOW).state).toBe(state);
  });

  it('compares the clock with a server’s Date header', async () => {
    const s3 = await startS3Server();
    const services = [{ variable: 'S3_ENDPOINT', url: new URL(s3.settings.endpoint) }];
    expect(await checkTime(services, () => new Date())).toMatchObject([{ state: 'ok' }]);
    expect(await checkTime(services, () => NOW)).toMatchObject([{ state: expect.stringMatching(/w/) }]);
    await s3.close();
    expect(await checkTime(services, () => NOW)).toEqual([]);
  });
});

describe('The mail check', () => {
  it('reports that mails stay in the outbox without a mail server', async () => {
    expect((await checkMail(undefined)).state).toBe('warning');
  });

  it('passes for a responding server and reports a silent one with its port', async () => {
    const smtp = await startSmtpServer();
    expect((await checkMail(smtp.url)).state).toBe('ok');
    await smtp.close();
    const away = await checkMail('smtp://a:secret-word@127.0.0.1:1');
    expect(away).toMatchObject({ state: 'wrong', todo: expect.stringContaining('at port 1,') });
    expect(JSON.stringify(away)).not.toContain('secret-word');
  });
});

describe('The storage check', () => {
  it.each([
    [100_000, 'ok'],
    [4_000, 'warning'],
    [100, 'wrong'],
  ])('handles %i MB of free space', async (megabytes, state) => {
    expect((await checkDisk('DATA_DIR', folder, async () => megabytes)).state).toBe(state);
  });

  it('reports a folder that can’t be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(await checkDisk('DATA_DIR', join(file, 'data'))).toMatchObject({ state: 'wrong' });
  });

  it('stores, reads and deletes a test picture, or reports the error', async () => {
    expect((await checkPictures(new DiskPictures(folder), false)).state).toBe('ok');
    const s3 = await startS3Server();
    expect((await checkPictures(new S3Pictures(s3.settings), true)).state).toBe('ok');
    const other = new S3Pictures({ ...s3.settings, bucket: 'other' });
    expect(await checkPictures(other, true)).toMatchObject({
      state: 'wrong',
      todo: expect.stringContaining('S3_ENDPOINT'),
    });
    await s3.close();
  });

  it('reports missing, old and unencrypted backups', async () => {
    const directory = await mkdtemp(join(folder, 'backups-'));
    const settings = {
      directory,
      publicKey: undefined,
      secretKey: undefined,
      retention: { daily: 7, weekly: 4 },
    };
    expect((await checkBackups(settings, NOW)).what).toContain('there is none');
    await writeFile(join(directory, backupName(daysAfter(NOW, -2), true)), '');
    expect((await checkBackups(settings, NOW)).what).toContain('48 hours old');
    await writeFile(join(directory, backupName(daysAfter(NOW, -1), true)), '');
    expect((await checkBackups(settings, NOW)).what).toContain('not encrypted');
    expect((await checkBackups({ ...settings, publicKey: 'age1' }, NOW)).state).toBe('ok');
  });
});

describe('The check of external servers', () => {
  it('covers all configured servers', () => {
    const configuration = readConfiguration({
      DOMAIN_BG: 'https://uyut.bg',
      DOMAIN_EN: 'https://uyut.eu',
      CARD_PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'wh',
      SMTP_URL: 'smtp://mail.uyut.bg',
      GOOGLE_CLIENT_ID: 'id',
    });
    expect(servicesOf(configuration).map(({ url }) => url.hostname)).toEqual([
      'uyut.bg',
      'uyut.eu',
      'mail.uyut.bg',
      'api.stripe.com',
      'www.googleapis.com',
    ]);
    expect(servicesOf(readConfiguration({}))).toEqual([]);
  });

  it('reports untrusted, expiring and expired certificates', async () => {
    const server = await startTlsServer();
    const service = { variable: 'DOMAIN_BG', url: server.url };
    const trust = { ca: CERTIFICATE };
    const end = new Date(new X509Certificate(CERTIFICATE).validTo);
    expect((await checkService(service, NOW)).what).toContain('is not trusted');
    expect((await checkService(service, NOW, trust)).state).toBe('ok');
    expect((await checkService(service, daysAfter(end, -10), trust)).what).toContain('ends in 10 days');
    expect((await checkService(service, daysAfter(end, 3), trust)).what).toContain('ended 3 days ago');
    await server.close();
  });

  it('reports servers without a certificate as reachable or not', async () => {
    const silent = await startSilentServer();
    const service = (port: number) => ({ variable: 'S3_ENDPOINT', url: new URL(`http://127.0.0.1:${port}`) });
    expect((await checkService(service(silent.port), NOW)).state).toBe('ok');
    await silent.close();
    expect((await checkService(service(silent.port), NOW)).state).toBe('wrong');
  });
});

describe('`npm run doctor`', () => {
  it('exits with 1 on an error and runs all other checks without the database', async () => {
    const env = {
      ...process.env,
      DATABASE_URL: `postgres://a:secret-word@${CLOSED}/x`,
      DATA_DIR: folder,
      PICTURES: 'disk',
      LOG_LEVEL: 'loud',
    };
    const doctor = promisify(execFile)('npx', ['tsx', 'server/doctor/main.ts'], { env });
    const { code, stdout } = await doctor.then(
      () => ({ code: 0, stdout: '' }),
      (error: { code: number; stdout: string }) => error,
    );
    expect(code).toBe(1);
    for (const line of [
      'LOG_LEVEL is wrong',
      'database: connect ECONNREFUSED',
      'disk: DATA_DIR',
      'pictures: files are written',
    ]) {
      expect(stdout).toContain(line);
    }
    expect(stdout).not.toContain('secret-word');
  });
});

describe('The report', () => {
  it('contains instructions and no secrets', () => {
    const text = report(
      [
        { state: 'ok', what: 'disk: good' },
        { state: 'wrong', what: 'mail: p%40ss and p@ss for sk_live_1', todo: 'Mend it.' },
      ],
      { SMTP_URL: 'smtps://me:p%40ss@mail.example', STRIPE_SECRET_KEY: 'sk_live_1' },
    );
    expect(text).toBe(
      'ok       disk: good\nwrong    mail: … and … for …\n         → Mend it.\n\n1 ok, 0 to look at, 1 wrong\n',
    );
  });

  it('limits the time of each check', async () => {
    await expect(inTime(new Promise(() => undefined), 5)).rejects.toThrow('no answer within 0.005 seconds');
  });
});
