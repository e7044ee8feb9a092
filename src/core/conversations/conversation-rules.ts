import type { FieldErrors } from '../shared/failure.ts';
import { AnswerCommand } from './answer-command.ts';
import { FirstMessageCommand } from './first-message-command.ts';
import type { FirstMessageForm } from './first-message-command.ts';

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
