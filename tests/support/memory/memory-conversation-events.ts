import { ConversationEvents } from '../../../src/core/conversations/conversations.ts';
import type { FollowedMessages } from '../../../src/core/conversations/conversations.ts';

/** Notifies its subscribers at once. */
export class MemoryConversationEvents extends ConversationEvents {
  readonly followed = new Map<() => void, FollowedMessages>();

  notify(): void {
    for (const listener of this.followed.keys()) listener();
  }

  follow(messages: FollowedMessages, listener: () => void): () => void {
    this.followed.set(listener, messages);
    return () => this.followed.delete(listener);
  }
}
