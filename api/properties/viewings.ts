import { Type } from 'typebox';
import {
  MAX_VIEWING_ADDRESS,
  OWNER_ANSWERS,
  VIEWING_STATUSES,
  VISITOR_ANSWERS,
} from '../../src/core/properties/viewings/viewing.ts';
import { LocalTime, NamedPlace } from './property-schemas.ts';
import { operation } from '../operation.ts';
import { Id, IdText, Moment, nullable, oneOf, page, paging, strict, text, Token } from '../schema.ts';

const domain = 'properties';
const Status = oneOf(VIEWING_STATUSES);

const viewing = {
  id: Id,
  property: strict({ id: Id, title: Type.String(), city: NamedPlace, district: NamedPlace }),
  address: Type.String({ description: 'street and number; shown to the visitor after the time is agreed' }),
  map: nullable(Type.String({ description: 'map page of the home, after the time is agreed' })),
  status: Status,
  /** Null for a question without a time. */
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
  next: Type.Array(oneOf(OWNER_ANSWERS)),
});

const SentViewing = strict({
  ...viewing,
  token: Token,
  owner: strict({ name: Type.String(), phone: nullable(Type.String()) }),
  next: Type.Array(oneOf(VISITOR_ANSWERS)),
});

const list = {
  ...paging,
  waiting: Type.Optional(oneOf(['1'])),
};

export const requestViewing = operation({
  id: 'requestViewing',
  method: 'POST',
  path: '/api/property-view',
  summary:
    'Requests a viewing (HOME-13), or with an empty `dateTime` asks a question; a duplicate request has no effect',
  domain,
  callers: ['anyone'],
  guarded: false,
  // A duplicate request of a person for the same time is the same request.
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
  summary: 'Returns the viewings requested of the signed-in owner (HOME-15)',
  domain,
  callers: ['user', 'agency'],
  guarded: false,
  query: strict(list),
  answer: page(ReceivedViewing),
});

export const sentViewings = operation({
  id: 'sentViewings',
  method: 'GET',
  path: '/api/property-view/sent',
  summary: 'Returns the viewings that the signed-in user requested',
  domain,
  callers: ['user', 'agency'],
  guarded: false,
  query: strict(list),
  answer: page(SentViewing),
});

export const receivedViewing = operation({
  id: 'receivedViewing',
  method: 'GET',
  path: '/api/property-view/{id}',
  summary: 'Returns a viewing requested of the signed-in owner',
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
  summary: 'Accepts or declines a viewing, or proposes another time',
  domain,
  callers: ['user', 'agency'],
  own: 'viewing',
  guarded: true,
  params: strict({ id: IdText }),
  body: strict({
    answer: oneOf(OWNER_ANSWERS),
    dateTime: nullable(LocalTime),
    note: text(1_000),
    /** Street and number; absent means unchanged. */
    address: Type.Optional(text(MAX_VIEWING_ADDRESS)),
  }),
  answer: ReceivedViewing,
});

export const followViewing = operation({
  id: 'followViewing',
  method: 'GET',
  path: '/api/property-view/follow/{token}',
  summary: "Returns a viewing by the visitor's secret link",
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
  summary: 'Accepts the proposed time, proposes another one, or cancels, for the visitor',
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  body: strict({ answer: oneOf(VISITOR_ANSWERS), dateTime: Type.Optional(LocalTime) }),
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
