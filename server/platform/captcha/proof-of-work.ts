import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CaptchaAction } from '../../../src/core/shared/captcha.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { serverKey } from '../secrets.ts';
import type { PlatformTables } from '../tables.ts';
import { Captcha } from './captcha.ts';
import type { Challenge } from './captcha.ts';

const MINUTES = 10;

type Solution = { salt: string; number: number; signature: string };

/**
 * Proof of work: the browser finds a number with half of `most` SHA-256 hashes on average. The challenge is
 * signed for one action, valid for ten minutes and usable once.
 */
export class ProofOfWork extends Captcha {
  private key: Promise<Buffer> | undefined;

  /** @param most largest number to try */
  constructor(
    private readonly db: Kysely<PlatformTables>,
    private readonly clock: Clock,
    private readonly most: number,
  ) {
    super();
  }

  override async challenge(action: CaptchaAction): Promise<Challenge> {
    const expires = this.clock.now().getTime() + MINUTES * 60_000;
    const salt = `${randomBytes(12).toString('hex')}.${action}.${expires}.`;
    const challenge = hashOf(salt, randomInt(this.most + 1));
    const signature = await this.sign(salt, challenge);
    return { kind: 'proof-of-work', salt, challenge, most: this.most, signature };
  }

  override async check(answer: string, action: CaptchaAction): Promise<void> {
    const { salt, number, signature } = solutionOf(answer);
    const challenge = hashOf(salt, number);
    const [given, right] = [Buffer.from(signature), Buffer.from(await this.sign(salt, challenge))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw failed();
    const [, forAction, until] = salt.split('.');
    const expires = new Date(Number(until));
    if (forAction !== action || expires <= this.clock.now()) throw failed();
    const { numInsertedOrUpdatedRows: used } = await this.db
      .insertInto('used_challenge')
      .values({ challenge, expires_at: expires })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (used !== 1n) throw failed();
  }

  private async sign(salt: string, challenge: string): Promise<string> {
    this.key ??= serverKey(this.db, 'captcha');
    // After a database error the next request tries again.
    this.key.catch(() => (this.key = undefined));
    return createHmac('sha256', await this.key)
      .update(`${salt}\n${challenge}`)
      .digest('base64url');
  }
}

/** Nightly job: deletes expired challenges, which cannot be used again. */
export async function deleteExpiredChallenges(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  await db.deleteFrom('used_challenge').where('expires_at', '<=', now).execute();
}

function hashOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}

/** Parses the browser's answer, which is untrusted. */
function solutionOf(answer: string): Solution {
  let given: unknown;
  try {
    given = JSON.parse(answer);
  } catch {
    throw failed();
  }
  if (typeof given !== 'object' || given === null) throw failed();
  const { salt, number, signature } = given as Partial<Record<keyof Solution, unknown>>;
  if (typeof salt !== 'string' || typeof signature !== 'string' || !Number.isSafeInteger(number)) {
    throw failed();
  }
  return { salt, number: number as number, signature };
}

const failed = () => new Failure('captcha-failed', {}, 'invalid');
