import { Money, stotinkiFromEuroCents } from '../shared/money.ts';
import { endOfWithdrawalPeriod } from '../shared/withdrawal-period.ts';
import { daysAfter } from '../shared/durations.ts';

/** Maximum amount of a SEPA credit transfer in a file, in cents of euro. */
const MAX_CENTS = 99_999_999_999;

/**
 * Converts an available balance to a payout: the most cents of euro that are worth no more than it, and their worth
 * in stotinki. The rest, less than two stotinki, stays in the balance.
 */
export function payoutOf(available: number): { cents: number; stotinki: number } {
  if (available <= 0) return { cents: 0, stotinki: 0 };
  const cents = Math.min(Money.ofStotinki(available).toEuroCents(), MAX_CENTS);
  const stotinki = stotinkiFromEuroCents(cents);
  if (stotinki <= available) return { cents, stotinki };
  return { cents: cents - 1, stotinki: stotinkiFromEuroCents(cents - 1) };
}

/**
 * Time from which the money of a delivered order can be paid out: the end of the withdrawal period, and the extra
 * days of the terms (SHIP-10).
 */
export function availableFrom(deliveredAt: Date, extraDays: number): Date {
  return daysAfter(new Date(endOfWithdrawalPeriod(deliveredAt.toISOString())), extraDays);
}
