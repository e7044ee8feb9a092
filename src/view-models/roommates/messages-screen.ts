import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { INBOX_PAGE_SIZE } from '../../core/roommates/conversation.ts';
import type { Conversation, ConversationSummary, Inbox } from '../../core/roommates/conversation.ts';
import type { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
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

/** The inbox, and the conversation that the address names beside it (MATE-03). */
export class MessagesScreen implements Screen {
  readonly head: Head = { title: { key: 'inbox-title' } };
  inbox: Inbox = { data: [], total: 0, unread: 0 };
  page = 1;
  open: OpenConversation | null = null;
  private readonly again: Poller;

  constructor(
    private readonly tools: ConversationTools,
    /** Where an offer is reported. */
    readonly catalogue: RoommateCatalogue,
    private readonly session: Session,
    clock: Clock,
  ) {
    this.again = new Poller(clock, () => this.renew());
    makeAutoObservable<this, 'tools' | 'session' | 'again'>(this, {
      head: false,
      inbox: observableRef,
      open: observableRef,
      catalogue: false,
      tools: false,
      session: false,
      again: false,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const page = pageOfQuery(query);
    const id = idOf(query['conversation']?.[0]);
    const [inbox, conversation] = await Promise.all([
      this.list(page, signal),
      id === null ? null : this.tools.conversations.read({ id }, signal),
    ]);
    runInAction(() => {
      this.page = page;
      this.inbox = inbox;
      this.openUp(conversation);
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

  get pageCount(): number {
    return pagesOf(this.inbox, INBOX_PAGE_SIZE);
  }

  /** Private people have offers of their own. */
  get hasOffers(): boolean {
    return this.session.user?.type === 'user';
  }

  isOpen({ id }: ConversationSummary): boolean {
    return this.open?.conversation.id === id;
  }

  /** The query of the list with another conversation open, or another page of it. */
  queryWith({
    conversation = null,
    page = this.page,
  }: {
    conversation?: number | null;
    page?: number;
  }): Record<string, QueryValue> {
    return { conversation, page: page > 1 ? page : null };
  }

  /** The same conversation goes on, with what is being written in it. */
  private openUp(conversation: Conversation | null): void {
    if (conversation === null) this.open = null;
    else if (this.open?.conversation.id === conversation.id) this.open.show(conversation);
    else {
      const { id } = conversation;
      this.open = new OpenConversation(this.tools, { id }, conversation, () => this.markRead(id));
    }
  }

  private async renew(): Promise<void> {
    const { page, open } = this;
    await open?.renew();
    const inbox = await this.list(page);
    if (page !== this.page) return;
    runInAction(() => {
      this.inbox = inbox;
    });
  }

  private markRead(id: number): void {
    const wasUnread = this.inbox.data.some((one) => one.id === id && one.unread > 0);
    this.inbox = {
      ...this.inbox,
      data: this.inbox.data.map((one) => (one.id === id ? { ...one, unread: 0 } : one)),
      unread: Math.max(0, this.inbox.unread - (wasUnread ? 1 : 0)),
    };
  }

  private list(page: number, signal?: CancelSignal): Promise<Inbox> {
    const limit = INBOX_PAGE_SIZE;
    return this.tools.conversations.inbox({ offset: offsetOfPage(page, limit), limit }, signal);
  }
}

/** The id that the address names; what is none opens no conversation. */
function idOf(text: string | undefined): number | null {
  return isId(text) ? Number(text) : null;
}
