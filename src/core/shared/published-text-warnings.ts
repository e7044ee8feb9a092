import { readingsOf } from './disguised-text.ts';
import {
  CHANNELS,
  isOwnQuestion,
  MONEY,
  NEAR,
  PAY,
  TEXT_WARNINGS,
  TRANSFERS,
  word,
} from './text-warnings.ts';
import type { TextWarning } from './text-warnings.ts';

/**
 * Kinds of published texts: `rental` for homes and rooms, `goods` for products, shops, reviews and comments.
 */
export type PublishedText = 'rental' | 'goods';

/** Version of these rules; a higher one triggers a new check of all published texts. */
export const TEXT_RULES = 1;

/** Requests to send money. Listings use other words for the payment of rent and deposit. */
const SEND =
  'преведи|преведете|прати|пратете|изпрати|изпратете|внеси|внесете|капарирай|капарирайте|' +
  'prevedi|prevedete|prati|pratete|izprati|izpratete|vnesi|vnesete|kaparirai|kaparirajte';
const SEND_ENGLISH = 'send|transfer|wire(?= (?:me|us|the|a|your)(?![a-z]))';
/** Words between the request and the amount in English. */
const BETWEEN = '(?: (?:me|us|the|a|an|your|first|one|only|just|some|of|holding|reservation|small)){0,4} ';
const AMOUNT = '\\d[\\d ]*(?:лв\\.?|лева|евро|leva|evro|eur|euro|euros|bgn|€)|[€$£] ?\\d+';
const NAMED_MONEY = MONEY.replace(/\|\\d.*$/u, '');
/** Payment before a viewing. */
const UNSEEN =
  'преди (?:да|оглед\\p{L}*|ключ\\p{L}*)|предварително|за да (?:\\p{L}{1,3} ){0,2}(?:запаз|резервир)\\p{L}*|куриер\\p{L}*|' +
  '(?:ще|да) (?:ви |ти )?(?:из)?прат\\p{L}*|predi ogled\\w*|predvaritelno|' +
  'before (?:you |the |any )?(?:see|view|visit|viewing)\\w*|to (?:reserve|hold|secure|book)|post the keys|courier';

const ASKS_TO_SEND = new RegExp(
  `${word(SEND)}[^.!?]{0,20}${word(NAMED_MONEY)}|${word(NAMED_MONEY)}[^.!?]{0,20}${word(SEND)}|` +
    `${word(SEND)}[^.!?\\d]{0,12}${word(AMOUNT)}|` +
    `(?<![\\p{L}\\d]|bank )(?:${SEND_ENGLISH})${BETWEEN}(?:${NAMED_MONEY}|${AMOUNT})`,
  'u',
);
const ASKS_TO_PAY = new RegExp(`${word(PAY)}${NEAR}${word(MONEY)}|${word(MONEY)}${NEAR}${word(PAY)}`, 'u');
const IS_UNSEEN = new RegExp(word(UNSEEN), 'u');
const PAYS_BY_TRANSFER = new RegExp(
  `${word(`${PAY}|плащане|плаща|payment`)}${NEAR}${word(TRANSFERS)}|${word(TRANSFERS)}${NEAR}${word(PAY)}`,
  'u',
);
/** Payment services that honest sellers of goods do not use, and others that are also goods in a shop. */
const UNTRACEABLE =
  'western union|уестърн юниън|уестърн юнион|moneygram|money gram|мъниграм|paysafe\\w*|пейсейф';
const COINS = 'bitcoin|биткойн\\p{L}*|usdt|crypto\\w*|крипто\\p{L}*|gift cards?';
const NAMES_TRANSFER: Record<PublishedText, RegExp> = {
  rental: new RegExp(word(`${UNTRACEABLE}|${COINS}`), 'u'),
  goods: new RegExp(word(UNTRACEABLE), 'u'),
};

const CHATS =
  'whats ?app|уатс ?ап|уотс ?ап|ватс ?ап|vatsap|uatsap|viber|вайбър|вайбера?|вибър|vaiber|vaibar|telegram|телеграм|' +
  'wechat|(?:on|via|in|във?|на|v) signal';
const CONTACT =
  'пиши|пишете|драсни|драснете|напиши|напишете|потърси|потърсете|търси|търсете|свържи|свържете|чакам|само|' +
  'pishi|pishete|drasni|drasnete|napishi|napishete|potursi|potarsete|tursete|tarsete|svurjete|svarjete|samo|' +
  'write|text|message|msg|contact|dm|ping|reach|chat|only';
const ASKS_ELSEWHERE = new RegExp(
  `${word(CONTACT)}[^.!?]{0,30}${word(CHANNELS)}|${word(CHANNELS)}[^.!?]{0,15}${word(CONTACT)}`,
  'u',
);
const NAMES_CHAT = new RegExp(word(CHATS), 'u');
/** A Bulgarian mobile number; listings usually permit chat on it. */
const BULGARIAN_PHONE = '(?:\\+359|00359|0)[ ./-]?8(?:[ ./-]?\\d){8}';
const CHAT_OF_PHONE = new RegExp(
  `${BULGARIAN_PHONE}[ ,;:(/–-]*(?:\\p{L}+ ){0,3}(?:(?:${CHATS})[ ,/)]*(?:(?:и|and) )?)+|` +
    `(?:(?:${CHATS})[ ,/и]*)+[ :(–-]*${BULGARIAN_PHONE}`,
  'gu',
);

/**
 * Warnings for the readers of a published text (TRUST-06). Uses the rule of messages, but permits ordinary
 * phrases of listings: deposits, a telephone, an e-mail.
 */
export function publishedTextWarnings(text: string, kind: PublishedText): TextWarning[] {
  const found: Record<TextWarning, (reading: string) => boolean> = {
    money: (reading) => requestsMoney(reading) || NAMES_TRANSFER[kind].test(reading),
    channel: (reading) =>
      ASKS_ELSEWHERE.test(reading) ||
      (kind === 'rental' && NAMES_CHAT.test(reading.replace(CHAT_OF_PHONE, ' '))),
  };
  const readings = readingsOf(text);
  return TEXT_WARNINGS.filter((warning) => readings.some(found[warning]));
}

const requestsMoney = (reading: string): boolean =>
  reading
    // The full stop of an abbreviated currency does not end a sentence.
    .replace(/(?<=лв)\./gu, '')
    .split(/(?<=[.!?])/)
    .some(
      (one) =>
        !isOwnQuestion(one) &&
        (ASKS_TO_SEND.test(one) ||
          PAYS_BY_TRANSFER.test(one) ||
          (ASKS_TO_PAY.test(one) && IS_UNSEEN.test(one))),
    );
