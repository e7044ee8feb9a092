import { describe } from 'vitest';
import { MemoryConversationEvents } from '../../support/memory/memory-conversation-events.ts';
import { conversationEventsContract } from './conversation-events.contract.ts';

describe('in memory', () => {
  conversationEventsContract(() => {
    const events = new MemoryConversationEvents();
    return { events, say: () => events.notify() };
  });
});
