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
    'Writes to the poster of an offer (MATE-03); the same person writing again adds a message. The token opens a ' +
    "new conversation of a visitor; it is null where the reader's inbox, or an earlier link, has the conversation",
  ...inquiry,
  body: strict({ id: Type.Optional(Id), ...question }),
});

export const askAboutProperty = operation({
  id: 'askAboutProperty',
  method: 'POST',
  path: '/api/property/{id}/inquiry',
  summary: 'Writes to the owner of a home (TRUST-05), as `askAboutOffer` does to the poster of an offer',
  ...inquiry,
  body: strict(question),
});

/** Secret of the writer's link to the conversation. */
const begun = strict({ token: Token });

export const askAboutOrder = operation({
  id: 'askAboutOrder',
  method: 'POST',
  path: '/api/order/follow/{token}/message',
  summary: "The buyer writes to the vendor of a part of the order (TRUST-05), by the order's link",
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
    "Writes to the buyer of a vendor's order; for the signed-in vendor or the holder of the link sent to the vendor",
  domain,
  callers: ['vendor', 'link'],
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
  summary: 'Whom the signed-in person blocked, the last one first',
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
  summary: 'Lets somebody write again; the conversation that was ended with it goes on',
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
  summary: 'Ends a conversation for both, and the other can write about no listing of the caller (TRUST-05)',
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
