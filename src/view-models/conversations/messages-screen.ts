import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { INBOX_PAGE_SIZE } from '../../core/conversations/conversation.ts';
import type {
  BlockedPerson,
  Conversation,
  ConversationSummary,
  Inbox,
} from '../../core/conversations/conversation.ts';
import type { ConversationEvents } from '../../core/conversations/conversations.ts';
import type { Clock } from '../../core/shared/clock.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { isId } from '../../core/shared/id.ts';
import { offsetOfPage, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { Session } from '../accounts/session.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { Poller } from '../site/poller.ts';
import { OpenConversation } from './open-conversation.ts';
import type { ConversationTools } from './open-conversation.ts';
import { unobserved } from '../site/unobserved.ts';

/** Inbox and the conversation in the address (MATE-03, TRUST-05). */
export class MessagesScreen implements Screen {
  readonly head: Head = { title: { key: 'messages' } };
  inbox: Inbox = { data: [], total: 0, unread: 0 };
  page = 1;
  open: OpenConversation | null = null;
  blocked: readonly BlockedPerson[] = [];
  /** Id of the person being unblocked. */
  unblocking: number | null = null;
  private readonly again: Poller;
  private unfollow = () => {};

  constructor(
    private readonly tools: ConversationTools,
    private readonly session: Session,
    clock: Clock,
    private readonly events: ConversationEvents,
  ) {
    this.again = new Poller(clock, () => this.renew());
    makeAutoObservable(this, {
      ...unobserved('head', 'tools', 'session', 'again', 'events', 'unfollow'),
      inbox: observableRef,
      blocked: observableRef,
      open: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const page = pageOfQuery(query);
    const id = idOf(query['conversation']?.[0]);
    const [inbox, blocked, conversation] = await Promise.all([
      this.list(page, signal),
      this.tools.conversations.blocked(signal),
      id === null ? null : this.tools.conversations.read({ id }, signal),
    ]);
    runInAction(() => {
      this.page = page;
      this.inbox = inbox;
      this.blocked = blocked;
      this.openUp(conversation);
    });
  }

  onEnter(): void {
    void this.open?.onEnter();
    this.look(true);
    this.unfollow();
    this.unfollow = this.events.follow('inbox', () => this.again.hurry());
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

  get pageCount(): number {
    return pagesOf(this.inbox, INBOX_PAGE_SIZE);
  }

  get hasListings(): boolean {
    return this.session.user?.type !== 'vendor';
  }

  isOpen({ id }: ConversationSummary): boolean {
    return this.open?.conversation.id === id;
  }

  /** Query with another conversation or page of the list. */
  queryWith({
    conversation = null,
    page = this.page,
  }: {
    conversation?: number | null;
    page?: number;
  }): Record<string, QueryValue> {
    return { conversation, page: page > 1 ? page : null };
  }

  /** The same conversation keeps its draft. */
  private openUp(conversation: Conversation | null): void {
    if (conversation === null) this.open = null;
    else if (this.open?.conversation.id === conversation.id) this.open.show(conversation);
    else {
      const { id } = conversation;
      this.open = new OpenConversation(this.tools, { id }, conversation, () => this.markRead(id));
    }
  }

  async unblock({ id }: BlockedPerson): Promise<void> {
    if (this.unblocking !== null) return;
    this.unblocking = id;
    try {
      await this.tools.conversations.unblock(id);
      await this.renew();
    } catch (error) {
      this.tools.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.unblocking = null;
      });
    }
  }

  /**
   * Loads new messages.
   * @throws Failure
   */
  private async renew(): Promise<void> {
    const { page, open } = this;
    await open?.renew();
    const [inbox, blocked] = await Promise.all([this.list(page), this.tools.conversations.blocked()]);
    if (page !== this.page) return;
    runInAction(() => {
      this.inbox = inbox;
      this.blocked = blocked;
      this.session.setUnread(inbox.unread);
    });
  }

  private markRead(id: number): void {
    const wasUnread = this.inbox.data.some((one) => one.id === id && one.unread > 0);
    this.inbox = {
      ...this.inbox,
      data: this.inbox.data.map((one) => (one.id === id ? { ...one, unread: 0 } : one)),
      unread: Math.max(0, this.inbox.unread - (wasUnread ? 1 : 0)),
    };
    this.session.setUnread(this.inbox.unread);
  }

  private list(page: number, signal?: CancelSignal): Promise<Inbox> {
    const limit = INBOX_PAGE_SIZE;
    return this.tools.conversations.inbox({ offset: offsetOfPage(page, limit), limit }, signal);
  }
}

/** Id in the address; an invalid one opens no conversation. */
function idOf(text: string | undefined): number | null {
  return isId(text) ? Number(text) : null;
}
