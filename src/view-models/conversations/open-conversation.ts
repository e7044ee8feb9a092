import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { MAX_MESSAGE_PICTURES } from '../../core/conversations/conversation.ts';
import type { Conversation } from '../../core/conversations/conversation.ts';
import type {
  ConversationAddress,
  ConversationReport,
  Conversations,
} from '../../core/conversations/conversations.ts';
import type { ConversationRules } from '../../core/conversations/conversation-commands.ts';
import type { ListingReport } from '../../core/properties/property-catalogue.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { stateAfterConflict } from '../site/conflict.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { PictureQueue } from '../site/picture-queue.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import { unobserved } from '../site/unobserved.ts';

export type ConversationTools = {
  conversations: Conversations;
  drafts: FormDrafts;
  modals: Modals;
  rules: () => Promise<ConversationRules>;
  newAbort: () => Canceller;
};

/** `pictures` contains keys. */
type MessageForm = { message: string; pictures: readonly string[] };

const EMPTY: MessageForm = { message: '', pictures: [] };
const CLOSED_MEANWHILE = 'conversation-meanwhile-closed';

/** An open confirmation or form. */
export type ConversationQuestion = 'share' | 'block' | 'report' | 'report-listing';

/** An open conversation: messages, answer, phone number, end (MATE-03). */
export class OpenConversation {
  readonly form: Form<MessageForm>;
  /** Null until pictures are added. */
  pictures: PictureQueue | null = null;
  question: ConversationQuestion | null = null;
  busy = false;
  private readonly draft: StoredDraft<MessageForm>;
  private seenUpTo = 0;
  /** Counts own changes: answers to earlier requests are out of date. */
  private changes = 0;

  constructor(
    private readonly tools: ConversationTools,
    readonly address: ConversationAddress,
    public conversation: Conversation,
    /** Called when the messages so far were read. */
    private readonly read: () => void = () => {},
  ) {
    this.draft = new StoredDraft(tools.drafts, () => `conversation-${this.conversation.id}`, EMPTY);
    this.form = new Form<MessageForm>(EMPTY, {
      check: async ({ message, pictures }) => (await tools.rules()).answer.errorsOf(message, pictures),
      submit: (values) => this.answer(values),
      // Pictures are not part of the draft.
      changed: (values) => this.draft.write({ ...values, pictures: [] }),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'draft', 'address', 'tools', 'read', 'seenUpTo', 'changes'),
      pictures: observableRef,
      conversation: observableRef,
    });
  }

  /** In the browser: restores the draft and marks the messages as seen. */
  async onEnter(): Promise<void> {
    const draft = this.draft.restore();
    if (draft && this.form.values.message === '') this.form.reset({ ...EMPTY, message: draft.message });
    await this.see();
  }

  /** Opens the picture queue, which loads on demand. */
  addPictures(Queue: typeof PictureQueue): void {
    this.pictures ??= new Queue(
      {
        upload: (...upload) => this.tools.conversations.uploadPicture(this.address, ...upload),
        // Unattached pictures are deleted by a job.
        remove: async () => {},
      },
      MAX_MESSAGE_PICTURES,
      (pictures) =>
        this.form.set(
          'pictures',
          pictures.map(({ key }) => key),
        ),
      this.tools.newAbort,
    );
  }

  show(conversation: Conversation): void {
    this.conversation = conversation;
  }

  /**
   * Loads new messages.
   * @throws Failure
   */
  async renew(): Promise<void> {
    const { changes } = this;
    const conversation = await this.tools.conversations.read(this.address);
    if (changes !== this.changes) return;
    this.show(conversation);
    await this.see();
  }

  /** Opens a confirmation or report; null closes it. */
  setQuestion(question: ConversationQuestion | null): void {
    if (!this.busy) this.question = question;
  }

  async sharePhone(): Promise<void> {
    await this.confirmed('share', () => this.tools.conversations.sharePhone(this.address));
  }

  async block(): Promise<void> {
    await this.confirmed('block', () => this.tools.conversations.block(this.address));
  }

  /** In the inbox blocking affects the person, by link only the conversation. */
  get isOfAccount(): boolean {
    return 'id' in this.address;
  }

  get mayReportListing(): boolean {
    const { side, subject } = this.conversation;
    return side === 'asker' && subject.open && subject.kind !== 'order';
  }

  /**
   * Reports the listing.
   * @throws Failure
   */
  async reportListing(report: ListingReport): Promise<void> {
    const { kind, id } = this.conversation.subject;
    if (kind !== 'order') await this.tools.conversations.reportListing({ kind, id }, report);
  }

  /**
   * Reports the other side.
   * @throws Failure
   */
  async report(report: ConversationReport): Promise<void> {
    await this.tools.conversations.report(this.address, report);
  }

  private async answer({ message, pictures }: MessageForm): Promise<void> {
    if (this.pictures?.isSending) throw new Failure('error-pictures-on-their-way');
    const { conversations } = this.tools;
    try {
      this.changed(await conversations.answer(this.address, message.trim(), pictures));
    } catch (error) {
      const wasClosed = this.conversation.closed;
      await this.catchUp(error);
      // The form disappears with the conversation, so its message is shown as a notification.
      if (!wasClosed && this.conversation.closed) this.tools.modals.notify('error', CLOSED_MEANWHILE);
      throw error;
    }
    this.draft.clear();
    this.pictures = null;
    this.form.reset(EMPTY);
  }

  private async confirmed(question: ConversationQuestion, act: () => Promise<Conversation>): Promise<void> {
    if (this.question !== question || this.busy) return;
    this.busy = true;
    try {
      this.changed(await act());
    } catch (error) {
      const wasClosed = this.conversation.closed;
      await this.catchUp(error);
      if (!wasClosed && this.conversation.closed) this.tools.modals.notify('error', CLOSED_MEANWHILE);
      else this.tools.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
        this.question = null;
      });
    }
  }

  /** Shows a conversation that the other side has closed. */
  private async catchUp(error: unknown): Promise<void> {
    const now = await stateAfterConflict(error, () => this.tools.conversations.read(this.address));
    if (now) this.changed(now);
  }

  private changed(conversation: Conversation): void {
    this.changes += 1;
    this.conversation = conversation;
  }

  private async see(): Promise<void> {
    const { messages, unread } = this.conversation;
    const last = messages.at(-1)?.id ?? 0;
    if (unread === 0 || last <= this.seenUpTo) return;
    this.seenUpTo = last;
    try {
      await this.tools.conversations.seen(this.address, last);
      this.read();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Repeated with the next refresh.
      this.seenUpTo = 0;
    }
  }
}
