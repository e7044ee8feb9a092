import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { CommentCommand, VisitorCommentCommand } from './comment-command.ts';
import type { CommentForm } from './comment.ts';

/** What is asked of a comment; it weighs, and so comes when there is something to check. */
export const commentFormRules = {
  errorsOf: (form: CommentForm, isSignedIn: boolean): FieldErrors =>
    fieldErrorsOf(isSignedIn ? new CommentCommand(form) : new VisitorCommentCommand(form)),
};

export type CommentFormRules = typeof commentFormRules;
