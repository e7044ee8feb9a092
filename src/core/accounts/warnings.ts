import { comparablePhone } from '../shared/phone-number.ts';
import { DAY, HOUR } from '../shared/durations.ts';
import { foldForSearch } from '../shared/search-text.ts';
import { TEXT_WARNINGS } from '../shared/text-warnings.ts';

/** Reasons for caution about a landlord (TRUST-06). */
export const OWNER_WARNINGS = ['many-listings', 'shared-phone'] as const;
export type OwnerWarning = (typeof OWNER_WARNINGS)[number];

/** Listings within hours that cause a warning, for accounts whose first listing is at most `newDays` old. */
export const MANY_LISTINGS = { listings: 10, withinHours: 24, newDays: 7 } as const;

/** Publication history of an account, deleted listings included. */
export type Published = { firstAt: Date; lastDay: number };

/** Start of the period in which listings are counted. */
export function manyListingsSince(now: Date): Date {
  return new Date(now.getTime() - MANY_LISTINGS.withinHours * HOUR);
}

export function hasManyListings({ firstAt, lastDay }: Published, now: Date): boolean {
  const { listings, newDays } = MANY_LISTINGS;
  return lastDay >= listings && now.getTime() - firstAt.getTime() <= newDays * DAY;
}

/**
 * True if two names may be of one person: one is a part of the other, in any order, in Bulgarian or Latin
 * letters.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [foldForSearch(one).split(' '), foldForSearch(other).split(' ')];
  return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
}

/** A number with a Bulgarian prefix and common separators. */
const WRITTEN_PHONE =
  /(?<![\d+])(?:(?:\+|00)[\s().\-/]*3[\s().\-/]*5[\s().\-/]*9|0)(?:[\s().\-/]*\d){7,9}(?!\d)/g;
const PHONE = /^0[2-9]\d{6,8}$/;

/** Bulgarian telephones of a text, normalised. */
export function phonesIn(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<!\p{L})[o\u043e](?=[\d\s]*\d{2})|(?<=\d)[o\u043e](?!\p{L})/giu, '0');
  const found = [...plain.matchAll(WRITTEN_PHONE)].map(([written]) => comparablePhone(written));
  return [...new Set(found)].filter((phone) => PHONE.test(phone));
}

/**
 * Warnings about a listing, product, shop or review: its text, or a rent far below the usual one (TRUST-06).
 */
export const LISTING_WARNINGS = [...TEXT_WARNINGS, 'low-rent'] as const;
export type ListingWarning = (typeof LISTING_WARNINGS)[number];

/** Warnings for readers, the most serious first. */
export const READER_WARNINGS = [...LISTING_WARNINGS, ...OWNER_WARNINGS] as const;
export type ReaderWarning = (typeof READER_WARNINGS)[number];
