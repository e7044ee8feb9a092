import type { Head, Screen, Visit } from '../site/screen.ts';
import type { LinkedConversation } from './linked-conversation.ts';

/** Conversation opened by its secret link (MATE-03, TRUST-05). */
export class FollowedConversationScreen implements Screen {
  readonly head: Head = { title: { key: 'conversation-title' } };

  constructor(readonly conversation: LinkedConversation) {}

  load({ params, signal }: Visit): Promise<void> {
    return this.conversation.load(params['token'] ?? '', signal);
  }

  onEnter(): void {
    this.conversation.onEnter();
  }

  onLeave(): void {
    this.conversation.onLeave();
  }
}
