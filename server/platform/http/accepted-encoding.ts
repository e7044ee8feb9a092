import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: Encoding): boolean {
  const found = new RegExp(`(?:^|[, ])${encoding}(?:;q=([\\d.]+))?(?:,| |$)`).exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}
