import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpConversations } from '../adapters/http/http-conversations.ts';
import { Conversations } from '../core/conversations/conversations.ts';

/** Messages between those who post listings and those who ask about them. */
export default new ContainerModule(({ bind }) => {
  bind(Conversations).toResolvedValue((http) => new HttpConversations(http), [HttpClient]);
});
