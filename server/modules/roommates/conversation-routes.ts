import * as contract from '../../../api/roommates/conversations.ts';
import type { Conversation } from '../../../src/core/roommates/conversation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { askAboutOffer } from './ask-about-offer.ts';
import { conversationOf } from './conversation-rows.ts';
import { findConversation, readInbox } from './find-conversation.ts';
import type { Found, Reader } from './find-conversation.ts';
import { reportConversation } from './report-conversation.ts';
import type { RoommateDependencies } from './roommate-dependencies.ts';
import { answerConversation, blockConversation, seeConversation, sharePhone } from './write-message.ts';

/** Messages that may come from one address of the network by links, in an hour. */
const BY_LINK = { most: 60, minutes: 60 };

export function conversationRoutes(services: RoommateDependencies): Implementation[] {
  const { db, clock } = services;
  const shown = ({ row, side }: Found): Promise<Conversation> => conversationOf(db, row, side);
  const own = ({ params, account }: { params: { id: string }; account: { id: number } }): Reader => ({
    accountId: account.id,
    id: Number(params.id),
  });
  return [
    implement(
      contract.askAboutOffer,
      async ({ params, body, account, language, sender, isProven }) => {
        const asker = { accountId: account?.id ?? null, sender, language, isProven };
        const token = await askAboutOffer(services, Number(params.id), body, asker);
        return { message: 'message-sent-successfully', token };
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.inbox, ({ query, account }) => readInbox(services, account.id, query)),
    implement(contract.conversation, async (call) => shown(await findConversation(db, own(call)))),
    implement(contract.answerConversation, async (call) =>
      shown(await answerConversation(services, own(call), call.body.message)),
    ),
    implement(contract.seeConversation, async (call) => {
      await seeConversation(services, own(call), call.body.lastMessageId);
      return { message: 'conversation-seen' };
    }),
    implement(contract.sharePhone, async (call) => shown(await sharePhone(services, own(call)))),
    implement(contract.blockConversation, async (call) =>
      shown(await blockConversation(services, own(call))),
    ),
    implement(contract.reportConversation, async (call) => {
      await reportConversation(services, own(call), call.body);
      return { message: 'conversation-reported' };
    }),
    implement(contract.followConversation, async ({ params }) => shown(await findConversation(db, params))),
    implement(
      contract.answerByLink,
      async ({ params, body, sender }) => {
        await countAttempt(db, `messages by link from ${sender}`, BY_LINK, clock.now());
        return shown(await answerConversation(services, params, body.message));
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.seeByLink, async ({ params, body }) => {
      await seeConversation(services, params, body.lastMessageId);
      return { message: 'conversation-seen' };
    }),
    implement(contract.sharePhoneByLink, async ({ params }) => shown(await sharePhone(services, params))),
    implement(
      contract.reportByLink,
      async ({ params, body }) => {
        await reportConversation(services, params, body);
        return { message: 'conversation-reported' };
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.blockByLink, async ({ params }) => shown(await blockConversation(services, params))),
  ];
}
