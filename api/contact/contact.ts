import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Key, strict, text } from '../schema.ts';

export const sendContactMessage = operation({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact/general',
  summary:
    'Sends a message to the team (BLOG-04) and returns its reference number; repeated with the same `key` it is sent once',
  domain: 'contact',
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  body: strict({
    /** Idempotency key from the client: a repeated request is the same message. */
    key: Key,
    name: text(200),
    email: text(300),
    phone: text(40),
    subject: text(300),
    message: text(10_000),
  }),
  answer: strict({ message: Type.String(), reference: Type.String() }),
  status: 201,
});
