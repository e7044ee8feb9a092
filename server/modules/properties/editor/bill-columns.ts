import { averageMonth } from '../../../../src/core/properties/bills/monthly-bills.ts';
import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import type { Bill } from '../../../../src/core/properties/property.ts';

/** Computes the average monthly bills for filter and order; null while facts are missing. */
export function billColumns({
  heating,
  area,
  bedrooms,
  billsMeta: bills,
}: Pick<PropertyContent, 'heating' | 'area' | 'bedrooms'> & { billsMeta: readonly Bill[] }): {
  monthly_bills: number | null;
  bills_estimated: boolean;
} {
  if (heating === null || area === null || bedrooms === null) {
    return { monthly_bills: null, bills_estimated: false };
  }
  const { amount, isEstimated } = averageMonth({ heating, area, bedrooms, bills });
  return { monthly_bills: amount, bills_estimated: isEstimated };
}
