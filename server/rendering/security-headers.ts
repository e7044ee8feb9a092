import type { FastifyReply } from 'fastify';
import { isLoopback } from '../platform/configuration.ts';
import type { Configuration } from '../platform/configuration.ts';

/** What a page may load and do: nothing that does not come from here with the answer's own nonce. */
export function setPageSecurity(reply: FastifyReply, nonce: string, configuration: Configuration): void {
  const { origins, mode, mapTiles, googleClientId, recaptcha } = configuration;
  const sisters = [origins.bg, origins.en].filter((origin) => origin !== undefined);
  const policy = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...(mapTiles ? [originOfTiles(mapTiles.url)] : [])],
    'font-src': ["'self'"],
    'connect-src': mode === 'production' ? ["'self'"] : ["'self'", 'ws:'],
    'manifest-src': ["'self'"],
    // The language switch posts the hand-over to the other domain (LANG-11).
    'form-action': ["'self'", ...sisters],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(googleClientId === undefined && !recaptcha && TRUSTED_TYPES),
    ...googlePolicy(nonce, { signIn: googleClientId !== undefined, captcha: recaptcha !== undefined }),
  };
  const text = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  reply.header('content-security-policy', text.join('; '));
}

/** Markup by named policies alone; `default` lets a single harmless text pass (map-canvas.ts). */
const TRUSTED_TYPES = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['uyut-text', 'default'],
};

/** Google's scripts draw a button in a frame of its own, or watch from one; they make markup as they like. */
function googlePolicy(
  nonce: string,
  { signIn, captcha }: { signIn: boolean; captcha: boolean },
): Record<string, string[]> {
  if (!signIn && !captcha) return {};
  const signInAddress = signIn ? ['https://accounts.google.com/gsi/'] : [];
  const captchaAddress = captcha ? ['https://www.google.com/recaptcha/'] : [];
  return {
    'style-src': [`'nonce-${nonce}'`, ...signInAddress.map((address) => `${address}style`)],
    'connect-src': ["'self'", ...signInAddress, ...captchaAddress],
    'frame-src': [...signInAddress, ...captchaAddress],
  };
}

/** `https://{s}.tiles.example/…` may come from any host below `tiles.example`. */
function originOfTiles(url: string): string {
  const [scheme = '', , host = ''] = url.split('/');
  return `${scheme}//${host.replace(/\{[^}]*\}/g, '*')}`;
}

/** What every answer carries. */
export function setCommonSecurity(
  reply: FastifyReply,
  { origins, host, googleClientId }: Configuration,
): void {
  reply.header('x-content-type-options', 'nosniff');
  // Links with secrets never leave this site as a referrer.
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  const isEncrypted = origins.bg?.startsWith('https:') ?? false;
  // Browsers know it on trustworthy origins only, and complain elsewhere.
  if (isEncrypted || isLoopback(host)) {
    // Google signs in within a window that answers this one.
    const policy = googleClientId === undefined ? 'same-origin' : 'same-origin-allow-popups';
    reply.header('cross-origin-opener-policy', policy);
  }
  if (isEncrypted) {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}
