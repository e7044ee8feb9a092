import type { ConversationMessage, Side } from './conversation.ts';

/** Why a reader should be careful with a message: it asks for money, or to go on elsewhere (TRUST-06). */
export const MESSAGE_WARNINGS = ['money', 'channel'] as const;
export type MessageWarning = (typeof MESSAGE_WARNINGS)[number];

/** Among so many first messages of a side each is looked for: later ones are of people who know each other. */
export const WATCHED_MESSAGES: Readonly<Record<MessageWarning, number>> = { money: 3, channel: 1 };

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
const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/u;
/** Who asks what they have to pay themselves asks for no money. */
const ASKS_OF_OWN = new RegExp(
  word(
    '(?:do|should|can|could|must|may|shall|will|would) (?:i|we)|how much|мога|можем|трябва ли|колко|moga|mojem|tryabva li|kolko',
  ),
  'u',
);

/** What a text warns of, whoever wrote it. */
export function warningsOf(text: string): MessageWarning[] {
  // Letters of other widths and signs that nobody sees must not hide a word.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  const asks = plain.split(/(?<=[.!?])/).some((one) => ASKS_TO_PAY.test(one) && !isOwnQuestion(one));
  return MESSAGE_WARNINGS.filter((warning) =>
    warning === 'money' ? asks || NAMES_TRANSFER.test(plain) : NAMES_CHANNEL.test(plain) || EMAIL.test(plain),
  );
}

/** The warnings that a side's messages bring its reader, by the message's id; only its first ones are looked at. */
export function warningsFor(
  reader: Side,
  messages: readonly Pick<ConversationMessage, 'id' | 'author' | 'text'>[],
): Map<number, MessageWarning[]> {
  const received = messages.filter(({ author }) => author !== reader);
  return new Map(
    received.map(({ id, text }, index) => [
      id,
      index < MAX_WATCHED ? warningsOf(text).filter((one) => index < WATCHED_MESSAGES[one]) : [],
    ]),
  );
}

/** Later messages are not looked at. */
export const MAX_WATCHED = Math.max(...Object.values(WATCHED_MESSAGES));

function isOwnQuestion(sentence: string): boolean {
  return sentence.trim().endsWith('?') && ASKS_OF_OWN.test(sentence);
}
