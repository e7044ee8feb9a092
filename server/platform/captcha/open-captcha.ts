import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Configuration } from '../configuration.ts';
import type { PlatformTables } from '../tables.ts';
import type { Captcha } from './captcha.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { Recaptcha } from './recaptcha.ts';

/** Half a second of a telephone on average (see decision 0017). */
const WORK = 50_000;
/** Tests solve many. */
const WORK_IN_TESTS = 50;

/** The captcha that the configuration asks for. */
export function openCaptcha(
  { recaptcha, mode }: Configuration,
  db: Kysely<PlatformTables>,
  clock: Clock,
  log: Logger,
): Captcha {
  if (recaptcha) return new Recaptcha(recaptcha, log);
  return new ProofOfWork(db, clock, mode === 'test' ? WORK_IN_TESTS : WORK);
}
