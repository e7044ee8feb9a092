import { Length, MaxLength } from 'class-validator';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { MAX_COMMENT_LENGTH } from './comment.ts';
import type { CommentForm } from './comment.ts';
import { normaliseLine, tidyText } from '../shared/tidy-text.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';

/** Comment of a signed-in user; the name is known. */
export class CommentCommand {
  @MaxLength(MAX_COMMENT_LENGTH, { message: 'error-text-too-long' })
  @Length(3, undefined, { message: 'error-comment-text' })
  readonly text: string;

  constructor({ text }: Pick<CommentForm, 'text'>) {
    this.text = tidyText(text);
  }
}

/** Comment of a visitor (BLOG-02). The e-mail is never public. */
export class VisitorCommentCommand extends CommentCommand {
  @Length(2, 60, { message: 'error-comment-name' })
  readonly name: string;

  @IsEmailAddress()
  readonly email: string;

  constructor(form: CommentForm) {
    super(form);
    this.name = normaliseLine(form.name);
    this.email = normaliseEmail(form.email);
  }
}

/** Rules of a comment; heavy code that loads with the first check. */
export const commentFormRules = {
  errorsOf: (form: CommentForm, isSignedIn: boolean): FieldErrors =>
    fieldErrorsOf(isSignedIn ? new CommentCommand(form) : new VisitorCommentCommand(form)),
};

export type CommentFormRules = typeof commentFormRules;
