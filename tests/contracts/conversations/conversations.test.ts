import { describe } from 'vitest';
import { aConversation, MemoryTalk } from '../../support/memory/memory-talk.ts';
import { MemoryConversationEvents } from '../../support/memory/memory-conversation-events.ts';
import { conversationEventsContract } from './conversation-events.contract.ts';
import { conversationsContract } from './conversations.contract.ts';

describe('in memory', () => {
  conversationEventsContract(() => {
    const events = new MemoryConversationEvents();
    return { events, say: () => events.tell() };
  });

  conversationsContract(
    {
      inbox: async () => {
        const conversations = new MemoryTalk();
        return { conversations, address: { id: 3 }, side: 'poster', nowhere: { id: 4 } };
      },
      link: async () => {
        const conversations = new MemoryTalk();
        conversations.talk = aConversation({ side: 'asker' });
        const address = { token: 'the-secret' };
        return { conversations, address, side: 'asker', nowhere: { token: 'another' } };
      },
    },
    async () => {
      const visitor = new MemoryTalk();
      visitor.token = 'the-secret';
      return { visitor, signedIn: new MemoryTalk(), subject: { kind: 'roommate' as const, id: 7 } };
    },
  );
});
