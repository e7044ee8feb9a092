import type { FastifyReply } from 'fastify';
import { isLoopback } from '../platform/configuration.ts';
import type { Configuration } from '../platform/configuration.ts';

/** What a page may load and do: nothing that does not come from here with the answer's own nonce. */
export function setPageSecurity(reply: FastifyReply, nonce: string, { origins, mode }: Configuration): void {
  const sisters = [origins.bg, origins.en].filter((origin) => origin !== undefined);
  const policy = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': mode === 'production' ? ["'self'"] : ["'self'", 'ws:'],
    'manifest-src': ["'self'"],
    // The language switch posts the hand-over to the other domain (LANG-11).
    'form-action': ["'self'", ...sisters],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['uyut-text'],
  };
  const text = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  reply.header('content-security-policy', text.join('; '));
}

/** What every answer carries. */
export function setCommonSecurity(reply: FastifyReply, { origins, host }: Configuration): void {
  reply.header('x-content-type-options', 'nosniff');
  // Links with secrets never leave this site as a referrer.
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  const isEncrypted = origins.bg?.startsWith('https:') ?? false;
  // Browsers know it on trustworthy origins only, and complain elsewhere.
  if (isEncrypted || isLoopback(host)) reply.header('cross-origin-opener-policy', 'same-origin');
  if (isEncrypted) {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}
