import type { ConversationMessage, Side, SubjectKind } from './conversation.ts';
import { TEXT_WARNINGS, warningsOf } from '../shared/text-warnings.ts';
import type { TextWarning } from '../shared/text-warnings.ts';

/**
 * In so many first turns of a side each is looked for: later ones are of people who know each other. What is written before the other
 * answers is one turn, so that nothing hides behind a greeting.
 */
export const WATCHED_TURNS: Readonly<Record<TextWarning, number>> = { money: 3, channel: 1 };
/** Of so many first messages of a conversation. */
export const WATCHED_MESSAGES = 60;
/** A sentence may be parted over so many messages of a turn. */
const JOINED_MESSAGES = 3;

/**
 * The warnings that a side's messages bring its reader, by the message's id; only its first turns are looked at. About an order there
 * are none: there people pay, and send each other an IBAN for what comes back.
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

/** What a message warns of, alone or as the end of those before it in its turn. */
function warningsAfter(before: readonly string[], text: string): TextWarning[] {
  const earlier = before.slice(1 - JOINED_MESSAGES).map((one) => one.replace(/[.!?…\s]+$/u, ''));
  const known = warningsOf(earlier.join(' '));
  const own = warningsOf(text);
  const joined = earlier.length > 0 ? warningsOf([...earlier, text].join(' ')) : [];
  return TEXT_WARNINGS.filter((one) => own.includes(one) || (joined.includes(one) && !known.includes(one)));
}
