import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Texts } from '../../platform/texts.ts';
import type { PlanDependencies } from './own-plans.ts';
import type { PlanCalendarFile } from './plan-calendar.ts';

export type PlanExportDependencies = PlanDependencies & {
  addresses: Addresses;
  texts: Texts;
  calendar: PlanCalendarFile;
  priceOrder: PriceOrder;
};
