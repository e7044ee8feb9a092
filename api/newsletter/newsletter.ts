import { operation } from '../operation.ts';
import { Done, strict, text, Token } from '../schema.ts';

const domain = 'newsletter';

export const subscribe = operation({
  id: 'subscribe',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary:
    'Subscribes to the newsletter (BLOG-03). The e-mail gets a link to confirm; the answer does not reveal whether it was known',
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
  summary: 'Confirms a subscription by the link of the mail; may be repeated',
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
  summary: 'Ends the newsletter by the link in each of its mails; may be repeated',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  body: strict({ token: Token }),
  answer: Done,
});

export const newsletterOperations = [subscribe, confirmSubscription, unsubscribe];
