import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Id, oneOf, strict } from '../schema.ts';

export const translateText = operation({
  id: 'translateText',
  method: 'POST',
  path: '/api/translation',
  summary:
    'Translates the texts of a public listing (title, description) or offer (title, home, people) to the language of the request; 404 if no translation service is configured',
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  body: strict({ kind: oneOf(['property', 'offer']), id: Id }),
  answer: strict({ texts: Type.Array(Type.String()) }),
});
