import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpConversations } from '../adapters/http/http-conversations.ts';
import { Conversations } from '../core/roommates/conversations.ts';

/** The way of messages, bound with the first screen or modal that needs it. */
export function bindConversations({
  bind,
  isBound,
}: Pick<ContainerModuleLoadOptions, 'bind' | 'isBound'>): void {
  if (isBound(Conversations)) return;
  bind(Conversations).toResolvedValue((http) => new HttpConversations(http), [HttpClient]);
}
