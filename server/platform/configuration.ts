import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import type { MapTiles } from '../../src/core/site/settings.ts';
import { readMapTiles } from './map-tiles.ts';
import type { RecaptchaSettings } from './captcha/recaptcha.ts';
import { readCouriers, type CourierSettings } from './courier-settings.ts';
import { readDatabase } from './database/database-settings.ts';
import type { DatabaseSettings } from './database/database-settings.ts';
import { ConfigurationError, EnvironmentReader } from './environment-reader.ts';
import type { Environment } from './environment-reader.ts';
import type { StripeSettings } from './payments/stripe-payments.ts';
import type { S3Settings } from './pictures/s3-pictures.ts';
import type { ModelSettings } from './language-model/chat-completions.ts';
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
const VAT_REGISTERS = ['sandbox', 'vies', 'off'] as const;
const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api/';
const PICTURES = ['disk', 's3'] as const;
const CAPTCHAS = ['proof-of-work', 'recaptcha'] as const;

/** All settings, read once at start. */
export interface Configuration extends DatabaseSettings {
  readonly mode: (typeof MODES)[number];
  /** Work of this process: pages, jobs, or both. */
  readonly role: (typeof ROLES)[number];
  readonly webProcesses: number;
  readonly host: string;
  readonly port: number;
  /** Port of the Prometheus metrics; undefined disables them. */
  readonly metricsPort: number | undefined;
  /** Absolute path of the folder with the embedded database and the pictures. */
  readonly dataDirectory: string;
  readonly backups: BackupSettings;
  /**
   * Public origins by language. If both are undefined, one host switches the language in place (LANG-05).
   */
  readonly origins: { readonly bg: string | undefined; readonly en: string | undefined };
  /** A host that switches the language in place, as localhost does (LANG-05). */
  readonly testHost: string | undefined;
  /** The operator's name for the site; undefined uses the translated one. */
  readonly siteTitle: string | undefined;
  /** Currency that is shown first (PRICE-06). */
  readonly priceOrder: (typeof PRICE_ORDERS)[number];
  /** If undefined, mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** If undefined, mails about messages can only be answered by their link. */
  readonly mailAnswers: MailAnswers | undefined;
  /** Delivery of SMS codes: outbox, provider or none. */
  readonly sms: SmsSettings;
  /** Recipient of enquiries and notices. */
  readonly teamEmail: string;
  /** True if the developer's page of mails is served. */
  readonly outboxPage: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Proxies whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: false | readonly string[];
  /** Card payments: sandbox without real money, Stripe, or payment on delivery only. */
  readonly cardPayments: 'sandbox' | 'off' | StripeSettings;
  readonly courierSandbox: boolean;
  readonly couriers: CourierSettings | undefined;
  /** Check of VAT numbers: sandbox without a network, VIES, or none. */
  readonly vatRegister: (typeof VAT_REGISTERS)[number];
  /** REST interface of VIES, ending in a slash. */
  readonly viesUrl: string;
  /** The company on receipts, legal pages and mails. */
  readonly seller: Seller;
  /** Requests per minute from one address; single operations allow fewer. */
  readonly callsPerMinute: number;
  /** Memory for cached pages in each process; 0 disables the cache. */
  readonly pageCacheMegabytes: number;
  /** True if an empty database gets demo data at start. */
  readonly demoData: boolean;
  /** If undefined, Google sign-in is off. */
  readonly googleClientId: string | undefined;
  readonly googleKeysUrl: string;
  readonly mapTiles: MapTiles | null;
  /** Bucket of uploaded pictures; undefined stores them in the data directory. */
  readonly bucket: S3Settings | undefined;
  /** Language model for drafted descriptions; undefined uses a template (HOME-07). */
  readonly descriptionModel: ModelSettings | undefined;
  /** Language model for translations; undefined disables them. */
  readonly translationModel: ModelSettings | undefined;
  /** Replaces the proof of work by Google's reCAPTCHA v3. */
  readonly recaptcha: RecaptchaSettings | undefined;
  /** If undefined, no push messages are sent. */
  readonly push: PushSettings | undefined;
  /** If undefined, nothing is traced. */
  readonly tracing: TracingSettings | undefined;
}

/** Settings of backups. Keys are those of age: with the public key backups can be written but not read. */
export type BackupSettings = {
  /** Absolute path. */
  readonly directory: string;
  readonly publicKey: string | undefined;
  /** For restoring only. */
  readonly secretKey: string | undefined;
  /** Number of days and weeks whose last backup is retained. */
  readonly retention: { readonly daily: number; readonly weekly: number };
};

/**
 * Reads the configuration from environment variables (see .env.example).
 * @throws ConfigurationError naming the wrong variable
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
  const cachesPages = mode !== 'development' && read.text('PAGE_CACHE_MB') !== 'off';

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
    // With public domains or a proxy, requests of all visitors seem to come from this machine.
    outboxPage: read.switch('OUTBOX_PAGE', !smtpUrl && isLoopback(host) && !origins.bg && !trustProxy),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy,
    cardPayments: readCardPayments(read, demoData),
    courierSandbox: read.switch('COURIER_SANDBOX', demoData),
    couriers: readCouriers(read),
    vatRegister: read.oneOf('VAT_REGISTER', VAT_REGISTERS, demoData ? 'sandbox' : 'off'),
    viesUrl: read.url('VIES_URL', ['https:', 'http:'], VIES_URL)?.href ?? VIES_URL,
    seller: readSeller(read),
    callsPerMinute: read.positiveInteger('CALLS_PER_MINUTE', 600),
    pageCacheMegabytes: cachesPages ? read.positiveInteger('PAGE_CACHE_MB', 64) : 0,
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

/**
 * Reads the configuration of this process; a `.env` file in the working folder supplies missing variables.
 */
export function loadConfiguration(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfiguration(process.env);
}

/** True if a host or address is reachable from this machine only. */
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
  const retention = {
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
    retention,
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

/** Reads the settings of a language model: `{prefix}_URL`, `_KEY` and `_NAME`. */
function readModel(
  read: EnvironmentReader,
  prefix: 'DESCRIPTION_MODEL' | 'TRANSLATION_MODEL',
): ModelSettings | undefined {
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
