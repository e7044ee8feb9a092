import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isLoopback } from '../configuration.ts';
import type { Configuration } from '../configuration.ts';

/** A page's own styles and scripts, each by its `sourceOf`. */
export type InlineSources = { styles: readonly string[]; scripts: readonly string[] };

/** What a page may load and do: files of ours, and what was written into it by us, which is known by its hash. */
export function pagePolicy(inline: InlineSources, configuration: Configuration): string {
  const { origins, mode, mapTiles, googleClientId, recaptcha } = configuration;
  const sisters = [origins.bg, origins.en].filter((origin) => origin !== undefined);
  const allowed = (sources: readonly string[]) =>
    // Vite writes styles and scripts of its own into pages while they are developed.
    mode === 'development' ? ["'unsafe-inline'"] : sources;
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed(inline.scripts)],
    'style-src': allowed([...inline.styles, FILLED_BY_SCRIPT]),
    'img-src': ["'self'", 'data:', ...(mapTiles ? [originOfTiles(mapTiles.url)] : [])],
    'font-src': ["'self'"],
    'connect-src': mode === 'production' ? ["'self'"] : ["'self'", 'ws:'],
    'manifest-src': ["'self'"],
    // The language switch posts the hand-over to the other domain (LANG-11).
    'form-action': ["'self'", ...sisters],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(googleClientId === undefined && !recaptcha && trustedTypes(configuration)),
  };
  const google = googlePolicy({ signIn: googleClientId !== undefined, captcha: recaptcha !== undefined });
  const names = new Set([...Object.keys(policy), ...Object.keys(google)]);
  const text = [...names].map((name) => [name, ...(policy[name] ?? []), ...(google[name] ?? [])].join(' '));
  return text.join('; ');
}

export function setPageSecurity(
  reply: FastifyReply,
  inline: InlineSources,
  configuration: Configuration,
): void {
  reply.header('content-security-policy', pagePolicy(inline, configuration));
  setDocumentSecurity(reply, configuration);
}

/** How a policy names what stands between the tags of a style or a script, to the letter. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The style elements to which Emotion adds rules in the browser have no text. */
const FILLED_BY_SCRIPT = sourceOf('');

/** Markup by named policies alone; `default` lets a single harmless text pass (map-canvas.ts). */
const trustedTypes = ({ push }: Configuration) => ({
  'require-trusted-types-for': ["'script'"],
  // The third names the script that shows push messages.
  'trusted-types': ['uyut-text', 'default', ...(push ? ['uyut-worker'] : [])],
});

/** Google's scripts draw a button in a frame of its own, or watch from one; they make markup as they like. */
function googlePolicy({ signIn, captcha }: { signIn: boolean; captcha: boolean }): Record<string, string[]> {
  if (!signIn && !captcha) return {};
  const signInAddress = signIn ? ['https://accounts.google.com/gsi/'] : [];
  const captchaAddress = captcha ? ['https://www.google.com/recaptcha/'] : [];
  return {
    'script-src': [
      ...signInAddress.map((address) => `${address}client`),
      ...captchaAddress,
      ...(captcha ? ['https://www.gstatic.com/recaptcha/'] : []),
    ],
    'style-src': signInAddress.map((address) => `${address}style`),
    'connect-src': [...signInAddress, ...captchaAddress],
    'frame-src': [...signInAddress, ...captchaAddress],
  };
}

/** `https://{s}.tiles.example/…` may come from any host below `tiles.example`. */
function originOfTiles(url: string): string {
  const [scheme = '', , host = ''] = url.split('/');
  return `${scheme}//${host.replace(/\{[^}]*\}/g, '*')}`;
}

/** What every answer carries. */
export function setCommonSecurity(reply: FastifyReply, { origins }: Configuration): void {
  reply.header('x-content-type-options', 'nosniff');
  // Links with secrets never leave this site as a referrer.
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  if (isEncrypted(origins)) {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}

/** What only documents heed: a first visit brings thirty files that need none of it. */
export function setDocumentSecurity(
  reply: FastifyReply,
  { origins, host, googleClientId }: Configuration,
): void {
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  // Browsers know it on trustworthy origins only, and complain elsewhere.
  if (isEncrypted(origins) || isLoopback(host)) {
    // Google signs in within a window that answers this one.
    const policy = googleClientId === undefined ? 'same-origin' : 'same-origin-allow-popups';
    reply.header('cross-origin-opener-policy', policy);
  }
}

const isEncrypted = ({ bg }: Configuration['origins']): boolean => bg?.startsWith('https:') ?? false;
