import { ArrayMaxSize, ArrayUnique, IsIn, Length, MaxLength } from 'class-validator';
import { hasContact, hasLink } from '../journal/comment-rules.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { tidyText } from '../shared/tidy-text.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { hasInsult } from './insults.ts';
import { REVIEW_LIMITS, STARS } from './review.ts';
import type { ReviewForm, Stars } from './review.ts';

type Keyed = { key: string };

/** Rules of a review (TRUST-04). */
export class ReviewCommand {
  @IsIn(STARS, { message: 'error-review-stars' })
  readonly stars: Stars | null;

  @MaxLength(REVIEW_LIMITS.max, { message: 'error-review-too-long' })
  @Length(REVIEW_LIMITS.min, undefined, { message: 'error-review-too-short' })
  readonly text: string;

  @ArrayUnique({ message: 'error-picture-unknown' })
  @ArrayMaxSize(REVIEW_LIMITS.pictures, { message: 'error-too-many-pictures' })
  readonly pictures: readonly string[];

  constructor({
    stars,
    text,
    pictures,
  }: Pick<ReviewForm, 'stars' | 'text'> & { pictures: readonly Keyed[] }) {
    this.stars = stars;
    this.text = tidyText(text);
    this.pictures = pictures.map(({ key }) => key);
  }

  errors(): FieldErrors {
    return withForbidden(fieldErrorsOf(this), this.text);
  }
}

export class ReviewReplyCommand {
  @MaxLength(REVIEW_LIMITS.reply, { message: 'error-review-reply-too-long' })
  @Length(3, undefined, { message: 'error-review-reply' })
  readonly text: string;

  constructor(
    text: string,
    private readonly contactError = 'error-review-contact',
  ) {
    this.text = tidyText(text);
  }

  errors(): FieldErrors {
    return withForbidden(fieldErrorsOf(this), this.text, this.contactError);
  }
}

/** Adds an error for contacts, links and insults in a public text. */
export function withForbidden(
  errors: FieldErrors,
  text: string,
  contactError = 'error-review-contact',
): FieldErrors {
  if (errors['text']) return errors;
  if (hasContact(text) || hasLink(text)) return { ...errors, text: contactError };
  return hasInsult(text) ? { ...errors, text: 'error-review-insult' } : errors;
}

/** Rules of both forms; heavy code that loads with the first check. */
export const reviewFormRules = {
  errorsOf: (form: ReviewForm): FieldErrors => new ReviewCommand(form).errors(),
  replyErrorsOf: (text: string): FieldErrors => new ReviewReplyCommand(text).errors(),
};

export type ReviewFormRules = typeof reviewFormRules;
