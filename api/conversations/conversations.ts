import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Access } from '../orders/received-orders.ts';
import { Count, Done, Id, Moment, nullable, paging, strict, text, Token } from '../schema.ts';
import { callers, common, Conversation, domain, Message, params, Report, Seen, Written } from './schemas.ts';

const question = {
  name: text(500),
  phone: text(100),
  message: text(10_000),
  email: Type.Optional(text(500)),
  sharePhone: Type.Optional(Type.Boolean()),
};
/** Operations for the first message about a listing. */
const inquiry = {
  domain,
  callers: ['anyone'],
  guarded: false,
  // A duplicate message of a person is the same message.
  idempotent: true,
  captcha: true,
  params,
  answer: strict({ message: Type.String(), token: nullable(Token) }),
  status: 201,
} as const;

export const askAboutOffer = operation({
  id: 'askAboutOffer',
  method: 'POST',
  path: '/api/tenant-offer/{id}/inquiry',
  summary:
    'Starts a conversation with the author of an offer (MATE-03); a second message of the same person is added to it. ' +
    'The token opens a new conversation of a visitor; it is null if the inbox or an earlier link has it',
  ...inquiry,
  body: strict({ id: Type.Optional(Id), ...question }),
});

export const askAboutProperty = operation({
  id: 'askAboutProperty',
  method: 'POST',
  path: '/api/property/{id}/inquiry',
  summary: 'Starts a conversation with the owner of a home (TRUST-05), like `askAboutOffer`',
  ...inquiry,
  body: strict(question),
});

/** Secret of the writer's link to the conversation. */
const begun = strict({ token: Token });

export const askAboutOrder = operation({
  id: 'askAboutOrder',
  method: 'POST',
  path: '/api/order/follow/{token}/message',
  summary:
    "Starts a conversation of the buyer with the vendor of a vendor order (TRUST-05), by the order's link",
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({ vendorOrderId: Id, message: text(10_000) }),
  answer: begun,
  status: 201,
});

export const writeToBuyer = operation({
  id: 'writeToBuyer',
  method: 'POST',
  path: '/api/order/{id}/message',
  summary:
    'Starts a conversation of the vendor with the buyer; for the signed-in vendor or by the link mailed to the vendor',
  domain,
  callers: ['vendor', 'link'],
  area: 'orders',
  own: 'order',
  guarded: true,
  idempotent: true,
  params,
  query: strict(Access),
  body: strict({ message: text(10_000) }),
  answer: begun,
  status: 201,
});

export const blockedPeople = operation({
  id: 'blockedPeople',
  method: 'GET',
  path: '/api/conversation/blocked',
  summary: 'Returns the users that the signed-in user blocked, the latest first',
  domain,
  callers,
  guarded: true,
  answer: strict({
    data: Type.Array(strict({ id: Id, name: nullable(Type.String()), at: Moment })),
  }),
});

export const unblockPerson = operation({
  id: 'unblockPerson',
  method: 'DELETE',
  path: '/api/conversation/blocked/{id}',
  summary: 'Unblocks a user and reopens the conversation that the block ended',
  domain,
  callers,
  own: 'blocked person',
  guarded: true,
  idempotent: true,
  params,
  answer: Done,
});

export const inbox = operation({
  id: 'inbox',
  method: 'GET',
  path: '/api/conversation',
  summary: 'Returns the conversations of the signed-in user on both sides, the latest message first',
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
  summary: 'Returns a conversation with its messages; marks nothing as seen',
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
  summary: 'Adds a message; the other side gets a mail',
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
  summary: 'Marks messages up to one as seen',
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
  summary: "Shows the caller's phone to the other side",
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
  summary: "Ends a conversation; the other side can no longer write about the caller's listings (TRUST-05)",
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
  summary: 'Reports the other side of a conversation to the team; a repeated report replaces the first',
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

export const conversationOperations = [
  askAboutOffer,
  askAboutProperty,
  askAboutOrder,
  writeToBuyer,
  blockedPeople,
  unblockPerson,
  inbox,
  conversation,
  answerConversation,
  seeConversation,
  sharePhone,
  blockConversation,
  reportConversation,
];
