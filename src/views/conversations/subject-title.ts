import type { Conversation } from '../../core/conversations/conversation.ts';
import type { TextOf } from '../components/use-texts.ts';

/** What a conversation is about, in words: an order is known by its number. */
export function subjectTitle(t: TextOf, { kind, title }: Conversation['subject']): string {
  return kind === 'order' ? t('order-number-title', { number: title }) : title;
}
