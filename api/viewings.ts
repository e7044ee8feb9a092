import { Type } from 'typebox';
import { LocalTime, NamedPlace, text } from './home-schemas.ts';
import { operation } from './operation.ts';
import { Id, IdText, Moment, nullable, oneOf, page, strict } from './schema.ts';

const domain = 'homes';
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const Status = oneOf(['requested', 'proposed', 'accepted', 'declined', 'cancelled']);

const viewing = {
  id: Id,
  property: strict({ id: Id, title: Type.String(), city: NamedPlace, district: NamedPlace }),
  status: Status,
  /** Null while somebody has only asked a question. */
  dateTime: nullable(Type.String()),
  question: Type.String(),
  isPast: Type.Boolean(),
  note: Type.String(),
  createdAt: Moment,
};

const ReceivedViewing = strict({
  ...viewing,
  contactName: Type.String(),
  contactPhone: Type.String(),
  contactEmail: Type.String(),
  next: Type.Array(oneOf(['accept', 'decline', 'propose'])),
});

const SentViewing = strict({
  ...viewing,
  token: Token,
  owner: strict({ name: Type.String(), phone: nullable(Type.String()) }),
  next: Type.Array(oneOf(['accept', 'cancel'])),
});

const paging = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  waiting: Type.Optional(oneOf(['1'])),
};

export const requestViewing = operation({
  id: 'requestViewing',
  method: 'POST',
  path: '/api/property-view',
  summary:
    'Asks for a viewing (HOME-13), or with an empty `dateTime` a question; the same person asking the same again is the same request',
  domain,
  callers: ['anyone'],
  guarded: false,
  // The same person asking again for the same time is the same request.
  idempotent: true,
  captcha: true,
  body: strict({
    propertyId: Id,
    contactName: text(200),
    contactPhone: text(100),
    contactEmail: text(300),
    dateTime: text(40),
    question: Type.Optional(text(10_000)),
  }),
  answer: strict({ message: Type.String(), token: Token }),
  status: 201,
});

export const receivedViewings = operation({
  id: 'receivedViewings',
  method: 'GET',
  path: '/api/property-view',
  summary: 'The viewings asked of the signed-in person (HOME-15)',
  domain,
  callers: ['user', 'agency'],
  guarded: false,
  query: strict(paging),
  answer: page(ReceivedViewing),
});

export const sentViewings = operation({
  id: 'sentViewings',
  method: 'GET',
  path: '/api/property-view/sent',
  summary: 'The viewings that the signed-in person asked for',
  domain,
  callers: ['user', 'agency'],
  guarded: false,
  query: strict(paging),
  answer: page(SentViewing),
});

export const receivedViewing = operation({
  id: 'receivedViewing',
  method: 'GET',
  path: '/api/property-view/{id}',
  summary: 'A viewing asked of the signed-in person, as it stands now',
  domain,
  callers: ['user', 'agency'],
  own: 'viewing',
  guarded: true,
  params: strict({ id: IdText }),
  answer: ReceivedViewing,
});

export const answerViewing = operation({
  id: 'answerViewing',
  method: 'POST',
  path: '/api/property-view/{id}/answer',
  summary: 'The owner accepts, declines, or proposes another time',
  domain,
  callers: ['user', 'agency'],
  own: 'viewing',
  guarded: true,
  params: strict({ id: IdText }),
  body: strict({
    answer: oneOf(['accept', 'decline', 'propose']),
    dateTime: nullable(LocalTime),
    note: text(1_000),
  }),
  answer: ReceivedViewing,
});

export const followViewing = operation({
  id: 'followViewing',
  method: 'GET',
  path: '/api/property-view/follow/{token}',
  summary: 'A viewing, by the secret link that its visitor has',
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: SentViewing,
});

export const answerViewingAsVisitor = operation({
  id: 'answerViewingAsVisitor',
  method: 'POST',
  path: '/api/property-view/follow/{token}/answer',
  summary: 'The visitor accepts the proposed time, or cancels',
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  body: strict({ answer: oneOf(['accept', 'cancel']) }),
  answer: SentViewing,
});

export const viewingOperations = [
  requestViewing,
  receivedViewings,
  sentViewings,
  receivedViewing,
  answerViewing,
  followViewing,
  answerViewingAsVisitor,
];
