import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConversationEvents } from '../../core/conversations/conversation-events.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { Poller } from '../site/poller.ts';
import { OpenConversation } from './open-conversation.ts';
import type { ConversationTools } from './open-conversation.ts';

/** The visitor's side of a conversation, opened by its secret link (MATE-03). */
export class FollowedConversationScreen implements Screen {
  readonly head: Head = { title: { key: 'conversation-title' } };
  open: OpenConversation | null = null;
  private readonly again: Poller;
  private unfollow = () => {};

  constructor(
    private readonly tools: ConversationTools,
    clock: Clock,
    private readonly events: ConversationEvents,
  ) {
    this.again = new Poller(clock, async () => this.open?.renew());
    makeAutoObservable<this, 'tools' | 'again' | 'events' | 'unfollow'>(this, {
      head: false,
      open: observableRef,
      tools: false,
      again: false,
      events: false,
      unfollow: false,
    });
  }

  async load({ params, signal }: Visit): Promise<void> {
    const address = { token: params['token'] ?? '' };
    const conversation = await this.tools.conversations.read(address, signal);
    runInAction(() => {
      this.open = new OpenConversation(this.tools, address, conversation);
    });
  }

  onEnter(): void {
    void this.open?.onEnter();
    this.look(true);
    this.unfollow();
    const { open } = this;
    if (open && 'token' in open.address) {
      this.unfollow = this.events.follow(open.address, () => this.again.hurry());
    }
  }

  onLeave(): void {
    this.unfollow();
    this.again.stop();
  }

  /** Whether somebody looks at the page: nothing is read, and nothing counts as seen, behind another tab. */
  look(isSeen: boolean): void {
    if (isSeen) this.again.start();
    else this.again.stop();
  }
}
