import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ContactGateway } from '../../core/journal/contact-gateway.ts';
import { EMPTY_CONTACT } from '../../core/journal/contact-form.ts';
import type { ContactForm } from '../../core/journal/contact-form.ts';
import type { ContactRules } from '../../core/journal/contact-rules.ts';
import type { KeyGenerator } from '../../core/shared/key-generator.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { PageText, PageTexts } from '../../core/site/page-text.ts';
import type { Session } from '../accounts/session.ts';
import { Form } from '../site/form.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';

const DRAFT = 'contact';

/** The page with our addresses, and a letter to us (BLOG-04). */
export class ContactScreen implements Screen {
  readonly form: Form<ContactForm>;
  page: PageText | null = null;
  /** The number of the letter that has gone: thanks take the place of the form. */
  reference: string | null = null;
  private key = '';

  constructor(
    private readonly texts: PageTexts,
    private readonly gateway: ContactGateway,
    private readonly drafts: FormDrafts,
    private readonly keys: KeyGenerator,
    private readonly session: Session,
    private readonly rules: () => Promise<ContactRules>,
  ) {
    this.form = new Form<ContactForm>(EMPTY_CONTACT, {
      check: async (values) => (await rules()).errorsOf(values),
      submit: (values) => this.send(values),
      changed: (values) => this.drafts.write(DRAFT, { ...values, key: this.key }),
    });
    makeAutoObservable<this, 'texts' | 'gateway' | 'drafts' | 'keys' | 'session' | 'rules' | 'key'>(this, {
      form: false,
      page: observableRef,
      texts: false,
      gateway: false,
      drafts: false,
      keys: false,
      session: false,
      rules: false,
      key: false,
    });
  }

  get head(): Head {
    const { page } = this;
    if (!page) return { title: { key: 'contact-title' } };
    return { title: page.title, description: page.description, canonical: { name: 'Contacts' } };
  }

  async load({ signal }: Visit): Promise<void> {
    const page = await this.texts.read('contacts', signal);
    runInAction(() => {
      this.page = page;
    });
  }

  /** Takes up what was written before, and what is known of the person. */
  onEnter(): void {
    const { key, ...kept } = this.drafts.read(DRAFT) ?? {};
    this.key = typeof key === 'string' && key !== '' ? key : this.keys.make();
    const { user } = this.session;
    const known = user ? { name: user.name, email: user.email, phone: user.phone } : {};
    const written = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''));
    this.form.reset({ ...EMPTY_CONTACT, ...known, ...(written as Partial<ContactForm>) });
  }

  /** After the thanks: another letter. */
  startAnew(): void {
    this.reference = null;
  }

  private async send(values: ContactForm): Promise<void> {
    const rules = await this.rules();
    const reference = await this.gateway.send(rules.commandOf(values), this.key).catch((error: unknown) => {
      // An earlier sending has arrived after all: what is written now is another letter.
      if (error instanceof Failure && error.messageKey === 'contact-key-used') this.key = this.keys.make();
      throw error;
    });
    runInAction(() => {
      this.reference = reference;
      this.key = this.keys.make();
      this.drafts.clear(DRAFT);
      this.form.reset({ ...values, subject: '', message: '' });
    });
  }
}
