import type { RoommateRules } from '../core/roommates/roommate-rules.ts';
import { Failure } from '../core/shared/failure.ts';

/** The rules of the forms about roommates weigh: they come with the first check. */
export async function roommateRules(): Promise<RoommateRules> {
  try {
    const module = await import('../core/roommates/roommate-rules.ts');
    return module.roommateRules;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}
