import { makeAutoObservable } from 'mobx';
import type { OrderAddress } from '../../core/conversations/conversation.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { LinkedConversation } from './linked-conversation.ts';
import type { ConversationTools } from './open-conversation.ts';
import { unobserved } from '../site/unobserved.ts';

type FirstMessage = { message: string };

const EMPTY: FirstMessage = { message: '' };

/** Conversation of buyer and vendor on an order's page (TRUST-05). */
export class OrderConversation {
  readonly form: Form<FirstMessage>;
  private readonly draft: StoredDraft<FirstMessage>;

  constructor(
    private readonly tools: ConversationTools,
    private readonly order: OrderAddress,
    /** Secret of the reader's link; null before the first message. */
    readonly token: string | null,
    private readonly linked: LinkedConversation,
  ) {
    this.draft = new StoredDraft(tools.drafts, () => `order-message-${order.vendorOrderId}`, EMPTY);
    this.form = new Form<FirstMessage>(EMPTY, {
      check: async ({ message }) => (await tools.rules()).answer.errorsOf(message),
      submit: ({ message }) => this.begin(message),
      changed: (values) => this.draft.write(values),
    });
    makeAutoObservable(this, unobserved('form', 'token', 'tools', 'order', 'draft', 'linked'));
  }

  get open() {
    return this.linked.open;
  }

  /** In the browser: loads the messages or restores the draft. */
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

  /** If loading fails, the link remains. */
  private async show(token: string): Promise<void> {
    try {
      await this.linked.load(token);
      this.linked.onEnter();
    } catch (error) {
      this.tools.modals.notifyOf(error);
    }
  }
}
