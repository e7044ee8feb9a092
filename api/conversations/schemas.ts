import { Type } from 'typebox';
import { SIDES, SUBJECT_KINDS } from '../../src/core/conversations/conversation.ts';
import { CONVERSATION_REPORT_REASONS } from '../../src/core/conversations/conversations.ts';

import {
  Count,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  Picture,
  PictureKey,
  strict,
  text,
  Token,
} from '../schema.ts';

export const domain = 'conversations';
export const callers = ['user', 'agency', 'vendor'] as const;
export const params = strict({ id: IdText });
export const byLink = strict({ token: Token });
const Side = oneOf(SIDES);
export const Message = strict({
  id: Id,
  author: Side,
  text: Type.String(),
  pictures: Type.Array(Picture),
  at: Moment,
});
/** Limits above those of the rule, so that the rule reports the error; pictures are keys. */
export const Written = strict({
  message: text(10_000),
  pictures: Type.Optional(Type.Array(PictureKey, { maxItems: 20 })),
});
export const Report = strict({ reason: oneOf(CONVERSATION_REPORT_REASONS), text: text(5_000) });
export const Seen = strict({ lastMessageId: Id });

export const common = {
  id: Id,
  subject: strict({
    kind: oneOf(SUBJECT_KINDS),
    id: Id,
    title: Type.String(),
    image: nullable(Picture),
    open: Type.Boolean(),
    orderToken: nullable(Token),
  }),
  side: Side,
  other: strict({ name: nullable(Type.String()), picture: nullable(Picture) }),
  unread: Count,
  closed: Type.Boolean(),
};

export const Conversation = strict({
  ...common,
  messages: Type.Array(Message),
  ownPhone: strict({ number: Type.String(), shared: Type.Boolean() }),
  otherPhone: nullable(Type.String()),
});
