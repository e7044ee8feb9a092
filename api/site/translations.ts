import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Id, oneOf, strict } from '../schema.ts';

export const translateText = operation({
  id: 'translateText',
  method: 'POST',
  path: '/api/translation',
  summary:
    'The texts of a public listing (title, description) or offer (title, home, people) in the language of the request, by a translation service; 404 where none is set up',
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  body: strict({ kind: oneOf(['property', 'offer']), id: Id }),
  answer: strict({ texts: Type.Array(Type.String()) }),
});
