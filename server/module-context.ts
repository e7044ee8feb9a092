import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../src/core/shared/clock.ts';
import type { Addresses } from './platform/addresses.ts';
import type { Captcha } from './platform/captcha/captcha.ts';
import type { Configuration } from './platform/configuration.ts';
import type { Texts } from './platform/texts.ts';
import type { Database } from './tables.ts';

/** Parts of the platform that every module may use. */
export type ModuleContext = {
  configuration: Configuration;
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  log: Logger;
  addresses: Addresses;
  captcha: Captcha;
};
