import { ArrayMaxSize, ArrayUnique, IsNotEmpty, MaxLength, ValidateIf } from 'class-validator';
import { MAX_MESSAGE_PICTURES } from './conversation.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { hasLink, MESSAGE_LENGTH } from './message-text.ts';
import { tidyText } from '../shared/tidy-text.ts';
import { FirstMessageCommand } from './first-message-command.ts';
import type { FirstMessageForm } from './first-message-command.ts';

/** A further message with the keys of its pictures. A single word or only a picture is valid. */
export class AnswerCommand {
  @ValidateIf(({ message, pictures }: AnswerCommand) => message !== '' || pictures.length === 0)
  @MaxLength(MESSAGE_LENGTH.most, { message: 'error-message-too-long' })
  @IsNotEmpty({ message: 'error-message-required' })
  readonly message: string;

  @ArrayUnique({ message: 'error-picture-unknown' })
  @ArrayMaxSize(MAX_MESSAGE_PICTURES, { message: 'error-too-many-pictures' })
  readonly pictures: readonly string[];

  constructor(message: string, pictures: readonly string[] = []) {
    this.message = tidyText(message);
    this.pictures = pictures;
  }

  errors(): FieldErrors {
    const errors = fieldErrorsOf(this);
    return !errors['message'] && hasLink(this.message) ? { message: 'error-message-links' } : errors;
  }
}

/** Rules of messages; heavy code that loads with the first check. */
export const conversationRules = {
  message: {
    errorsOf: (form: FirstMessageForm): FieldErrors => new FirstMessageCommand(form).errors(),
    commandOf: (form: FirstMessageForm): FirstMessageCommand => new FirstMessageCommand(form),
  },
  answer: {
    errorsOf: (message: string, pictures?: readonly string[]): FieldErrors =>
      new AnswerCommand(message, pictures).errors(),
  },
};

export type ConversationRules = typeof conversationRules;
