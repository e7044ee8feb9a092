import { makeAutoObservable, observableRef, runInAction } from 'mobx';
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

  constructor(
    private readonly tools: ConversationTools,
    clock: Clock,
  ) {
    this.again = new Poller(clock, async () => this.open?.renew());
    makeAutoObservable<this, 'tools' | 'again'>(this, {
      head: false,
      open: observableRef,
      tools: false,
      again: false,
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
  }

  onLeave(): void {
    this.again.stop();
  }

  /** Whether somebody looks at the page: nothing is read, and nothing counts as seen, behind another tab. */
  look(isSeen: boolean): void {
    if (isSeen) this.again.start();
    else this.again.stop();
  }
}
