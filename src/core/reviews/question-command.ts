import { Length, MaxLength } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { tidyText } from '../shared/tidy-text.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { QUESTION_LIMITS } from './product-questions.ts';
import { ReviewReplyCommand, withForbidden } from './review-command.ts';

/** A public question without contacts, links or insults. */
export class QuestionCommand {
  @MaxLength(QUESTION_LIMITS.max, { message: 'error-question-too-long' })
  @Length(QUESTION_LIMITS.min, undefined, { message: 'error-question-too-short' })
  readonly text: string;

  constructor(text: string) {
    this.text = tidyText(text);
  }

  errors(): FieldErrors {
    return withForbidden(fieldErrorsOf(this), this.text, 'error-question-contact');
  }
}

/** Rules of a question and of its answer; the browser loads them with the first check. */
export const questionRules = {
  errorsOf: (text: string): FieldErrors => new QuestionCommand(text).errors(),
  answerErrorsOf: (text: string): FieldErrors =>
    new ReviewReplyCommand(text, 'error-question-contact').errors(),
};

export type QuestionRules = typeof questionRules;
