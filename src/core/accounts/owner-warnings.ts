import { comparablePhone } from '../shared/contact-patterns.ts';
import { DAY, HOUR } from '../shared/durations.ts';
import { foldForSearch } from '../shared/search-text.ts';

/** Why a reader should be careful with whoever offers a home or a room (TRUST-06). */
export const OWNER_WARNINGS = ['many-listings', 'shared-phone'] as const;
export type OwnerWarning = (typeof OWNER_WARNINGS)[number];

/** So many listings within so many hours warn, of somebody whose first listing is not older than so many days. */
export const MANY_LISTINGS = { listings: 10, withinHours: 24, newDays: 7 } as const;

/** What an owner has published so far, with what was deleted since. */
export type Published = { firstAt: Date; lastDay: number };

/** The start of the hours in which listings are counted. */
export function manyListingsSince(now: Date): Date {
  return new Date(now.getTime() - MANY_LISTINGS.withinHours * HOUR);
}

export function hasManyListings({ firstAt, lastDay }: Published, now: Date): boolean {
  const { listings, newDays } = MANY_LISTINGS;
  return lastDay >= listings && now.getTime() - firstAt.getTime() <= newDays * DAY;
}

/** Whether two names may be one person's: a part of the other, in any order, in Bulgarian or Latin letters. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [foldForSearch(one).split(' '), foldForSearch(other).split(' ')];
  return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
}

/** A number that begins as Bulgarian ones do, with what people write between the digits. */
const WRITTEN_PHONE =
  /(?<![\d+])(?:(?:\+|00)[\s().\-/]*3[\s().\-/]*5[\s().\-/]*9|0)(?:[\s().\-/]*\d){7,9}(?!\d)/g;
const PHONE = /^0[2-9]\d{6,8}$/;

/** The Bulgarian telephones in a text, each in one spelling. */
export function phonesIn(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<!\p{L})[o\u043e](?=[\d\s]*\d{2})|(?<=\d)[o\u043e](?!\p{L})/giu, '0');
  const found = [...plain.matchAll(WRITTEN_PHONE)].map(([written]) => comparablePhone(written));
  return [...new Set(found)].filter((phone) => PHONE.test(phone));
}
