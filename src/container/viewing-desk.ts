import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpViewingDesk } from '../adapters/http/http-viewing-desk.ts';
import { ViewingDesk } from '../core/homes/viewing-desk.ts';

/** The way of requests for viewings, bound with the first screen or modal that needs it. */
export function bindViewingDesk({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(ViewingDesk)) return;
  bind(ViewingDesk).toResolvedValue((http) => new HttpViewingDesk(http), [HttpClient]);
}
