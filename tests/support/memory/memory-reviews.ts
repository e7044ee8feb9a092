import { voteProblem } from '../../../src/core/reviews/helpful-vote.ts';
import { ReviewCatalogue } from '../../../src/core/reviews/review-catalogue.ts';
import type { ReviewQuery } from '../../../src/core/reviews/review-catalogue.ts';
import { reviewFormRules } from '../../../src/core/reviews/review-command.ts';
import { ReviewGateway } from '../../../src/core/reviews/review-gateway.ts';
import type { ReviewState } from '../../../src/core/reviews/review-gateway.ts';
import type {
  OwnReview,
  ReceivedReview,
  Reviewable,
  ReviewForm,
  ReviewList,
  ReviewReply,
} from '../../../src/core/reviews/review.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../src/core/shared/failure.ts';
import type { UploadedPicture } from '../../../src/core/site/picture-uploads.ts';
import type { Page } from '../../../src/core/shared/page.ts';

type Kept = ReceivedReview & { writer: string; pictures: UploadedPicture[] };

const NOW = '2026-11-21T10:00:00.000Z';

/** What several people have written; each acts through a gateway of their own. */
export class MemoryReviews {
  reviews: Kept[] = [];
  readonly helped = new Set<string>();
  private last = 0;

  constructor(readonly titles: Readonly<Record<string, string>> = {}) {}

  nextId(): number {
    return (this.last += 1);
  }
}

export class MemoryReviewCatalogue extends ReviewCatalogue {
  constructor(private readonly all = new MemoryReviews()) {
    super();
  }

  async reviews({ subject, orderBy, stars, offset, limit }: ReviewQuery): Promise<ReviewList> {
    const about = this.all.reviews.filter((one) => one.subject === subject);
    const by = { helpful: 'helpful', best: 'stars', worst: 'stars', newest: 'id' } as const;
    const key = by[orderBy];
    const direction = orderBy === 'worst' ? 1 : -1;
    const fit = about
      .filter((one) => stars === null || one.stars === stars)
      .toSorted((one, other) => direction * (one[key] - other[key]) || other.id - one.id);
    return {
      subject,
      title: this.all.titles[subject] ?? '',
      image: null,
      stars: [1, 2, 3, 4, 5].map((count) => about.filter((one) => one.stars === count).length),
      data: fit
        .slice(offset, offset + limit)
        .map(({ writer: _writer, subject: _subject, title: _title, ...review }) => review),
      total: fit.length,
    };
  }
}

type Person = {
  name: string;
  received?: readonly string[];
  /** What is the person's own. */
  sells?: readonly string[];
  since?: Date;
};

export class MemoryReviewGateway extends ReviewGateway {
  constructor(
    private readonly all: MemoryReviews,
    private readonly person: Person,
  ) {
    super();
  }

  async own(): Promise<{ written: OwnReview[]; open: Reviewable[] }> {
    const written = this.written.toSorted((one, other) => other.id - one.id).map((one) => this.ownOf(one));
    const open = (this.person.received ?? [])
      .filter((subject) => !written.some((one) => one.subject === subject))
      .map((subject) => ({ subject, title: this.titleOf(subject), image: null, at: NOW }));
    return { written, open };
  }

  async state(subject: string): Promise<ReviewState> {
    const title = this.titleOf(subject);
    const review = this.written.find((one) => one.subject === subject);
    const problem = review ? null : this.problemOf(subject);
    return { subject, title, image: null, problem, review: review ? this.ownOf(review) : null };
  }

  async write(subject: string, form: ReviewForm): Promise<OwnReview> {
    const { stars, text, pictures } = checked(form);
    const title = this.titleOf(subject);
    const before = this.written.find((one) => one.subject === subject);
    if (before) {
      const isSame =
        before.stars === stars && before.text === text && before.pictures.length === pictures.length;
      if (isSame) return this.ownOf(before);
      throw new Failure('error-review-exists', {}, 'conflict');
    }
    const problem = this.problemOf(subject);
    if (problem !== null) throw new Failure(problem, {}, 'conflict');
    const review: Kept = {
      id: this.all.nextId(),
      writer: this.person.name,
      name: this.person.name,
      subject,
      title,
      stars,
      text,
      pictures,
      language: 'bg',
      at: NOW,
      changedAt: null,
      helpful: 0,
      reply: null,
    };
    this.all.reviews.push(review);
    return this.ownOf(review);
  }

  async change(id: number, form: ReviewForm): Promise<OwnReview> {
    const change = checked(form);
    const review = found(this.written, id);
    Object.assign(review, change, { changedAt: NOW });
    return this.ownOf(review);
  }

  async withdraw(id: number): Promise<void> {
    const review = found(this.written, id);
    this.all.reviews = this.all.reviews.filter((one) => one !== review);
  }

  async received({ offset, limit }: { offset: number; limit: number }): Promise<Page<ReceivedReview>> {
    const about = this.about.toSorted((one, other) => other.id - one.id);
    const data = about.slice(offset, offset + limit).map(({ writer: _writer, ...review }) => review);
    return { data, total: about.length };
  }

  async reply(id: number, text: string): Promise<ReviewReply> {
    refuse(reviewFormRules.replyErrorsOf(text));
    const review = found(this.about, id);
    if (review.reply && review.reply.text !== text)
      throw new Failure('error-review-answered', {}, 'conflict');
    review.reply ??= { text, at: NOW };
    return review.reply;
  }

  async vote(id: number, isHelpful: boolean): Promise<number> {
    const review = found(this.all.reviews, id);
    const voter = {
      since: this.person.since ?? new Date(0),
      hasReceived: (this.person.received ?? []).length > 0,
      isWriter: review.writer === this.person.name,
    };
    const problem = voteProblem(voter, new Date(NOW));
    if (isHelpful && problem) throw new Failure(problem, {}, 'conflict');
    const vote = `${id} ${this.person.name}`;
    if (this.all.helped.has(vote) !== isHelpful) review.helpful += isHelpful ? 1 : -1;
    if (isHelpful) this.all.helped.add(vote);
    else this.all.helped.delete(vote);
    return review.helpful;
  }

  async report(id: number): Promise<void> {
    found(this.all.reviews, id);
  }

  private get written(): Kept[] {
    return this.all.reviews.filter(({ writer }) => writer === this.person.name);
  }

  private get about(): Kept[] {
    return this.all.reviews.filter(({ subject }) => this.person.sells?.includes(subject));
  }

  private titleOf(subject: string): string {
    const title = this.all.titles[subject];
    if (title === undefined) throw new Failure('error-review-subject', {}, 'not-found');
    return title;
  }

  private problemOf(subject: string): string | null {
    if (this.person.sells?.includes(subject)) return 'error-review-own';
    return this.person.received?.includes(subject)
      ? null
      : `error-review-unverified-${subject.split('-')[0] ?? ''}`;
  }

  private ownOf({ writer: _writer, name: _name, helpful: _helpful, ...review }: Kept): OwnReview {
    return { ...review, image: null, status: 'shown' };
  }
}

function checked(form: ReviewForm) {
  refuse(reviewFormRules.errorsOf(form));
  return { stars: form.stars ?? 1, text: form.text.trim(), pictures: [...form.pictures] };
}

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
}

function found(reviews: readonly Kept[], id: number): Kept {
  const review = reviews.find((one) => one.id === id);
  if (!review) throw new Failure('error-review-not-found', {}, 'not-found');
  return review;
}
