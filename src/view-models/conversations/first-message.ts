import { makeAutoObservable, runInAction } from 'mobx';
import type { Conversations } from '../../core/conversations/conversations.ts';
import { EMPTY_FIRST_MESSAGE } from '../../core/conversations/first-message-command.ts';
import type { FirstMessageForm } from '../../core/conversations/first-message-command.ts';
import type { ConversationRules } from '../../core/conversations/conversation-commands.ts';
import type { ListingKind } from '../../core/conversations/conversation.ts';
import { Failure } from '../../core/shared/failure.ts';
import { isId } from '../../core/shared/id.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { Session } from '../accounts/session.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import { unobserved } from '../site/unobserved.ts';

const DRAFTS: Record<ListingKind, string> = { property: 'property-question', roommate: 'roommate-message' };
const MODALS = { property: 'propertyQuestion', roommate: 'roommateOfferMessage' } as const;

/** Modal for the first message about a listing (MATE-03, TRUST-05). */
export class FirstMessage {
  readonly form: Form<FirstMessageForm>;
  /** Secret of a visitor's conversation, for its link; accounts find it in the inbox. */
  token: string | null = null;
  private readonly draft: StoredDraft<FirstMessageForm>;

  constructor(
    readonly kind: ListingKind,
    private readonly conversations: Conversations,
    private readonly modals: Modals,
    drafts: FormDrafts,
    private readonly session: Session,
    private readonly navigation: Navigation,
    rules: () => Promise<ConversationRules>,
  ) {
    this.draft = new StoredDraft(drafts, () => DRAFTS[kind], EMPTY_FIRST_MESSAGE);
    this.form = new Form<FirstMessageForm>(this.draft.restore() ?? EMPTY_FIRST_MESSAGE, {
      check: async (values) => (await rules()).message.errorsOf(values),
      submit: async (values) => this.send((await rules()).message.commandOf(values)),
      changed: (values) => this.draft.write(values),
    });
    makeAutoObservable(
      this,
      unobserved('kind', 'form', 'conversations', 'modals', 'draft', 'session', 'navigation'),
    );
  }

  /** Accounts get answers at their own e-mail address. */
  get isSignedIn(): boolean {
    return this.session.user !== null;
  }

  opened(): void {
    this.token = null;
    this.session.fillIn(this.form);
  }

  private async send(command: Parameters<Conversations['ask']>[1]): Promise<void> {
    const { kind } = this;
    const back = MODALS[kind];
    const id = this.navigation.current?.open?.params['id'];
    if (!isId(id)) return this.modals.notify('error', 'error-try-again', { back });
    try {
      const token = await this.conversations.ask({ kind, id: Number(id) }, command);
      this.draft.clear();
      this.form.reset(EMPTY_FIRST_MESSAGE);
      if (token === null) return this.modals.notify('success', 'message-sent-successfully');
      // A visitor has no inbox, so the modal shows the link to the conversation.
      runInAction(() => {
        this.token = token;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Shows errors of fields and errors with advice; all others become the specification's message.
      if (Object.keys(error.fields).length > 0) throw error;
      const message = SPOKEN.has(error.messageKey) ? error.messageKey : 'error-try-again';
      this.modals.notifyOf(error, { message, back });
    }
  }
}

/** Errors with advice other than trying again. */
const SPOKEN = new Set([
  'error-own-offer',
  'error-own-property',
  'error-blocked',
  'error-property-not-found',
  'error-conversation-closed',
  'error-conversation-full',
  'error-too-many-attempts',
  'error-offer-not-found',
]);
