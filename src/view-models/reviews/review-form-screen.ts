import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReviewFormRules } from '../../core/reviews/review-command.ts';
import { sentReview } from '../../core/reviews/review-gateway.ts';
import type { ReviewGateway, ReviewState } from '../../core/reviews/review-gateway.ts';
import { parseSubject, EMPTY_REVIEW, REVIEW_LIMITS } from '../../core/reviews/review.ts';
import type { ReviewForm } from '../../core/reviews/review.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import { Form } from '../site/form.ts';
import { PictureQueue } from '../site/picture-queue.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Writes or changes a review (TRUST-04). */
export class ReviewFormScreen implements Screen {
  readonly form: Form<ReviewForm>;
  readonly pictures: PictureQueue;
  state: ReviewState | null = null;
  /** True after sending, when the result replaces the form. */
  isSent = false;
  private readonly draft: StoredDraft<ReviewForm>;

  constructor(
    private readonly gateway: ReviewGateway,
    drafts: FormDrafts,
    rules: () => Promise<ReviewFormRules>,
    uploads: PictureUploads,
    newAbort: () => Canceller,
  ) {
    this.draft = new StoredDraft(drafts, () => `review-${this.state?.subject}`, EMPTY_REVIEW);
    this.form = new Form<ReviewForm>(EMPTY_REVIEW, {
      check: async (values) => (await rules()).errorsOf(values),
      submit: (values) => this.send(values),
      changed: (values) => this.draft.write(values),
    });
    this.pictures = new PictureQueue(
      uploads,
      REVIEW_LIMITS.pictures,
      (pictures) => this.form.set('pictures', pictures),
      newAbort,
    );
    makeAutoObservable(this, { ...unobserved('form', 'pictures', 'gateway', 'draft'), state: observableRef });
  }

  get head(): Head {
    const { state } = this;
    if (!state) return { title: { key: 'review-form-title' } };
    return { title: { key: 'review-form-title-of', values: { title: state.title } } };
  }

  /** @throws Failure `not-found` */
  async load({ params, signal }: Visit): Promise<void> {
    const subject = params['subject'] ?? '';
    if (!parseSubject(subject)) throw new Failure('error-review-subject', {}, 'not-found');
    const state = await this.gateway.reviewState({ subject }, signal);
    runInAction(() => {
      this.state = state;
      this.isSent = false;
      this.show(this.written);
    });
  }

  /** In the browser: restores the draft. */
  onEnter(): void {
    if (!this.isSent) this.show(this.draft.restore() ?? this.written);
  }

  private show(form: ReviewForm): void {
    this.form.reset(form);
    this.pictures.reset(form.pictures);
  }

  private get written(): ReviewForm {
    const { review } = this.state ?? {};
    if (!review) return EMPTY_REVIEW;
    const { stars, text, pictures } = review;
    return { stars, text, pictures };
  }

  private async send(values: ReviewForm): Promise<void> {
    const { state } = this;
    if (!state) return;
    if (this.pictures.isSending) throw new Failure('error-pictures-on-their-way');
    const review = await (state.review
      ? this.gateway.changeReview({ id: state.review.id, ...sentReview(values) })
      : this.gateway.writeReview({ subject: state.subject, ...sentReview(values) }));
    this.draft.clear();
    runInAction(() => {
      this.state = { ...state, review };
      this.isSent = true;
    });
  }
}
