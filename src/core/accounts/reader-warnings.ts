import { TEXT_WARNINGS } from '../shared/text-warnings.ts';
import { OWNER_WARNINGS } from './owner-warnings.ts';

/**
 * Warnings about a listing, product, shop or review: its text, or a rent far below the usual one (TRUST-06).
 */
export const LISTING_WARNINGS = [...TEXT_WARNINGS, 'low-rent'] as const;
export type ListingWarning = (typeof LISTING_WARNINGS)[number];

/** Warnings for readers, the most serious first. */
export const READER_WARNINGS = [...LISTING_WARNINGS, ...OWNER_WARNINGS] as const;
export type ReaderWarning = (typeof READER_WARNINGS)[number];
