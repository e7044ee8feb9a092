import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { CommentCommand, VisitorCommentCommand } from './comment-command.ts';
import type { CommentForm } from './comment.ts';

/** Rules of a comment; heavy code that loads with the first check. */
export const commentFormRules = {
  errorsOf: (form: CommentForm, isSignedIn: boolean): FieldErrors =>
    fieldErrorsOf(isSignedIn ? new CommentCommand(form) : new VisitorCommentCommand(form)),
};

export type CommentFormRules = typeof commentFormRules;
