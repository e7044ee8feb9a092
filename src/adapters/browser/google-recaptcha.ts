import { Failure } from '../../core/shared/failure.ts';
import { loadScript } from './load-script.ts';

/** Used part of reCAPTCHA v3. */
type GoogleRecaptcha = {
  ready(done: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: GoogleRecaptcha;
  }
}

/**
 * Requests a token from Google; its script loads at the first request, and only if this captcha is
 * configured.
 */
export async function requestToken(siteKey: string, action: string): Promise<string> {
  await loadScript(
    `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
    unavailable,
  );
  const recaptcha = window.grecaptcha;
  if (!recaptcha) throw unavailable();
  await new Promise<void>((ready) => recaptcha.ready(ready));
  try {
    return await recaptcha.execute(siteKey, { action });
  } catch {
    throw unavailable();
  }
}

const unavailable = () => new Failure('captcha-unavailable', {}, 'unreachable');
