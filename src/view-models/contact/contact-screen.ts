import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ContactGateway, ContactForm } from '../../core/contact/contact.ts';
import { EMPTY_CONTACT } from '../../core/contact/contact.ts';
import type { ContactRules } from '../../core/contact/contact-command.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { PageText, PageTexts } from '../../core/site/texts.ts';
import type { Session } from '../accounts/session.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Contact details and the contact form (BLOG-04). */
export class ContactScreen implements Screen {
  readonly form: Form<ContactForm>;
  page: PageText | null = null;
  /** Number of the sent message; shows the confirmation in place of the form. */
  reference: string | null = null;
  private readonly draft: StoredDraft<ContactForm>;

  constructor(
    private readonly texts: PageTexts,
    private readonly gateway: ContactGateway,
    drafts: FormDrafts,
    keys: KeyGenerator,
    private readonly session: Session,
    private readonly rules: () => Promise<ContactRules>,
  ) {
    this.draft = new StoredDraft(
      drafts,
      () => 'contact',
      EMPTY_CONTACT,
      () => keys.make(),
    );
    this.form = new Form<ContactForm>(EMPTY_CONTACT, {
      check: async (values) => (await rules()).errorsOf(values),
      submit: (values) => this.send(values),
      changed: (values) => this.draft.write(values),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'texts', 'gateway', 'draft', 'session', 'rules'),
      page: observableRef,
    });
  }

  get head(): Head {
    const { page } = this;
    if (!page) return { title: { key: 'contact-title' } };
    return { title: page.title, description: page.description, canonical: { name: 'Contacts' } };
  }

  async load({ signal }: Visit): Promise<void> {
    const page = await this.texts.pageText({ name: 'contacts' }, signal);
    runInAction(() => {
      this.page = page;
    });
  }

  /** Restores the draft and fills in the account's data. */
  onEnter(): void {
    this.form.reset(this.draft.restore() ?? EMPTY_CONTACT);
    this.session.fillIn(this.form);
  }

  /** Shows an empty form after the confirmation. */
  startAnew(): void {
    this.reference = null;
  }

  private async send(values: ContactForm): Promise<void> {
    const rules = await this.rules();
    const { reference } = await this.draft.send('contact-key-used', (key) =>
      this.gateway.sendContactMessage({ ...rules.commandOf(values), key }),
    );
    runInAction(() => {
      this.reference = reference;
      this.form.reset({ ...values, subject: '', message: '' });
    });
  }
}
