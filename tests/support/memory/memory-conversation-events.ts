import { ConversationEvents } from '../../../src/core/conversations/conversations.ts';
import type { FollowedMessages } from '../../../src/core/conversations/conversations.ts';

/** Notifies its subscribers at once. */
export class MemoryConversationEvents extends ConversationEvents {
  readonly followed = new Map<() => void, FollowedMessages>();

  tell(): void {
    for (const listeners of this.followed.keys()) listeners();
  }

  follow(messages: FollowedMessages, listeners: () => void): () => void {
    this.followed.set(listeners, messages);
    return () => this.followed.delete(listeners);
  }
}
