import type { ConversationMessage, Side, SubjectKind } from './conversation.ts';
import { TEXT_WARNINGS, warningsOf } from '../shared/text-warnings.ts';
import type { TextWarning } from '../shared/text-warnings.ts';

/**
 * Number of checked turns per side and warning; later ones are between people in regular contact. Consecutive
 * messages of a side are one turn, so that a greeting hides nothing.
 */
export const WATCHED_TURNS: Readonly<Record<TextWarning, number>> = { money: 3, channel: 1 };
export const WATCHED_MESSAGES = 60;
/** Maximum consecutive messages that may contain one sentence. */
const JOINED_MESSAGES = 3;

/**
 * Warnings for the reader of a side's messages, by message id; only the first turns are checked. Orders have
 * none, because payments and IBANs are expected there.
 */
export function warningsFor(
  { reader, about }: { reader: Side; about: SubjectKind },
  messages: readonly Pick<ConversationMessage, 'id' | 'author' | 'text'>[],
): Map<number, TextWarning[]> {
  if (about === 'order') return new Map();
  const found = new Map<number, TextWarning[]>();
  let turn = -1;
  let before: string[] = [];
  for (const [index, { id, author, text }] of messages.entries()) {
    if (author === reader) {
      before = [];
      continue;
    }
    if (before.length === 0) turn += 1;
    const watched = TEXT_WARNINGS.filter((one) => index < WATCHED_MESSAGES && turn < WATCHED_TURNS[one]);
    found.set(
      id,
      watched.length > 0 ? watched.filter((one) => warningsAfter(before, text).includes(one)) : [],
    );
    before = [...before, text];
  }
  return found;
}

/** Warnings of a message alone, or together with the previous ones of its turn. */
function warningsAfter(before: readonly string[], text: string): TextWarning[] {
  const earlier = before.slice(1 - JOINED_MESSAGES).map((one) => one.replace(/[.!?…\s]+$/u, ''));
  const known = warningsOf(earlier.join(' '));
  const own = warningsOf(text);
  const joined = earlier.length > 0 ? warningsOf([...earlier, text].join(' ')) : [];
  return TEXT_WARNINGS.filter((one) => own.includes(one) || (joined.includes(one) && !known.includes(one)));
}
