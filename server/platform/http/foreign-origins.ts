import { Failure } from '../../../src/core/shared/failure.ts';
import type { Configuration } from '../configuration.ts';

/** Another site's page can't write here: a browser says where a request comes from. */
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
