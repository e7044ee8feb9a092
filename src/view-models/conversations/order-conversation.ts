import { makeAutoObservable } from 'mobx';
import type { OrderAddress } from '../../core/conversations/conversation.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { LinkedConversation } from './linked-conversation.ts';
import type { ConversationTools } from './open-conversation.ts';

type FirstMessage = { message: string };

const EMPTY: FirstMessage = { message: '' };

/** What buyer and vendor write to each other about an order, on its page (TRUST-05). */
export class OrderConversation {
  /** What is written before there is a conversation. */
  readonly form: Form<FirstMessage>;
  private readonly draft: StoredDraft<FirstMessage>;

  constructor(
    private readonly tools: ConversationTools,
    private readonly order: OrderAddress,
    /** The secret of the reader's link; null while nothing was written. */
    readonly token: string | null,
    private readonly linked: LinkedConversation,
  ) {
    this.draft = new StoredDraft(tools.drafts, () => `order-message-${order.vendorOrderId}`, EMPTY);
    this.form = new Form<FirstMessage>(EMPTY, {
      check: async ({ message }) => (await tools.rules()).answer.errorsOf(message),
      submit: ({ message }) => this.begin(message),
      changed: (values) => this.draft.write(values),
    });
    makeAutoObservable<this, 'tools' | 'order' | 'draft' | 'linked'>(this, {
      form: false,
      token: false,
      tools: false,
      order: false,
      draft: false,
      linked: false,
    });
  }

  get open() {
    return this.linked.open;
  }

  /** In the browser: reads what was written, or takes up what was not sent. */
  async onEnter(): Promise<void> {
    const draft = this.draft.restore();
    if (draft) this.form.reset(draft);
    if (this.token !== null) await this.show(this.token);
  }

  onLeave(): void {
    this.linked.onLeave();
  }

  look(isSeen: boolean): void {
    if (this.open) this.linked.look(isSeen);
  }

  private async begin(message: string): Promise<void> {
    const token = await this.tools.conversations.writeAboutOrder(this.order, message.trim());
    this.draft.clear();
    this.form.reset(EMPTY);
    await this.show(token);
  }

  /** Where it can't be read, the link to it stays. */
  private async show(token: string): Promise<void> {
    try {
      await this.linked.load(token);
      this.linked.onEnter();
    } catch (error) {
      this.tools.modals.notifyOf(error);
    }
  }
}
