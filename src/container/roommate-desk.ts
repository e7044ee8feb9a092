import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpRoommateCatalogue } from '../adapters/http/http-roommate-catalogue.ts';
import { RoommateCatalogue } from '../core/roommates/roommate-catalogue.ts';

/** The offers of roommates, bound with the first screen that shows some. */
export function bindRoommateCatalogue({
  bind,
  isBound,
}: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(RoommateCatalogue)) return;
  bind(RoommateCatalogue).toResolvedValue((http) => new HttpRoommateCatalogue(http), [HttpClient]);
}
