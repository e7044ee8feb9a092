import { CleaningCart } from '../services/cleaning-cart.ts';
import { orderedSelection } from '../services/ordered-selection.ts';
import type { OrderedService } from '../services/ordered-selection.ts';
import { renewSelection } from '../services/renew-selection.ts';
import type { SelectionChange } from '../services/renew-selection.ts';
import type { ServiceGroup } from '../services/service.ts';
import type { PlannedServices } from './moving-plan.ts';
import { plannedService } from './prefilled-services.ts';

/** Changes of the catalogue, and the services as they are offered now (PLAN-10). */
export function renewPlanned(
  planned: PlannedServices,
  groups: readonly ServiceGroup[],
): { services: OrderedService[]; changes: SelectionChange[] } {
  const cart = new CleaningCart(orderedSelection(planned.services, groups), groups, {});
  const renewed = renewSelection(cart, groups);
  return { services: renewed.cart.selection.services.map(plannedService), changes: renewed.changes };
}

/** Changes of the catalogue since the services were planned; none for ordered services. */
export function changedServices(
  planned: PlannedServices,
  groups: readonly ServiceGroup[],
): SelectionChange[] {
  return planned.orderToken === null ? renewPlanned(planned, groups).changes : [];
}
