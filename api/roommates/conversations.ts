import { Type } from 'typebox';
import { SIDES } from '../../src/core/roommates/conversation.ts';
import { CONVERSATION_REPORT_REASONS } from '../../src/core/roommates/conversations.ts';

import { operation } from '../operation.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  paging,
  Picture,
  strict,
  text,
  Token,
} from '../schema.ts';

const domain = 'roommates';
const callers = ['user', 'agency', 'vendor'] as const;
const params = strict({ id: IdText });
const byLink = strict({ token: Token });
const Side = oneOf(SIDES);
const Message = strict({ id: Id, author: Side, text: Type.String(), at: Moment });
/** Longer than any message may be, so that the rule can say it. */
const Written = strict({ message: text(10_000) });
const Report = strict({ reason: oneOf(CONVERSATION_REPORT_REASONS), text: text(5_000) });
const Seen = strict({ lastMessageId: Id });

const common = {
  id: Id,
  offer: strict({ id: Id, title: Type.String(), image: nullable(Picture), open: Type.Boolean() }),
  side: Side,
  other: strict({ name: nullable(Type.String()), picture: nullable(Picture) }),
  unread: Count,
  closed: Type.Boolean(),
};

const Conversation = strict({
  ...common,
  messages: Type.Array(Message),
  ownPhone: strict({ number: Type.String(), shared: Type.Boolean() }),
  otherPhone: nullable(Type.String()),
});

export const askAboutOffer = operation({
  id: 'askAboutOffer',
  method: 'POST',
  path: '/api/tenant-offer/{id}/inquiry',
  summary:
    'Writes to the poster of an offer (MATE-03); the same person writing again adds a message. The token opens a ' +
    "new conversation of a visitor; it is null where the reader's inbox, or an earlier link, has the conversation",
  domain,
  callers: ['anyone'],
  guarded: false,
  // The same message of the same person again is the same message.
  idempotent: true,
  captcha: true,
  params,
  body: strict({
    id: Type.Optional(Id),
    name: text(500),
    phone: text(100),
    message: text(10_000),
    email: Type.Optional(text(500)),
    sharePhone: Type.Optional(Type.Boolean()),
  }),
  answer: strict({ message: Type.String(), token: nullable(Token) }),
  status: 201,
});

export const inbox = operation({
  id: 'inbox',
  method: 'GET',
  path: '/api/conversation',
  summary: "The signed-in person's conversations, as poster and as asker, the last written first",
  domain,
  callers,
  guarded: true,
  query: strict({
    ...paging,
  }),
  answer: strict({
    data: Type.Array(strict({ ...common, lastMessage: Message })),
    total: Count,
    unread: Count,
  }),
});

export const conversation = operation({
  id: 'conversation',
  method: 'GET',
  path: '/api/conversation/{id}',
  summary: 'A conversation with its messages; reading it marks nothing as seen',
  domain,
  callers,
  own: 'conversation',
  guarded: true,
  params,
  answer: Conversation,
});

export const answerConversation = operation({
  id: 'answerConversation',
  method: 'POST',
  path: '/api/conversation/{id}/message',
  summary: 'Writes one more message; the other side is told by e-mail',
  domain,
  callers,
  own: 'conversation',
  guarded: true,
  idempotent: true,
  params,
  body: Written,
  answer: Conversation,
  status: 201,
});

export const seeConversation = operation({
  id: 'seeConversation',
  method: 'POST',
  path: '/api/conversation/{id}/seen',
  summary: 'The reader has seen all up to a message',
  domain,
  callers,
  own: 'conversation',
  guarded: true,
  idempotent: true,
  params,
  body: Seen,
  answer: Done,
});

export const sharePhone = operation({
  id: 'sharePhone',
  method: 'POST',
  path: '/api/conversation/{id}/share-phone',
  summary: "Lets the other see the caller's telephone",
  domain,
  callers,
  own: 'conversation',
  guarded: true,
  idempotent: true,
  params,
  answer: Conversation,
});

export const blockConversation = operation({
  id: 'blockConversation',
  method: 'POST',
  path: '/api/conversation/{id}/block',
  summary: 'Ends a conversation for both',
  domain,
  callers,
  own: 'conversation',
  guarded: true,
  idempotent: true,
  params,
  answer: Conversation,
});

export const reportConversation = operation({
  id: 'reportConversation',
  method: 'POST',
  path: '/api/conversation/{id}/report',
  summary: 'Tells the team about the other side of a conversation; again, it changes what was told',
  domain,
  callers,
  own: 'conversation',
  guarded: true,
  idempotent: true,
  params,
  body: Report,
  answer: Done,
  status: 201,
});

export const followConversation = operation({
  id: 'followConversation',
  method: 'GET',
  path: '/api/conversation/follow/{token}',
  summary: 'A conversation, by the secret link that its visitor has',
  domain,
  callers: ['link'],
  guarded: false,
  params: byLink,
  answer: Conversation,
});

export const answerByLink = operation({
  id: 'answerByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/message',
  summary: 'The visitor writes one more message',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  body: Written,
  answer: Conversation,
  status: 201,
});

export const seeByLink = operation({
  id: 'seeByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/seen',
  summary: 'The visitor has seen all up to a message',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  body: Seen,
  answer: Done,
});

export const sharePhoneByLink = operation({
  id: 'sharePhoneByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/share-phone',
  summary: "Lets the poster see the visitor's telephone",
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  answer: Conversation,
});

export const blockByLink = operation({
  id: 'blockByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/block',
  summary: 'The visitor ends the conversation',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  answer: Conversation,
});

export const reportByLink = operation({
  id: 'reportByLink',
  method: 'POST',
  path: '/api/conversation/follow/{token}/report',
  summary: 'The visitor tells the team about the poster',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: byLink,
  body: Report,
  answer: Done,
  status: 201,
});

export const conversationOperations = [
  askAboutOffer,
  inbox,
  conversation,
  answerConversation,
  seeConversation,
  sharePhone,
  blockConversation,
  reportConversation,
  followConversation,
  answerByLink,
  seeByLink,
  sharePhoneByLink,
  blockByLink,
  reportByLink,
];
