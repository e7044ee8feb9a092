import * as byLink from '../../../api/conversations/by-link.ts';
import * as contract from '../../../api/conversations/conversations.ts';
import type { Conversation } from '../../../src/core/conversations/conversation.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { withForms } from '../../platform/pictures/picture-intake.ts';
import type { PictureIntake } from '../../platform/pictures/picture-intake.ts';
import { vendorOf } from '../orders/vendors/vendor-access.ts';
import { askAboutListing } from './ask-about-listing.ts';
import { blockedPeople, unblockPerson } from './blocked-people.ts';
import { throwFieldErrors } from '../properties/editor/save-property.ts';
import { conversationOf } from './conversation-rows.ts';
import { findConversation, readInbox } from './find-conversation.ts';
import type { Found, Reader } from './find-conversation.ts';
import { reportConversation } from './report-conversation.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import { writeAboutOrder } from './write-about-order.ts';
import {
  answerConversation,
  blockConversation,
  ensureOpen,
  seeConversation,
  sharePhone,
} from './write-message.ts';

/** Messages by links from one network address in an hour. */
const BY_LINK = { most: 60, minutes: 60 };
const UPLOADS_BY_LINK = { most: 20, minutes: 60 };

type Caller = { account: { id: number } | null; language: Language; sender: string; isProven: boolean };

export function conversationRoutes(deps: ConversationDependencies, intake: PictureIntake): Implementation[] {
  const { db, clock } = deps;
  const shown = ({ row, side }: Found): Promise<Conversation> => conversationOf(db, row, side);
  const own = ({ params, account }: { params: { id: string }; account: { id: number } }): Reader => ({
    accountId: account.id,
    id: Number(params.id),
  });
  const askerOf = ({ account, language, sender, isProven }: Caller) => ({
    accountId: account?.id ?? null,
    sender,
    language,
    isProven,
  });
  const sentAnswer = (token: string | null) => ({ message: 'message-sent-successfully', token });
  return [
    implement(
      contract.askAboutOffer,
      async (call) => {
        const { params, body } = call;
        const id = Number(params.id);
        if (body.id !== undefined && body.id !== id) throwFieldErrors({ id: 'error-field-invalid' });
        return sentAnswer(await askAboutListing(deps, { kind: 'roommate', id }, body, askerOf(call)));
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(
      contract.askAboutProperty,
      async (call) => {
        const subject = { kind: 'property', id: Number(call.params.id) } as const;
        return sentAnswer(await askAboutListing(deps, subject, call.body, askerOf(call)));
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(
      contract.askAboutOrder,
      async ({ params, body, sender }) => {
        await countAttempt(db, `messages by link from ${sender}`, BY_LINK, clock.now());
        const writer = { orderToken: params.token };
        return { token: await writeAboutOrder(deps, writer, body.vendorOrderId, body.message) };
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(contract.writeToBuyer, async ({ params, query, account, body }) => {
      const vendorId = await vendorOf(db, query.access, account, clock.now());
      return { token: await writeAboutOrder(deps, { vendorId }, Number(params.id), body.message) };
    }),
    implement(contract.blockedPeople, async ({ account }) => ({
      data: await blockedPeople(db, account.id),
    })),
    implement(contract.unblockPerson, async ({ params, account }) => {
      await unblockPerson(db, account.id, Number(params.id));
      return { message: 'person-unblocked' };
    }),
    implement(contract.inbox, ({ query, account }) => readInbox(deps, account.id, query)),
    implement(contract.conversation, async (call) => shown(await findConversation(db, own(call)))),
    implement(contract.answerConversation, async (call) =>
      shown(await answerConversation(deps, own(call), call.body)),
    ),
    implement(contract.seeConversation, async (call) => {
      await seeConversation(deps, own(call), call.body.lastMessageId);
      return { message: 'conversation-seen' };
    }),
    implement(contract.sharePhone, async (call) => shown(await sharePhone(deps, own(call)))),
    implement(contract.blockConversation, async (call) => shown(await blockConversation(deps, own(call)))),
    implement(contract.reportConversation, async (call) => {
      await reportConversation(deps, own(call), call.body);
      return { message: 'conversation-reported' };
    }),
    implement(byLink.followConversation, async ({ params }) => shown(await findConversation(db, params))),
    implement(
      byLink.answerByLink,
      async ({ params, body, sender }) => {
        await countAttempt(db, `messages by link from ${sender}`, BY_LINK, clock.now());
        return shown(await answerConversation(deps, params, body));
      },
      { shareOfLimit: 1 / 20 },
    ),
    withForms(
      implement(byLink.uploadMessagePicture, async ({ params, request, sender }) => {
        ensureOpen(await findConversation(db, params));
        return intake.take(request, { address: sender }, UPLOADS_BY_LINK);
      }),
    ),
    implement(byLink.seeByLink, async ({ params, body }) => {
      await seeConversation(deps, params, body.lastMessageId);
      return { message: 'conversation-seen' };
    }),
    implement(byLink.sharePhoneByLink, async ({ params }) => shown(await sharePhone(deps, params))),
    implement(
      byLink.reportByLink,
      async ({ params, body }) => {
        await reportConversation(deps, params, body);
        return { message: 'conversation-reported' };
      },
      { shareOfLimit: 1 / 20 },
    ),
    implement(byLink.blockByLink, async ({ params }) => shown(await blockConversation(deps, params))),
  ];
}
