import { Type } from 'typebox';
import { CAPTCHA_ACTIONS } from '../../src/core/shared/captcha.ts';
import { operation } from '../operation.ts';
import { oneOf, strict } from '../schema.ts';

export const captcha = operation({
  id: 'captcha',
  method: 'GET',
  path: '/api/captcha',
  summary: "Returns a captcha for the visitor's browser: proof of work, or Google reCAPTCHA",
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  query: strict({ action: oneOf(CAPTCHA_ACTIONS) }),
  answer: Type.Union([
    strict({
      kind: oneOf(['proof-of-work']),
      /**
       * The client finds the whole number from 0 to `most` whose SHA-256 of salt and number, in hexadecimal,
       * equals `challenge`.
       */
      salt: Type.String(),
      challenge: Type.String(),
      most: Type.Integer(),
      signature: Type.String(),
    }),
    strict({ kind: oneOf(['recaptcha']), siteKey: Type.String() }),
  ]),
});
