import { ConversationEvents } from '../../../src/core/conversations/conversations.ts';
import type { FollowedMessages } from '../../../src/core/conversations/conversations.ts';

/** Notifies its subscribers at once. */
export class MemoryConversationEvents extends ConversationEvents {
  readonly followed = new Map<() => void, FollowedMessages>();

  tell(): void {
    for (const told of this.followed.keys()) told();
  }

  follow(messages: FollowedMessages, told: () => void): () => void {
    this.followed.set(told, messages);
    return () => this.followed.delete(told);
  }
}
