import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import type { MapTiles } from '../../src/core/site/settings.ts';
import type { RecaptchaSettings } from './captcha/recaptcha.ts';
import { readDatabase } from './database/database-settings.ts';
import type { DatabaseSettings } from './database/database-settings.ts';
import { ConfigurationError, EnvironmentReader } from './environment-reader.ts';
import type { Environment } from './environment-reader.ts';
import type { StripeSettings } from './payments/stripe-payments.ts';
import type { S3Settings } from './pictures/s3-pictures.ts';
import type { LanguageModel } from './language-model.ts';
import { readMailAnswers, readSender, readTeamEmail } from './mail/mail-settings.ts';
import type { MailAnswers } from './mail/mail-settings.ts';
import { readSeller } from './seller.ts';
import type { Seller } from './seller.ts';
import { readPush } from './push/push-settings.ts';
import type { PushSettings } from './push/push-sender.ts';
import { readSms } from './sms/sms.ts';
import type { SmsSettings } from './sms/sms.ts';
import { readTracing } from './tracing/tracing-settings.ts';
import type { TracingSettings } from './tracing/tracing-settings.ts';

const MODES = ['development', 'production', 'test'] as const;
const ROLES = ['web', 'worker', 'all'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const CARD_PAYMENTS = ['sandbox', 'stripe', 'off'] as const;
const PRICE_ORDERS = ['bgn-first', 'eur-first'] as const;
const PICTURES = ['disk', 's3'] as const;
const CAPTCHAS = ['proof-of-work', 'recaptcha'] as const;

/** Everything that is decided outside the program. Read once at start, never changed. */
export interface Configuration extends DatabaseSettings {
  readonly mode: (typeof MODES)[number];
  /** What is done here: pages, jobs, or both. */
  readonly role: (typeof ROLES)[number];
  /** Processes that answer for pages on one port. */
  readonly webProcesses: number;
  readonly host: string;
  readonly port: number;
  /** Where Prometheus is answered, on the same host; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  /** Absolute path of the folder with the embedded database, pictures and the like. */
  readonly dataDirectory: string;
  readonly backups: BackupSettings;
  /** Public origins by language; both undefined: one host for both languages, switched in place (LANG-05). */
  readonly origins: { readonly bg: string | undefined; readonly en: string | undefined };
  /** A host where the language switches in place, as on localhost (LANG-05). */
  readonly testHost: string | undefined;
  /** The operator's own name of the site; undefined for ours in each language. */
  readonly siteTitle: string | undefined;
  /** Which currency stands first (PRICE-06). */
  readonly priceOrder: (typeof PRICE_ORDERS)[number];
  /** undefined: mails rest in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** undefined: mails about messages are answered by their link alone. */
  readonly mailAnswers: MailAnswers | undefined;
  /** How codes reach telephones: to the outbox, by a provider, or not at all. */
  readonly sms: SmsSettings;
  /** Where people of ours read what visitors ask. */
  readonly teamEmail: string;
  /** Whether the developer's page of mails is served. */
  readonly outboxPage: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Addresses of the proxies whose X-Forwarded-* headers are believed; false: nobody's. */
  readonly trustProxy: false | readonly string[];
  /** Takes cards on the sandbox's page, where no money moves, or on Stripe's; off: payment on delivery only. */
  readonly cardPayments: 'sandbox' | 'off' | StripeSettings;
  /** The company on receipts, on the legal pages and in the signature of mails. */
  readonly seller: Seller;
  /** Requests that one address may send in a minute; single operations allow fewer. */
  readonly callsPerMinute: number;
  /** What pages for visitors may take in the memory of each process; 0: none are kept, nor answers for the pages of one person. */
  readonly pageCacheMegabytes: number;
  /** Whether an empty database is filled with the demo shop at start. */
  readonly demoData: boolean;
  /** Without it nobody signs in with Google. */
  readonly googleClientId: string | undefined;
  /** Where the keys are that Google signs with. */
  readonly googleKeysUrl: string;
  /** Where the pictures of maps come from. */
  readonly mapTiles: MapTiles | null;
  /** Where uploaded pictures are kept; undefined: in the data directory. */
  readonly bucket: S3Settings | undefined;
  /** A language model that drafts descriptions of homes; undefined: a template does (HOME-07). */
  readonly descriptionModel: LanguageModel | undefined;
  /** A language model that translates what people wrote; undefined: nothing is translated. */
  readonly translationModel: LanguageModel | undefined;
  /** Google's reCAPTCHA v3 in the place of our own proof of work. */
  readonly recaptcha: RecaptchaSettings | undefined;
  /** undefined: no push messages are sent. */
  readonly push: PushSettings | undefined;
  /** undefined: nothing is traced. */
  readonly tracing: TracingSettings | undefined;
}

/** Keys are age's: who has the public one can write backups, and not read them. */
export type BackupSettings = {
  /** Absolute path. */
  readonly directory: string;
  readonly publicKey: string | undefined;
  /** For restoring alone. */
  readonly secretKey: string | undefined;
  /** Of how many days and weeks the last backup is kept. */
  readonly keep: { readonly daily: number; readonly weekly: number };
};

/**
 * Makes the configuration out of environment variables (see .env.example).
 * @throws ConfigurationError naming the variable that is wrong.
 */
export function readConfiguration(environment: Environment, directory = process.cwd()): Configuration {
  const read = new EnvironmentReader(environment);
  const host = read.text('HOST') ?? '127.0.0.1';
  const origins = readOrigins(read);
  const trustProxy = read.networks('TRUST_PROXY');
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465')?.href;
  const database = readDatabase(read);
  const dataDirectory = resolve(directory, read.text('DATA_DIR') ?? 'data');
  const demoData = read.switch('DEMO_DATA', database.databaseUrl === undefined);
  const mode = read.oneOf('NODE_ENV', MODES, 'development');
  const keepsPages = mode !== 'development' && read.text('PAGE_CACHE_MB') !== 'off';

  return Object.freeze<Configuration>({
    mode,
    role: read.oneOf('ROLE', ROLES, 'all'),
    webProcesses: readWebProcesses(read, mode),
    host,
    port: read.port('PORT', 3000),
    metricsPort: read.text('METRICS_PORT') === undefined ? undefined : read.port('METRICS_PORT', 0),
    dataDirectory,
    backups: readBackups(read, resolve(directory, read.text('BACKUP_DIR') ?? join(dataDirectory, 'backups'))),
    ...database,
    origins,
    testHost: read.hostName('TEST_HOST'),
    siteTitle: read.text('SITE_TITLE'),
    priceOrder: read.oneOf('PRICE_ORDER', PRICE_ORDERS, 'bgn-first'),
    smtpUrl,
    mailFrom: readSender(read),
    mailAnswers: readMailAnswers(read),
    sms: readSms(read, smtpUrl !== undefined),
    teamEmail: readTeamEmail(read),
    // Public domains or a proxy: visitors of the whole world then seem to come from this machine.
    outboxPage: read.switch('OUTBOX_PAGE', !smtpUrl && isLoopback(host) && !origins.bg && !trustProxy),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy,
    cardPayments: readCardPayments(read, demoData),
    seller: readSeller(read),
    callsPerMinute: read.positiveInteger('CALLS_PER_MINUTE', 600),
    pageCacheMegabytes: keepsPages ? read.positiveInteger('PAGE_CACHE_MB', 64) : 0,
    demoData,
    mapTiles: readMapTiles(read),
    googleClientId: read.text('GOOGLE_CLIENT_ID'),
    googleKeysUrl:
      read.url('GOOGLE_KEYS_URL', ['https:', 'http:'], 'https://www.googleapis.com/oauth2/v3/certs')?.href ??
      'https://www.googleapis.com/oauth2/v3/certs',
    bucket: readBucket(read),
    descriptionModel: readModel(read, 'DESCRIPTION_MODEL'),
    translationModel: readModel(read, 'TRANSLATION_MODEL'),
    recaptcha: readRecaptcha(read),
    push: readPush(read),
    tracing: readTracing(read),
  });
}

/** The configuration of this process; a `.env` file in the working folder fills in what the environment leaves out. */
export function loadConfiguration(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfiguration(process.env);
}

/** Whether a host or an address can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(host);
}

function readWebProcesses(read: EnvironmentReader, mode: Configuration['mode']): number {
  const text = read.text('WEB_PROCESSES') ?? '1';
  const processes = text === 'auto' ? availableParallelism() : Number(text);
  if (!/^(auto|[1-9]\d?)$/.test(text)) {
    throw new ConfigurationError('WEB_PROCESSES', 'auto (one a core), or a whole number from 1 to 99');
  }
  if (mode === 'development' && processes > 1) {
    throw new ConfigurationError('WEB_PROCESSES', '1, because NODE_ENV is development');
  }
  return processes;
}

function readOrigins(read: EnvironmentReader): Configuration['origins'] {
  const bg = read.origin('DOMAIN_BG');
  const en = read.origin('DOMAIN_EN');
  if (bg && !en) throw new ConfigurationError('DOMAIN_EN', 'an origin too, because DOMAIN_BG is set');
  if (en && !bg) throw new ConfigurationError('DOMAIN_BG', 'an origin too, because DOMAIN_EN is set');
  if (bg && bg === en) throw new ConfigurationError('DOMAIN_EN', 'another origin than DOMAIN_BG');
  return Object.freeze({ bg, en });
}

function readCardPayments(read: EnvironmentReader, demoData: boolean): Configuration['cardPayments'] {
  const chosen = read.oneOf('CARD_PAYMENTS', CARD_PAYMENTS, demoData ? 'sandbox' : 'off');
  if (chosen !== 'stripe') return chosen;
  const needed = (variable: string): string => {
    const value = read.text(variable);
    if (value === undefined)
      throw new ConfigurationError(variable, 'a value, because CARD_PAYMENTS is stripe');
    return value;
  };
  return Object.freeze({
    secretKey: needed('STRIPE_SECRET_KEY'),
    webhookSecret: needed('STRIPE_WEBHOOK_SECRET'),
    apiUrl: read.url('STRIPE_API_URL', ['https:', 'http:'], 'https://api.stripe.com'),
  });
}

function readBackups(read: EnvironmentReader, directory: string): BackupSettings {
  const key = (variable: string, form: RegExp, expected: string): string | undefined => {
    const text = read.text(variable);
    if (text !== undefined && !form.test(text)) throw new ConfigurationError(variable, expected);
    return text;
  };
  const keep = {
    daily: read.positiveInteger('BACKUP_KEEP_DAILY', 7),
    weekly: read.positiveInteger('BACKUP_KEEP_WEEKLY', 4),
  };
  return Object.freeze({
    directory,
    publicKey: key('BACKUP_PUBLIC_KEY', /^age1[a-z0-9]{58}$/, 'a key that begins with age1'),
    secretKey: key(
      'BACKUP_SECRET_KEY',
      /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/,
      'a key that begins with AGE-SECRET-KEY-1',
    ),
    keep,
  });
}

function readBucket(read: EnvironmentReader): S3Settings | undefined {
  if (read.oneOf('PICTURES', PICTURES, 'disk') === 'disk') return undefined;
  const needed = (variable: string, value: string | undefined): string => {
    if (value === undefined) throw new ConfigurationError(variable, 'a value, because PICTURES is s3');
    return value;
  };
  return Object.freeze({
    endpoint: needed('S3_ENDPOINT', read.origin('S3_ENDPOINT')),
    region: needed('S3_REGION', read.text('S3_REGION')),
    bucket: needed('S3_BUCKET', read.text('S3_BUCKET')),
    keyId: needed('S3_KEY_ID', read.text('S3_KEY_ID')),
    secret: needed('S3_SECRET', read.text('S3_SECRET')),
  });
}

/** The settings of a language model: `{prefix}_URL`, `_KEY` and `_NAME`. */
function readModel(
  read: EnvironmentReader,
  prefix: 'DESCRIPTION_MODEL' | 'TRANSLATION_MODEL',
): LanguageModel | undefined {
  const example = 'https://models.example/v1/chat/completions';
  const url = read.url(`${prefix}_URL`, ['https:', 'http:'], example)?.href;
  if (url === undefined) return undefined;
  const name = read.text(`${prefix}_NAME`);
  if (name === undefined) {
    throw new ConfigurationError(`${prefix}_NAME`, `a model, because ${prefix}_URL is set`);
  }
  return Object.freeze({ url, key: read.text(`${prefix}_KEY`), name });
}

function readRecaptcha(read: EnvironmentReader): RecaptchaSettings | undefined {
  if (read.oneOf('CAPTCHA', CAPTCHAS, 'proof-of-work') === 'proof-of-work') return undefined;
  const needed = (variable: string): string => {
    const value = read.text(variable);
    if (value === undefined) throw new ConfigurationError(variable, 'a key, because CAPTCHA is recaptcha');
    return value;
  };
  const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
  return Object.freeze({
    siteKey: needed('RECAPTCHA_SITE_KEY'),
    secret: needed('RECAPTCHA_SECRET'),
    verifyUrl: read.url('RECAPTCHA_VERIFY_URL', ['https:', 'http:'], verifyUrl)?.href ?? verifyUrl,
  });
}

/** `off` leaves the base map alone. */
function readMapTiles(read: EnvironmentReader): MapTiles | null {
  const url = read.text('MAP_TILES_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  if (url === 'off') return null;
  if (!/^https?:\/\/[^\s'";]+$/.test(url) || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) {
    throw new ConfigurationError(
      'MAP_TILES_URL',
      'off, or an address like https://tiles.example/{z}/{x}/{y}.png',
    );
  }
  return { url, attribution: read.text('MAP_ATTRIBUTION') ?? '© OpenStreetMap' };
}
