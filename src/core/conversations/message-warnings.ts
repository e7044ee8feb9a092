import type { ConversationMessage, Side, SubjectKind } from './conversation.ts';
import { readingsOf } from './disguised-text.ts';

/** Why a reader should be careful with a message: it asks for money, or to go on elsewhere (TRUST-06). */
export const MESSAGE_WARNINGS = ['money', 'channel'] as const;
export type MessageWarning = (typeof MESSAGE_WARNINGS)[number];

/**
 * In so many first turns of a side each is looked for: later ones are of people who know each other. What is written before the other
 * answers is one turn, so that nothing hides behind a greeting.
 */
export const WATCHED_TURNS: Readonly<Record<MessageWarning, number>> = { money: 3, channel: 1 };
/** Of so many first messages of a conversation. */
export const WATCHED_MESSAGES = 60;
/** A sentence may be parted over so many messages of a turn. */
const JOINED_MESSAGES = 3;

/** A word that the alternatives are, whole. */
const word = (alternatives: string) => `(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`;
/** So many letters may stand between asking and what is asked for. */
const NEAR = '[^.!?]{0,40}';

/** To ask for a payment: in Bulgarian, in Bulgarian written with Latin letters, in English. */
const PAY =
  'преве(?:ди|дете|дат[еа]|ждате)|пра(?:ти|тете|тиш|тите)|изпра(?:ти|тете|тиш|тите)|вне(?:си|сете|сеш)|' +
  'пла(?:ти|тете|тиш|тите)|запла(?:ти|тете|тите)|преведа?те|кап(?:арирай|арирайте)|' +
  'prevedi|prevedete|prati|pratete|pratite|izprati|izpratete|vnesi|vnesete|plati|platete|platite|zaplati|zaplatete|' +
  'send|transfer|wire|pay';
const MONEY =
  'капаро\\p{L}*|депозит\\p{L}*|пари(?:те)?|аванс\\p{L}*|такса\\p{L}*|предплата\\p{L}*|наема?|наемът|' +
  'kaparo\\w*|depozit\\w*|pari(?:te)?|avans\\w*|taksa\\w*|naema?|' +
  'money|deposit|advance|upfront|fee|payment|first rent|' +
  '\\d[\\d ]*(?:лв\\.?|лева|евро|leva|evro|eur|euro|bgn|€)';
/** Ways to pay that give nothing back. */
const TRANSFERS =
  'western union|уестърн юниън|moneygram|money gram|мъниграм|iban|айбан|ибан|paysafe\\w*|bitcoin|биткойн\\p{L}*|usdt|' +
  'crypto\\w*|крипто\\p{L}*|gift cards?|ваучер\\p{L}*|vaucher\\w*|revolut|револют';
const CHANNELS =
  'whats ?app|уатс ?ап|уотс ?ап|ватс ?ап|vatsap|uatsap|viber|вайбър|вайбера?|вибър|vaiber|vaibar|telegram|телеграм|' +
  'messenger|месинджър\\p{L}*|mesindjar|facebook|фейсбук|feisbuk|instagram|инстаграм|wechat|skype|скайп|' +
  '(?:on|via|in|във?|на|v) signal';

const ASKS_TO_PAY = new RegExp(`${word(PAY)}${NEAR}${word(MONEY)}|${word(MONEY)}${NEAR}${word(PAY)}`, 'u');
const NAMES_TRANSFER = new RegExp(word(TRANSFERS), 'u');
const NAMES_CHANNEL = new RegExp(word(CHANNELS), 'u');
const EMAIL =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|[([]\s?at\s?[)\]])\s?[\p{L}\d-]{1,63}(?:\s?\.\s?[\p{L}\d-]{1,63})+/u;
/** Who asks what they have to pay themselves asks for no money. */
const ASKS_OF_OWN = new RegExp(
  word(
    '(?:do|should|can|could|must|may|shall|will|would) (?:i|we)|how much|мога|можем|трябва ли|колко|moga|mojem|tryabva li|kolko',
  ),
  'u',
);

/** What a text warns of, whoever wrote it, however its words are disguised. */
export function warningsOf(text: string): MessageWarning[] {
  const readings = readingsOf(text);
  const asks = (reading: string) =>
    reading.split(/(?<=[.!?])/).some((one) => ASKS_TO_PAY.test(one) && !isOwnQuestion(one));
  const found: Record<MessageWarning, (reading: string) => boolean> = {
    money: (reading) => asks(reading) || NAMES_TRANSFER.test(reading),
    channel: (reading) => NAMES_CHANNEL.test(reading) || EMAIL.test(reading),
  };
  return MESSAGE_WARNINGS.filter((warning) => readings.some(found[warning]));
}

/**
 * The warnings that a side's messages bring its reader, by the message's id; only its first turns are looked at. About an order there
 * are none: there people pay, and send each other an IBAN for what comes back.
 */
export function warningsFor(
  { reader, about }: { reader: Side; about: SubjectKind },
  messages: readonly Pick<ConversationMessage, 'id' | 'author' | 'text'>[],
): Map<number, MessageWarning[]> {
  if (about === 'order') return new Map();
  const found = new Map<number, MessageWarning[]>();
  let turn = -1;
  let before: string[] = [];
  for (const [index, { id, author, text }] of messages.entries()) {
    if (author === reader) {
      before = [];
      continue;
    }
    if (before.length === 0) turn += 1;
    const watched = MESSAGE_WARNINGS.filter((one) => index < WATCHED_MESSAGES && turn < WATCHED_TURNS[one]);
    found.set(
      id,
      watched.length > 0 ? watched.filter((one) => warningsAfter(before, text).includes(one)) : [],
    );
    before = [...before, text];
  }
  return found;
}

/** What a message warns of, alone or as the end of those before it in its turn. */
function warningsAfter(before: readonly string[], text: string): MessageWarning[] {
  const earlier = before.slice(1 - JOINED_MESSAGES).map((one) => one.replace(/[.!?…\s]+$/u, ''));
  const known = warningsOf(earlier.join(' '));
  const own = warningsOf(text);
  const joined = earlier.length > 0 ? warningsOf([...earlier, text].join(' ')) : [];
  return MESSAGE_WARNINGS.filter(
    (one) => own.includes(one) || (joined.includes(one) && !known.includes(one)),
  );
}

function isOwnQuestion(sentence: string): boolean {
  return sentence.trim().endsWith('?') && ASKS_OF_OWN.test(sentence);
}
