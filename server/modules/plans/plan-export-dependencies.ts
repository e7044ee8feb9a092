import type { PriceOrder } from '../../../src/core/shared/price-format.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Texts } from '../../platform/texts.ts';
import type { PlanDependencies } from './own-plans.ts';
import { PlanCalendarFile } from './plan-calendar.ts';

/** What takes plans out of the site: into calendars, onto paper, into mails. */
export type PlanExportDependencies = PlanDependencies & {
  addresses: Addresses;
  texts: Texts;
  calendar: PlanCalendarFile;
  priceOrder: PriceOrder;
};

export function openPlanExport(
  surroundings: PlanDependencies & { addresses: Addresses; texts: Texts; configuration: Configuration },
): PlanExportDependencies {
  const { db, clock, addresses, texts, configuration } = surroundings;
  const calendar = new PlanCalendarFile(db, texts, addresses, configuration.mailFrom);
  return { db, clock, addresses, texts, calendar, priceOrder: configuration.priceOrder };
}
