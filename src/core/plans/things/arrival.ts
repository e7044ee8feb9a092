import { PRODUCT_LIMITS } from '../../shop/product-choices.ts';
import { addDays } from '../../shared/sofia-time.ts';
import { isWorkingDay } from '../../shared/official-holidays.ts';

/**
 * In how many working days a thing that is ordered today must be there, to be there on the day of moving in; null where no
 * day is known, or it is over: then nothing has to hurry.
 */
export function daysToArrive(today: string, movingInOn: string | null): number | null {
  if (movingInOn === null || movingInOn < today) return null;
  const { to: most } = PRODUCT_LIMITS.deliveryDays;
  let days = 0;
  for (let day = addDays(today, 1); day <= movingInOn && days < most; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days += 1;
  }
  return days;
}

/** The last day on which it can be ordered to be there on another one. */
export function lastDayToOrder(day: string, count: number): string {
  let first = addDays(day, 1);
  for (let left = count; left > 0;) {
    first = addDays(first, -1);
    if (isWorkingDay(first)) left -= 1;
  }
  return addDays(first, -1);
}
