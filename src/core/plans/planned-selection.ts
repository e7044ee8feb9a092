import { CleaningCart } from '../services/cleaning-cart.ts';
import { renewSelection } from '../services/renew-selection.ts';
import type { SelectionChange } from '../services/renew-selection.ts';
import { ServiceSelection } from '../services/service-selection.ts';
import type { Service, ServiceGroup } from '../services/service.ts';
import type { PlannedService, PlannedServices } from './moving-plan.ts';
import { plannedService } from './prefilled-services.ts';

/** The planned services as a selection, at the prices of the plan: the catalogue adds what it says of each. */
export function plannedSelection(
  { services }: PlannedServices,
  groups: readonly ServiceGroup[],
): ServiceSelection {
  const offered = new Map(groups.flatMap(({ items }) => items).map((item) => [item.serviceKey, item]));
  return ServiceSelection.of(services.map((planned) => asService(planned, offered.get(planned.serviceKey))));
}

/** What the catalogue has changed since, and the services as they are offered now (PLAN-10). */
export function renewPlanned(
  planned: PlannedServices,
  groups: readonly ServiceGroup[],
): { services: PlannedService[]; changes: SelectionChange[] } {
  const cart = new CleaningCart(plannedSelection(planned, groups), groups, {});
  const renewed = renewSelection(cart, groups);
  return { services: renewed.cart.selection.services.map(plannedService), changes: renewed.changes };
}

/** One that is offered no more keeps what the plan has of it. */
function asService(planned: PlannedService, offered: Service | undefined): Service {
  const { description, least, minutes, visitDays } = offered ?? {
    description: '',
    least: 1,
    minutes: 0,
    visitDays: null,
  };
  return { ...planned, name: offered?.name ?? planned.name, description, least, minutes, visitDays };
}
