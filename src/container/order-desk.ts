import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpOrderDesk } from '../adapters/http/http-order-desk.ts';
import { OrderDesk } from '../core/orders/order-desk.ts';

/** The desk that cart and orders share, bound with the first screen that needs it. */
export function bindOrderDesk({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (!isBound(OrderDesk)) bind(OrderDesk).toResolvedValue((http) => new HttpOrderDesk(http), [HttpClient]);
}
