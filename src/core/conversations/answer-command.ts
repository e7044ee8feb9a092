import { IsNotEmpty, MaxLength } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { hasLink, MESSAGE_LENGTH } from './message-text.ts';

/** One more message of a conversation; here a bare yes is an answer. */
export class AnswerCommand {
  @MaxLength(MESSAGE_LENGTH.most, { message: 'error-message-too-long' })
  @IsNotEmpty({ message: 'error-message-required' })
  readonly message: string;

  constructor(message: string) {
    this.message = message.trim();
  }

  /** The refused field, if any. */
  errors(): FieldErrors {
    const errors = fieldErrorsOf(this);
    return !errors['message'] && hasLink(this.message) ? { message: 'error-message-links' } : errors;
  }
}
