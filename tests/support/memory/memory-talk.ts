import type {
  BlockedPerson,
  Conversation,
  ConversationMessage,
  ConversationSummary,
  Inbox,
  Side,
  ListingAddress,
  OrderAddress,
} from '../../../src/core/conversations/conversation.ts';
import { mayBlock } from '../../../src/core/conversations/conversation.ts';
import { Conversations, ConversationEvents } from '../../../src/core/conversations/conversations.ts';
import type {
  ConversationAddress,
  ConversationReport,
  ListingReport,
  FollowedMessages,
} from '../../../src/core/conversations/conversations.ts';
import type { FirstMessageCommand } from '../../../src/core/conversations/first-message-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';
import type { UploadedPicture } from '../../../src/core/site/picture-uploads.ts';

/** A conversation that somebody began about the reader's offer. */
export function aConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: 3,
    subject: {
      kind: 'roommate',
      id: 7,
      title: 'Слънчева стая до парка',
      image: null,
      open: true,
      orderToken: null,
    },
    side: 'poster',
    other: { name: 'Елена', picture: null },
    unread: 1,
    closed: false,
    messages: [
      { id: 1, author: 'asker', text: 'Свободна ли е стаята?', pictures: [], at: '2026-11-21T09:00:00.000Z' },
    ],
    ownPhone: { number: '0888200101', shared: false },
    otherPhone: null,
    ...change,
  };
}

/** One conversation, as its reader finds it; `write` lets the other side say something. */
export class MemoryTalk extends Conversations {
  talk = aConversation();
  readonly asked: { subject: ListingAddress; command: FirstMessageCommand }[] = [];
  /** Pictures that were brought, by key. */
  readonly uploaded = new Map<string, Picture>();
  readonly aboutOrders: { order: OrderAddress; message: string }[] = [];
  /** What a visitor's first message is answered with; null for who is signed in. */
  token: string | null = null;
  readonly addresses: ConversationAddress[] = [];
  readonly reports: ConversationReport[] = [];
  readonly reportedListings: { listing: ListingAddress; report: ListingReport }[] = [];
  readonly seenUpTo: number[] = [];
  /** What else the inbox lists, after the conversation. */
  others: ConversationSummary[] = [];
  readonly pages: { offset: number; limit: number }[] = [];
  people: BlockedPerson[] = [];
  reads = 0;
  /** The next call is refused with it. */
  refuse: Failure | null = null;
  /** While it is set, a read waits for it and answers what there was when it was asked. */
  slow: Promise<void> | null = null;

  write(
    text: string,
    author: Side = this.talk.side === 'poster' ? 'asker' : 'poster',
    pictures: readonly Picture[] = [],
  ): void {
    const id = (this.talk.messages.at(-1)?.id ?? 0) + 1;
    const message: ConversationMessage = {
      id,
      author,
      text,
      pictures: [...pictures],
      at: '2026-11-21T10:00:00.000Z',
    };
    const unread = this.talk.unread + (author === this.talk.side ? 0 : 1);
    this.talk = { ...this.talk, messages: [...this.talk.messages, message], unread };
  }

  async start(subject: ListingAddress, command: FirstMessageCommand): Promise<string | null> {
    const { refuse, token } = this;
    this.refuse = null;
    if (refuse) throw refuse;
    if (subject.id !== this.talk.subject.id)
      throw new Failure(
        subject.kind === 'property' ? 'error-property-not-found' : 'error-offer-not-found',
        {},
        'not-found',
      );
    const [first = { command }] = this.asked;
    this.asked.push({ subject, command });
    return first.command.message === command.message ? token : null;
  }

  async writeAboutOrder(order: OrderAddress, message: string): Promise<string> {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
    if (order.vendorOrderId !== this.talk.subject.id)
      throw new Failure('error-order-not-found', {}, 'not-found');
    this.aboutOrders.push({ order, message });
    this.write(message, this.talk.side);
    return 'the-secret';
  }

  async inbox(page: { offset: number; limit: number }): Promise<Inbox> {
    this.pages.push(page);
    const { messages, ownPhone: _, otherPhone: __, ...common } = this.talk;
    const lastMessage = messages.at(-1);
    const data = [...(lastMessage ? [{ ...common, lastMessage }] : []), ...this.others];
    const unread = data.filter((one) => one.unread > 0).length;
    await this.slow;
    return { data: data.slice(page.offset, page.offset + page.limit), total: data.length, unread };
  }

  async read(address: ConversationAddress): Promise<Conversation> {
    this.reads += 1;
    this.answered(address);
    const { talk } = this;
    await this.slow;
    return talk;
  }

  async seen(address: ConversationAddress, lastMessageId: number): Promise<void> {
    this.answered(address);
    this.seenUpTo.push(lastMessageId);
    this.talk = { ...this.talk, unread: 0 };
  }

  async answer(
    address: ConversationAddress,
    message: string,
    pictures: readonly string[] = [],
  ): Promise<Conversation> {
    this.answered(address);
    if (this.talk.closed) throw new Failure('error-conversation-closed', {}, 'conflict');
    const found = pictures.map((key) => {
      const picture = this.uploaded.get(key);
      if (!picture) throw new Failure('validation_failed', { pictures: 'error-picture-unknown' }, 'invalid');
      return picture;
    });
    this.write(message, this.talk.side, found);
    return this.talk;
  }

  async uploadPicture(address: ConversationAddress): Promise<UploadedPicture> {
    this.answered(address);
    const key = `picture-${this.uploaded.size + 1}`;
    const picture = { url: `/pictures/uploads/${key}`, width: 800, height: 600, widths: [400, 800] };
    this.uploaded.set(key, picture);
    return { key, ...picture };
  }

  async sharePhone(address: ConversationAddress): Promise<Conversation> {
    this.answered(address);
    this.talk = { ...this.talk, ownPhone: { ...this.talk.ownPhone, shared: true } };
    return this.talk;
  }

  async blocked(): Promise<BlockedPerson[]> {
    return this.people;
  }

  async unblock(id: number): Promise<void> {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
    if (!this.people.some((one) => one.id === id)) {
      throw new Failure('error-blocked-not-found', {}, 'not-found');
    }
    this.people = this.people.filter((one) => one.id !== id);
    this.talk = { ...this.talk, closed: false };
  }

  async block(address: ConversationAddress): Promise<Conversation> {
    this.answered(address);
    if (!mayBlock(this.talk.subject.kind)) throw new Failure('error-order-not-blocked', {}, 'conflict');
    this.talk = { ...this.talk, closed: true };
    if ('id' in address) {
      this.people = [{ id: 1, name: this.talk.other.name, at: '2026-11-21T10:00:00.000Z' }];
    }
    return this.talk;
  }

  async reportListing(listing: ListingAddress, report: ListingReport): Promise<void> {
    this.reportedListings.push({ listing, report });
  }

  async report(address: ConversationAddress, report: ConversationReport): Promise<void> {
    this.answered(address);
    this.reports.push(report);
  }

  private answered(address: ConversationAddress): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
    this.addresses.push(address);
    const isHere = 'id' in address ? address.id === this.talk.id : address.token === 'the-secret';
    if (!isHere) throw new Failure('error-conversation-not-found', {}, 'not-found');
  }
}

/** What the test says is told at once to who follows. */
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
