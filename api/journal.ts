import { Type } from 'typebox';
import { text } from './home-schemas.ts';
import { operation } from './operation.ts';
import { strict } from './schema.ts';

const domain = 'journal';

export const sendContactMessage = operation({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/api/contact/general',
  summary: 'Writes to us (BLOG-04); the same `key` writes once. Answers the reference number',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({
    /** Made by whoever sends: a second sending with it is the same message. */
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }),
    name: text(200),
    email: text(300),
    phone: text(40),
    subject: text(300),
    message: text(10_000),
  }),
  answer: strict({ message: Type.String(), reference: Type.String() }),
  status: 201,
});

export const journalOperations = [sendContactMessage];
