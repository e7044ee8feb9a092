import type { Conversation } from '../../core/conversations/conversation.ts';
import type { TextOf } from '../components/use-texts.ts';

/** Title of a conversation's subject; an order is named by its number. */
export function subjectTitle(t: TextOf, { kind, title }: Conversation['subject']): string {
  return kind === 'order' ? t('order-number-title', { number: title }) : title;
}
