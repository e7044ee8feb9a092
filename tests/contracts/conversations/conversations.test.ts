import { describe } from 'vitest';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import { aConversation, MemoryTalk, MemoryConversationEvents } from '../../support/memory/memory-talk.ts';
import { conversationEventsContract } from './conversation-events.contract.ts';
import { conversationsContract } from './conversations.contract.ts';

const PHOTO = { name: 'photo.jpg', size: 1_000, type: 'image/jpeg' };

/** A conversation about an order in which nothing is written yet. */
function talkAboutOrder(side: Side): MemoryTalk {
  const conversations = new MemoryTalk();
  const subject = {
    kind: 'order' as const,
    id: 11,
    title: 'U-100012',
    image: null,
    open: true,
    orderToken: null,
  };
  conversations.talk = aConversation({ side, subject, messages: [] });
  return conversations;
}

describe('in memory', () => {
  conversationEventsContract(() => {
    const events = new MemoryConversationEvents();
    return { events, say: () => events.tell() };
  });

  conversationsContract(
    {
      inbox: async () => {
        const conversations = new MemoryTalk();
        return { conversations, address: { id: 3 }, side: 'poster', nowhere: { id: 4 }, photo: PHOTO };
      },
      link: async () => {
        const conversations = new MemoryTalk();
        conversations.talk = aConversation({ side: 'asker' });
        const address = { token: 'the-secret' };
        return { conversations, address, side: 'asker', nowhere: { token: 'another' }, photo: PHOTO };
      },
    },
    async () => {
      const visitor = new MemoryTalk();
      visitor.token = 'the-secret';
      return { visitor, signedIn: new MemoryTalk(), subject: { kind: 'roommate' as const, id: 7 } };
    },
    {
      buyer: async () => {
        const conversations = talkAboutOrder('asker');
        return { conversations, order: { orderToken: 'of-the-order', vendorOrderId: 11 }, side: 'asker' };
      },
      vendor: async () => {
        const conversations = talkAboutOrder('poster');
        return { conversations, order: { vendorOrderId: 11, access: null }, side: 'poster' };
      },
    },
  );
});
