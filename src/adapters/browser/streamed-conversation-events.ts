import { ConversationEvents } from '../../core/conversations/conversations.ts';
import type { FollowedMessages } from '../../core/conversations/conversations.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { followStream } from './followed-stream.ts';

export class StreamedConversationEvents extends ConversationEvents {
  constructor(private readonly clock: Clock) {
    super();
  }

  follow(messages: FollowedMessages, notify: () => void): () => void {
    const path = messages === 'inbox' ? 'conversation' : `conversation/follow/${messages.token}`;
    return followStream(`/api/${path}/events`, this.clock, notify);
  }
}
