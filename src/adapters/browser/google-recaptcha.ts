import { Failure } from '../../core/shared/failure.ts';
import { loadScript } from './load-script.ts';

/** The part of reCAPTCHA v3 that is used here. */
type GoogleRecaptcha = {
  ready(done: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: GoogleRecaptcha;
  }
}

/** Asks Google for an answer; its script comes with the first question, and never where another captcha is used. */
export async function askGoogle(siteKey: string, action: string): Promise<string> {
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
