import type { Language } from '../../../../src/core/shared/language.ts';
import { requiredCaseText } from '../../../../src/core/team/cases.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { CaseDecision } from './case-kind.ts';

export const LISTING_REASONS = [
  'case-reason-not-real',
  'case-reason-fraud',
  'case-reason-wrong-facts',
  'case-reason-copied-photos',
  'case-reason-repeated',
  'case-reason-asks-for-money',
  'case-reason-other-channel',
  'case-reason-offensive',
] as const;

export const TEXT_REASONS = [
  'case-reason-offensive',
  'case-reason-personal-data',
  'case-reason-advertising',
  'case-reason-asks-for-money',
  'case-reason-other-channel',
  'case-reason-false',
] as const;

/**
 * Checks the reason of a decision. A prepared one is a text key and reaches each reader in their language.
 * @throws Failure `invalid` if the decision needs a reason, or the reason is too long
 */
export function reasonOf(
  { needsReason, reasons }: Pick<CaseDecision, 'needsReason' | 'reasons'>,
  given: string,
  texts: Texts,
): { stored: string; in: (language: Language) => string } {
  const tidy = given.trim();
  const stored = needsReason || tidy !== '' ? requiredCaseText(tidy, 'reason') : '';
  const isPrepared = reasons.includes(stored);
  return { stored, in: (language) => (isPrepared ? (texts.bundle(language)[stored] ?? stored) : stored) };
}
