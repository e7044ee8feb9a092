import { ServiceSelection } from './service-selection.ts';
import type { Service, ServiceGroup, ServiceMeasures } from './service.ts';

/** An ordered or planned service at its price of that day, in stotinki. */
export type OrderedService = ServiceMeasures & Pick<Service, 'serviceKey' | 'name' | 'type' | 'price'>;

/** Selection of ordered services at their own prices; the catalogue adds name, limits and working time. */
export function orderedSelection(
  services: readonly OrderedService[],
  groups: readonly ServiceGroup[],
): ServiceSelection {
  const offered = new Map(groups.flatMap(({ items }) => items).map((item) => [item.serviceKey, item]));
  return ServiceSelection.of(services.map((ordered) => asService(ordered, offered.get(ordered.serviceKey))));
}

/** A service missing in the catalogue has only its ordered facts. */
function asService(ordered: OrderedService, offered: Service | undefined): Service {
  const { description, least, minutes, visitDays } = offered ?? {
    description: '',
    least: 1,
    minutes: 0,
    visitDays: null,
  };
  return { ...ordered, name: offered?.name ?? ordered.name, description, least, minutes, visitDays };
}
