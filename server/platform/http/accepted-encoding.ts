import type { FastifyRequest } from 'fastify';

/** How a body goes over the wire; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that whoever asks says it can read. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: Encoding): boolean {
  const found = new RegExp(`(?:^|[, ])${encoding}(?:;q=([\\d.]+))?(?:,| |$)`).exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}
