import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Configuration } from '../configuration.ts';
import type { PlatformTables } from '../tables.ts';
import type { Captcha } from './captcha.ts';
import { ProofOfWork } from './proof-of-work.ts';
import { Recaptcha } from './recaptcha.ts';

/** Half a second on an average phone (decision 25). */
const WORK = 50_000;
/** Reduced in tests. */
const WORK_IN_TESTS = 50;

export function openCaptcha(
  { recaptcha, mode }: Configuration,
  db: Kysely<PlatformTables>,
  clock: Clock,
  log: Logger,
): Captcha {
  if (recaptcha) return new Recaptcha(recaptcha, log);
  return new ProofOfWork(db, clock, mode === 'test' ? WORK_IN_TESTS : WORK);
}
