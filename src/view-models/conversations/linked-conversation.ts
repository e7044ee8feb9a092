import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConversationEvents } from '../../core/conversations/conversations.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { Poller } from '../site/poller.ts';
import { OpenConversation } from './open-conversation.ts';
import type { ConversationTools } from './open-conversation.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** A conversation behind a secret link, refreshed while the page is visible. */
export class LinkedConversation {
  open: OpenConversation | null = null;
  private readonly again: Poller;
  private unfollow = () => {};

  constructor(
    private readonly tools: ConversationTools,
    clock: Clock,
    private readonly events: ConversationEvents,
  ) {
    this.again = new Poller(clock, async () => this.open?.renew());
    makeAutoObservable(this, { ...unobserved('tools', 'again', 'events', 'unfollow'), open: observableRef });
  }

  /** @throws Failure */
  async load(token: string, signal?: CancelSignal): Promise<void> {
    const address = { token };
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

  /** Reports the page's visibility: a hidden page does not load messages or mark them as seen. */
  look(isSeen: boolean): void {
    if (isSeen) this.again.start();
    else this.again.stop();
  }
}

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
