import type { VisitorRules } from '../core/homes/visitor-rules.ts';
import { Failure } from '../core/shared/failure.ts';

/** The rules of the forms weigh: they come with the first check. */
export async function visitorRules(): Promise<VisitorRules> {
  try {
    const module = await import('../core/homes/visitor-rules.ts');
    return module.visitorRules;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}
