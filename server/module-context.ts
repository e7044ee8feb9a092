import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../src/core/shared/clock.ts';
import type { HomeShelfTerms } from '../src/core/shop/home-shelves.ts';
import type { CreditPackage } from '../src/core/wallet/credit-prices.ts';
import type { Addresses } from './platform/addresses.ts';
import type { Captcha } from './platform/captcha/captcha.ts';
import type { Company } from './platform/company.ts';
import type { Configuration } from './platform/configuration.ts';
import type { EventStreams } from './platform/http/event-streams.ts';
import type { Implementation } from './platform/http/operations.ts';
import type { SessionReader } from './platform/http/signed-in.ts';
import type { LiveValue } from './platform/live-value.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { PictureIntake } from './platform/pictures/picture-intake.ts';
import type { PictureStore } from './platform/pictures/picture-store.ts';
import type { Texts } from './platform/texts.ts';
import type { Database } from './tables.ts';

/** Parts of the platform that every module may use. */
export type ModuleContext = {
  configuration: Configuration;
  company: Company;
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  log: Logger;
  /** Packages of credits in force (TEAM-07). */
  creditPackages: LiveValue<{ packages: readonly CreditPackage[] }>;
  /** Sections of the front page in force (TEAM-07). */
  homeShelves: LiveValue<HomeShelfTerms>;
  /** Folder of the project. */
  root: string;
  addresses: Addresses;
  captcha: Captcha;
  payments: Payments;
  pictures: PictureStore;
  /** Shared by all modules: it limits the pictures processed at once. */
  intake: PictureIntake;
  sessions: SessionReader;
  streams: EventStreams;
};

/** Runs in the transaction that deletes an account, before the account's rows are deleted. */
export type OnAccountDeleted = (transaction: Transaction<Database>, accountId: number) => Promise<void>;

/** Returns personal data of an account by name, for its export (GDPR, article 20). */
export type DataExport = (db: Kysely<Database>, accountId: number) => Promise<Record<string, unknown>>;

export type Module = {
  operations: readonly Implementation[];
  /** Adds routes outside the contract: downloads, event streams, unsubscribe pages. */
  serve?: (server: FastifyInstance) => void | Promise<void>;
  exports?: readonly DataExport[];
  onAccountDeleted?: readonly OnAccountDeleted[];
  jobs?: Partial<Jobs>;
};
