import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReviewFormRules } from '../../core/reviews/review-command.ts';
import type { ReviewGateway } from '../../core/reviews/review-gateway.ts';
import type { OwnReview, ReceivedReview, Reviewable } from '../../core/reviews/review.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

type Reply = { text: string };
const EMPTY_REPLY: Reply = { text: '' };

/** Reviews to write, written reviews and received reviews (TRUST-04). */
export class OwnReviewsScreen implements Screen {
  readonly head: Head = { title: { key: 'own-reviews-title' } };
  written: readonly OwnReview[] = [];
  open: readonly Reviewable[] = [];
  received: Page<ReceivedReview> = { data: [], total: 0 };
  page = 1;
  /** Id of the review whose deletion awaits a confirmation. */
  withdrawing: number | null = null;
  /** Id of the review being answered. */
  answering: number | null = null;
  readonly reply: Form<Reply>;
  private readonly draft: StoredDraft<Reply>;

  constructor(
    private readonly gateway: ReviewGateway,
    private readonly modals: Modals,
    drafts: FormDrafts,
    rules: () => Promise<ReviewFormRules>,
    /** False for a member of a shop whose role does not cover its reviews (ROLE-04). */
    private readonly mayReply: () => boolean = () => true,
  ) {
    this.draft = new StoredDraft(drafts, () => `review-reply-${this.answering}`, EMPTY_REPLY);
    this.reply = new Form<Reply>(EMPTY_REPLY, {
      check: async ({ text }) => (await rules()).replyErrorsOf(text),
      submit: ({ text }) => this.sendReply(text),
      changed: (values) => this.draft.write(values),
    });
    makeAutoObservable(this, {
      ...unobserved('head', 'reply', 'gateway', 'modals', 'draft', 'mayReply'),
      written: observableRef,
      open: observableRef,
      received: observableRef,
    });
  }

  get pageCount(): number {
    return pagesOf(this.received, PAGE_SIZE.reviews);
  }

  async load({ query, signal }: Visit): Promise<void> {
    const page = pageOfQuery(query);
    const part = { offset: offsetOfPage(page, PAGE_SIZE.reviews), limit: PAGE_SIZE.reviews };
    const [own, received] = await Promise.all([
      this.gateway.ownReviews({}, signal),
      this.mayReply() ? this.gateway.receivedReviews(part, signal) : { data: [], total: 0 },
    ]);
    runInAction(() => Object.assign(this, { ...own, received, page }));
  }

  confirmWithdraw(id: number | null): void {
    this.withdrawing = id;
  }

  async withdraw({ id }: OwnReview): Promise<void> {
    try {
      await this.gateway.withdrawReview({ id });
      const own = await this.gateway.ownReviews();
      runInAction(() => {
        this.withdrawing = null;
        this.written = own.written;
        this.open = own.open;
      });
      this.modals.notify('success', 'review-withdrawn');
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  /** Opens the answer to a review with its draft; null closes it. */
  answer(id: number | null): void {
    this.answering = id;
    this.reply.reset(id === null ? EMPTY_REPLY : (this.draft.restore() ?? EMPTY_REPLY));
  }

  private async sendReply(text: string): Promise<void> {
    const { answering: id } = this;
    if (id === null) return;
    const reply = await this.gateway.replyToReview({ id, text });
    this.draft.clear();
    runInAction(() => {
      const data = this.received.data.map((one) => (one.id === id ? { ...one, reply } : one));
      this.received = { ...this.received, data };
      this.answering = null;
    });
  }
}
