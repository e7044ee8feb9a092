import { Type } from 'typebox';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { CONSENTS } from '../../src/core/site/visitor-choices.ts';
import { TEXT_PAGES } from '../../src/core/site/texts.ts';
import { VISIT_SCREENS } from '../../src/core/site/visits.ts';
import { operation } from '../operation.ts';
import { Done, nullable, oneOf, strict } from '../schema.ts';

const StoredText = nullable(Type.String({ maxLength: 100_000 }));

const TransferPayload = strict({
  cart: StoredText,
  favorites: StoredText,
  cleaningCart: StoredText,
  plans: Type.Optional(StoredText),
  consent: oneOf(CONSENTS),
});

export const translation = operation({
  id: 'translation',
  method: 'GET',
  path: '/api/localization/translation/{locale}',
  summary: 'Returns the texts of a language by key; texts missing in English are Bulgarian',
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  params: strict({ locale: oneOf(LANGUAGES) }),
  answer: strict({ translations: Type.Record(Type.String(), Type.String()) }),
});

export const pageText = operation({
  id: 'pageText',
  method: 'GET',
  path: '/api/page/{name}',
  summary: 'Returns an informational page in the language of the request',
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  params: strict({
    name: oneOf(TEXT_PAGES),
  }),
  answer: strict({
    title: Type.String(),
    description: Type.String(),
    updated: Type.String(),
    html: Type.String(),
  }),
});

export const leaveSessionTransfer = operation({
  id: 'leaveSessionTransfer',
  method: 'POST',
  path: '/api/localization/hand-over',
  summary: "Stores this domain's browser data for the other domain, before a change of language",
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  body: TransferPayload,
  answer: strict({ secret: Type.String() }),
  status: 201,
});

export const collectSessionTransfer = operation({
  id: 'collectSessionTransfer',
  method: 'POST',
  path: '/api/localization/hand-over/collection',
  summary: 'Returns the data that the other domain stored for this browser, once',
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  answer: strict({
    payload: nullable(TransferPayload),
    /** Readable part of a new session on this domain, if the visitor was signed in on the other one. */
    authToken: nullable(Type.String()),
  }),
});

export const reportScreenError = operation({
  id: 'reportScreenError',
  method: 'POST',
  path: '/api/screen-error',
  summary: 'Reports an error of a screen to the operator, without personal data',
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  body: strict({
    name: Type.String({ maxLength: 100 }),
    message: Type.String({ maxLength: 500 }),
    stack: Type.String({ maxLength: 4_000 }),
    route: Type.String({ maxLength: 100 }),
  }),
  answer: Done,
  status: 202,
});

export const countVisit = operation({
  id: 'countVisit',
  method: 'POST',
  path: '/api/visit',
  summary:
    'Counts a screen that a visitor opened without loading its page; nothing about the visitor is stored',
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  body: strict({ screen: oneOf(VISIT_SCREENS) }),
  answer: Done,
  status: 202,
});

export const siteOperations = [
  translation,
  pageText,
  leaveSessionTransfer,
  collectSessionTransfer,
  reportScreenError,
  countVisit,
];
