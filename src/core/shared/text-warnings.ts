import { readingsOf } from './disguised-text.ts';

/** Reasons to warn readers of a text: a request for money, or for another channel (TRUST-06). */
export const TEXT_WARNINGS = ['money', 'channel'] as const;
export type TextWarning = (typeof TEXT_WARNINGS)[number];

export const word = (alternatives: string) => `(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`;
/** Maximum distance between the request and the money. */
export const NEAR = '[^.!?]{0,40}';

/** Requests for a payment in Bulgarian, in Bulgarian with Latin letters, and in English. */
export const PAY =
  'преве(?:ди|дете|дат[еа]|ждате)|пра(?:ти|тете|тиш|тите)|изпра(?:ти|тете|тиш|тите)|вне(?:си|сете|сеш)|' +
  'пла(?:ти|тете|тиш|тите)|запла(?:ти|тете|тите)|преведа?те|кап(?:арирай|арирайте)|' +
  'prevedi|prevedete|prati|pratete|pratite|izprati|izpratete|vnesi|vnesete|plati|platete|platite|zaplati|zaplatete|' +
  'send|transfer|wire|pay';
export const MONEY =
  'капаро\\p{L}*|депозит\\p{L}*|пари(?:те)?|аванс\\p{L}*|такса\\p{L}*|предплата\\p{L}*|наема?|наемът|' +
  'kaparo\\w*|depozit\\w*|pari(?:te)?|avans\\w*|taksa\\w*|naema?|' +
  'money|deposit|advance|upfront|fee|payment|first rent|' +
  '\\d[\\d ]*(?:лв\\.?|лева|евро|leva|evro|eur|euro|bgn|€)';
/** Ways to pay without buyer protection. */
export const TRANSFERS =
  'western union|уестърн юниън|moneygram|money gram|мъниграм|iban|айбан|ибан|paysafe\\w*|bitcoin|биткойн\\p{L}*|usdt|' +
  'crypto\\w*|крипто\\p{L}*|gift cards?|ваучер\\p{L}*|vaucher\\w*|revolut|револют';
export const CHANNELS =
  'whats ?app|уатс ?ап|уотс ?ап|ватс ?ап|vatsap|uatsap|viber|вайбър|вайбера?|вибър|vaiber|vaibar|telegram|телеграм|' +
  'messenger|месинджър\\p{L}*|mesindjar|facebook|фейсбук|feisbuk|instagram|инстаграм|wechat|skype|скайп|' +
  '(?:on|via|in|във?|на|v) signal';

const ASKS_TO_PAY = new RegExp(`${word(PAY)}${NEAR}${word(MONEY)}|${word(MONEY)}${NEAR}${word(PAY)}`, 'u');
const NAMES_TRANSFER = new RegExp(word(TRANSFERS), 'u');
const NAMES_CHANNEL = new RegExp(word(CHANNELS), 'u');
const EMAIL =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|[([]\s?at\s?[)\]])\s?[\p{L}\d-]{1,63}(?:\s?\.\s?[\p{L}\d-]{1,63})+/u;
/** Matches a question about the writer's own payment, which requests no money. */
const ASKS_OF_OWN = new RegExp(
  word(
    '(?:do|should|can|could|must|may|shall|will|would) (?:i|we)|how much|мога|можем|трябва ли|колко|moga|mojem|tryabva li|kolko',
  ),
  'u',
);

/** Finds requests for money or for another channel in a text, also in disguised words. */
export function warningsOf(text: string): TextWarning[] {
  const readings = readingsOf(text);
  const requestsMoney = (reading: string) =>
    reading.split(/(?<=[.!?])/).some((one) => ASKS_TO_PAY.test(one) && !isOwnQuestion(one));
  const found: Record<TextWarning, (reading: string) => boolean> = {
    money: (reading) => requestsMoney(reading) || NAMES_TRANSFER.test(reading),
    channel: (reading) => NAMES_CHANNEL.test(reading) || EMAIL.test(reading),
  };
  return TEXT_WARNINGS.filter((warning) => readings.some(found[warning]));
}

/** True for a question about the writer's own payment. */
export function isOwnQuestion(sentence: string): boolean {
  return sentence.trim().endsWith('?') && ASKS_OF_OWN.test(sentence);
}
