import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CaptchaSolver } from '../../core/shared/captcha.ts';
import type { CommentFormRules } from '../../core/journal/comment-command.ts';
import type { CommentReportReason } from '../../core/journal/comment-rules.ts';
import { EMPTY_COMMENT, MAX_COMMENT_SECRETS } from '../../core/journal/comment.ts';
import type { Comment, CommentForm, CommentGateway, OwnComments } from '../../core/journal/comment.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import { PAGE_SIZE } from '../../core/shared/page.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { Session } from '../accounts/session.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { Modals } from '../site/modals.ts';

/** Comments of an article, and the form for one (BLOG-02). */
export class PostComments {
  readonly form: Form<CommentForm>;
  comments: readonly Comment[] = [];
  total = 0;
  loading = false;
  sent: Comment['status'] | null = null;
  /** Id of the comment whose deletion awaits a confirmation. */
  removing: number | null = null;
  private post = '';
  private readonly draft: StoredDraft<CommentForm>;

  constructor(
    private readonly gateway: CommentGateway,
    private readonly captcha: CaptchaSolver,
    private readonly own: OwnComments,
    drafts: FormDrafts,
    keys: KeyGenerator,
    private readonly session: Session,
    private readonly modals: Modals,
    rules: () => Promise<CommentFormRules>,
  ) {
    this.draft = new StoredDraft(
      drafts,
      () => `comment-${this.post}`,
      EMPTY_COMMENT,
      () => keys.make(),
    );
    this.form = new Form<CommentForm>(EMPTY_COMMENT, {
      check: async (values) => (await rules()).errorsOf(values, this.isSignedIn),
      submit: (values) => this.send(values),
      changed: (values) => {
        this.sent = null;
        this.draft.write(values);
      },
    });
    makeAutoObservable<this, PrivateField>(this, {
      form: false,
      comments: observableRef,
      gateway: false,
      captcha: false,
      own: false,
      draft: false,
      session: false,
      modals: false,
      // Read each time, because other tabs may have written it.
      secrets: false,
    });
  }

  get isSignedIn(): boolean {
    return this.session.user !== null;
  }

  /** Name shown with the account's comment. */
  get ownName(): string {
    return this.session.user?.name ?? '';
  }

  async load(post: string, signal: CancelSignal): Promise<void> {
    const { data, total } = await this.page(post, { own: [], offset: 0, signal });
    runInAction(() => {
      this.post = post;
      this.comments = data;
      this.total = total;
    });
  }

  /** In the browser: restores the draft and loads the visitor's own waiting comments. */
  onEnter(): void {
    this.form.reset(this.draft.restore() ?? EMPTY_COMMENT);
    if (this.secrets.length > 0) void this.loadOwn();
  }

  get hasMore(): boolean {
    return this.comments.length < this.total;
  }

  async more(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      const { data, total } = await this.page(this.post, { own: this.secrets, offset: this.comments.length });
      runInAction(() => {
        // A new comment may have shifted the pages.
        const known = new Set(this.comments.map(({ id }) => id));
        this.comments = [...this.comments, ...data.filter(({ id }) => !known.has(id))];
        this.total = total;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.loading = false;
      });
    }
  }

  confirmRemove(id: number | null): void {
    this.removing = id;
  }

  async remove(id: number): Promise<void> {
    const secret = this.own.read().find((comment) => comment.id === id)?.secret ?? null;
    try {
      await this.gateway.removeComment({ id, secret });
    } catch (error) {
      // Deleted already in another tab.
      if (!(error instanceof Failure && error.kind === 'not-found')) return this.modals.notifyOf(error);
    }
    this.own.remove(id);
    runInAction(() => {
      this.removing = null;
      const others = this.comments.filter((comment) => comment.id !== id);
      // Counted once, also after a double press.
      this.total -= this.comments.length - others.length;
      this.comments = others;
    });
  }

  async report(id: number, reason: CommentReportReason): Promise<void> {
    try {
      await this.gateway.reportComment({ id, reason });
      this.modals.notify('success', 'comment-reported');
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private async send(values: CommentForm): Promise<void> {
    const { post } = this;
    const who = this.isSignedIn ? { name: '', email: '' } : { name: values.name, email: values.email };
    const captcha = this.isSignedIn ? '' : await this.captcha.solve('comment');
    const { comment, secret } = await this.draft.send('comment-key-used', (key) =>
      this.gateway.postComment({ ...who, text: values.text, id: post, key, captcha }),
    );
    if (secret !== null) this.own.add({ id: comment.id, post, secret });
    runInAction(() => {
      const others = this.comments.filter(({ id }) => id !== comment.id);
      this.total += others.length === this.comments.length ? 1 : 0;
      this.comments = [comment, ...others];
      this.form.reset({ ...values, text: '' });
      this.sent = comment.status;
    });
  }

  /** Errors of comments do not fail the page. */
  private async loadOwn(): Promise<void> {
    try {
      const shown = this.comments;
      const { data, total } = await this.page(this.post, { own: this.secrets, offset: 0 });
      // The list has changed meanwhile.
      if (this.comments !== shown) return await this.loadOwn();
      const known = new Set(data.map(({ id }) => id));
      runInAction(() => {
        this.comments = [...data, ...shown.filter(({ id }) => !known.has(id))];
        this.total = total;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  private page(
    post: string,
    { own, offset, signal }: { own: readonly string[]; offset: number; signal?: CancelSignal },
  ) {
    const secrets = own.slice(-MAX_COMMENT_SECRETS);
    return this.gateway.postComments(
      { post_id: post, own: secrets, offset, limit: PAGE_SIZE.comments },
      signal,
    );
  }

  private get secrets(): readonly string[] {
    return this.own
      .read()
      .filter(({ post }) => post === this.post)
      .map(({ secret }) => secret);
  }
}

type PrivateField = 'gateway' | 'captcha' | 'own' | 'draft' | 'session' | 'modals' | 'secrets';
