import { ContainerModule } from 'inversify';
import { StreamedConversationEvents } from '../../adapters/browser/streamed-conversation-events.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpConversations } from '../../adapters/http/http-conversations.ts';
import { ConversationEvents, Conversations } from '../../core/conversations/conversations.ts';
import { Clock } from '../../core/shared/clock.ts';

/** Module of conversations. */
export default new ContainerModule(({ bind }) => {
  bind(ConversationEvents).toResolvedValue((clock) => new StreamedConversationEvents(clock), [Clock]);
  bind(Conversations).toResolvedValue((http) => new HttpConversations(http), [HttpClient]);
});
