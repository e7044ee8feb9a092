import { addDays, instantOfSofia, sofiaDay } from './sofia-time.ts';

/**
 * Days in which a consumer may withdraw from a distance contract without a reason (Directive 2011/83/EU, art.
 * 9).
 */
export const WITHDRAWAL_DAYS = 14;

/**
 * Last moment of the right of withdrawal, as ISO 8601. The law counts whole days in Bulgaria: the first is
 * the day after the start, and the last ends at midnight.
 * @param start moment of the delivery or of the contract, as ISO 8601
 */
export function endOfWithdrawalPeriod(start: string): string {
  const day = `${addDays(sofiaDay(new Date(start)), WITHDRAWAL_DAYS + 1)} 00:00`;
  const midnight = instantOfSofia(day);
  if (!midnight) throw new Error(`${day} has no midnight`);
  return new Date(midnight.getTime() - 1).toISOString();
}
