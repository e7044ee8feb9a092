import type { FastifyRequest } from 'fastify';

/** Content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest encoding that the client accepts. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: Encoding): boolean {
  const found = new RegExp(`(?:^|[, ])${encoding}(?:;q=([\\d.]+))?(?:,| |$)`).exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}
