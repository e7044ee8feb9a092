import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { isLoopback } from '../configuration.ts';
import type { Configuration } from '../configuration.ts';

/** A page's own styles and scripts, each by its `sourceOf`. */
export type InlineSources = { styles: readonly string[]; scripts: readonly string[] };

/** Returns the Content-Security-Policy of a page: files of this site and inline sources with a known hash. */
export function pagePolicy(inline: InlineSources, configuration: Configuration): string {
  const { origins, mode, mapTiles, googleClientId, recaptcha } = configuration;
  const sisters = [origins.bg, origins.en].filter((origin) => origin !== undefined);
  const allowed = (sources: readonly string[]) =>
    // In development Vite adds inline styles and scripts.
    mode === 'development' ? ["'unsafe-inline'"] : sources;
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed(inline.scripts)],
    'style-src': allowed([...inline.styles, FILLED_BY_SCRIPT]),
    'img-src': ["'self'", 'data:', ...(mapTiles ? [originOfTiles(mapTiles.url)] : [])],
    'font-src': ["'self'"],
    'connect-src': mode === 'production' ? ["'self'"] : ["'self'", 'ws:'],
    'manifest-src': ["'self'"],
    // The language switch posts the session transfer to the other domain (LANG-11).
    'form-action': ["'self'", ...sisters],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(googleClientId === undefined && !recaptcha && trustedTypes(configuration)),
  };
  const google = googlePolicy({ signIn: googleClientId !== undefined, captcha: recaptcha !== undefined });
  return policyText(policy, google);
}

type Policy = Record<string, readonly string[]>;

function policyText(policy: Policy, more: Policy): string {
  const names = new Set([...Object.keys(policy), ...Object.keys(more)]);
  return [...names]
    .map((name) => [name, ...(policy[name] ?? []), ...(more[name] ?? [])].join(' '))
    .join('; ');
}

/**
 * Returns the Content-Security-Policy of the back office. Its style library adds styles with the nonce at run
 * time.
 */
export function teamPolicy(nonce: string, { mode, recaptcha }: Configuration): string {
  const isDevelopment = mode === 'development';
  return policyText(
    {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
      'style-src': [isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': mode === 'production' ? ["'self'"] : ["'self'", 'ws:'],
      'form-action': ["'self'"],
      // Previews of the site.
      'frame-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      // `default` allows the one harmless markup of react-admin, `team-preview` that of a frame without scripts
      // (src/team/trusted-types.ts).
      ...(!isDevelopment &&
        !recaptcha && {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['default', 'team-preview'],
        }),
    },
    googlePolicy({ signIn: false, captcha: recaptcha !== undefined }),
  );
}

export function setPageSecurity(
  reply: FastifyReply,
  inline: InlineSources,
  configuration: Configuration,
): void {
  reply.header('content-security-policy', pagePolicy(inline, configuration));
  setDocumentSecurity(reply, configuration);
}

/** Returns the policy source of an inline style or script; `text` is its exact content. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Style elements that Emotion fills in the browser are empty. */
const FILLED_BY_SCRIPT = sourceOf('');

/** Allows markup by named policies only; `default` allows one harmless text (map-canvas.ts). */
const trustedTypes = ({ push }: Configuration) => ({
  'require-trusted-types-for': ["'script'"],
  // `uyut-worker` is the script that shows push messages.
  'trusted-types': ['uyut-text', 'default', ...(push ? ['uyut-worker'] : [])],
});

/** Sources of Google's sign-in and reCAPTCHA, which run in frames and create markup. */
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

/** Sets the headers of every answer. */
export function setCommonSecurity(reply: FastifyReply, { origins }: Configuration): void {
  reply.header('x-content-type-options', 'nosniff');
  // Secret links are never sent to other sites as a referrer.
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  if (isEncrypted(origins)) {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
}

/** Sets the headers of documents. Other files do not need them. */
export function setDocumentSecurity(
  reply: FastifyReply,
  { origins, host, googleClientId }: Configuration,
): void {
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()');
  // Browsers support it on trustworthy origins only and warn elsewhere.
  if (isEncrypted(origins) || isLoopback(host)) {
    // Google's sign-in window sends its result to this one.
    const policy = googleClientId === undefined ? 'same-origin' : 'same-origin-allow-popups';
    reply.header('cross-origin-opener-policy', policy);
  }
}

const isEncrypted = ({ bg }: Configuration['origins']): boolean => bg?.startsWith('https:') ?? false;
