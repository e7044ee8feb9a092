import { textIn } from '../shared/answer-checks.ts';
import type { ServiceGateway } from './service-gateway.ts';
import type { ServiceOrderCommand } from './service-order-command.ts';
import type { ServiceSelection } from './service-selection.ts';
import type { ServiceVisitCommand } from './service-visit-command.ts';
import { measuresOf } from './service.ts';

/** Fields of an order with its services, and the total in stotinki that the customer saw. */
export function serviceOrderFields<Command extends ServiceVisitCommand>(
  command: Command,
  { services, totalPrice }: ServiceSelection,
) {
  const { moving: _, ...fields } = { ...command };
  return {
    ...fields,
    services: services.map((service) => ({ serviceKey: service.serviceKey, ...measuresOf(service) })),
    expectedTotal: totalPrice,
  };
}

/**
 * Places an order. Selections with a deep cleaning use their own operation (SERV-07).
 * @returns the token of the customer's link to the order
 */
export async function placeServiceOrder(
  gateway: Pick<ServiceGateway, 'orderOneTimeCleaning' | 'orderDeepCleaning'>,
  command: ServiceOrderCommand,
  selection: ServiceSelection,
  key: string,
): Promise<string> {
  const order = { ...serviceOrderFields(command, selection), key };
  const isDeep = selection.services.some(({ type }) => type === 'deep');
  const placed = isDeep ? await gateway.orderDeepCleaning(order) : await gateway.orderOneTimeCleaning(order);
  return textIn(placed, 'token');
}
