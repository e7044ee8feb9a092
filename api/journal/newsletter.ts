import { Type } from 'typebox';
import { CAPTCHA_ACTIONS } from '../../src/core/journal/captcha.ts';

import { operation } from '../operation.ts';
import { Done, oneOf, strict, text, Token } from '../schema.ts';

const domain = 'journal';

export const captcha = operation({
  id: 'captcha',
  method: 'GET',
  path: '/api/captcha',
  summary: 'What a visitor’s browser must do before a form is taken: work of its own, or Google’s reCAPTCHA',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({ action: oneOf(CAPTCHA_ACTIONS) }),
  answer: Type.Union([
    strict({
      kind: oneOf(['proof-of-work']),
      /** Find the whole number from 0 to `most` whose SHA-256 of salt and number, in hexadecimal, is `challenge`. */
      salt: Type.String(),
      challenge: Type.String(),
      most: Type.Integer(),
      signature: Type.String(),
    }),
    strict({ kind: oneOf(['recaptcha']), siteKey: Type.String() }),
  ]),
});

export const subscribe = operation({
  id: 'subscribe',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary:
    'Asks for the newsletter (BLOG-03). The address gets a link to confirm; the answer never tells whether it was known',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({ email: text(300), captcha: text(4_000) }),
  answer: Done,
});

export const confirmSubscription = operation({
  id: 'confirmSubscription',
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'The address is confirmed, by the link that was sent to it; may be repeated',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  body: strict({ token: Token }),
  answer: Done,
});

export const unsubscribe = operation({
  id: 'unsubscribe',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary: 'Ends the newsletter, by the link in each of its mails; may be repeated',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  body: strict({ token: Token }),
  answer: Done,
});

export const newsletterOperations = [captcha, subscribe, confirmSubscription, unsubscribe];
