import { PRODUCT_LIMITS } from '../../shop/product-choices.ts';
import { addDays } from '../../shared/sofia-time.ts';
import { isWorkingDay } from '../../shared/official-holidays.ts';

/** Working days until the moving day; null without one or after it. */
export function daysToArrive(today: string, movingInOn: string | null): number | null {
  if (movingInOn === null || movingInOn < today) return null;
  const { to: most } = PRODUCT_LIMITS.deliveryDays;
  let days = 0;
  for (let day = addDays(today, 1); day <= movingInOn && days < most; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days += 1;
  }
  return days;
}

/** Last day to order for a delivery by another day. */
export function lastDayToOrder(day: string, count: number): string {
  let first = addDays(day, 1);
  for (let left = count; left > 0;) {
    first = addDays(first, -1);
    if (isWorkingDay(first)) left -= 1;
  }
  return addDays(first, -1);
}
