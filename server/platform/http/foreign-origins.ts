import { Failure } from '../../../src/core/shared/failure.ts';
import type { Configuration } from '../configuration.ts';

/** Rejects writes from other sites by the Origin header. */
export function refuseForeignWrites(
  method: string,
  origin: string | undefined,
  host: string,
  { origins }: Configuration,
): void {
  if (method === 'GET' || method === 'HEAD' || origin === undefined) return;
  const known = [origins.bg, origins.en, `http://${host}`, `https://${host}`];
  if (!known.includes(origin)) throw new Failure('error-foreign-origin', {}, 'not-allowed');
}
