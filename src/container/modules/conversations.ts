import { ContainerModule } from 'inversify';
import { StreamedConversationEvents } from '../../adapters/browser/streamed-conversation-events.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import * as byLink from '../../../api/calls/conversations/by-link.ts';
import * as calls from '../../../api/calls/conversations/conversations.ts';
import { reportProperty } from '../../../api/calls/properties/properties.ts';
import { reportRoommateOffer } from '../../../api/calls/roommates/roommates.ts';
import { httpMessagePictures } from '../../adapters/http/conversations/http-message-pictures.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import type { ConversationGateway } from '../../core/conversations/conversation-gateway.ts';
import { ConversationEvents, Conversations } from '../../core/conversations/conversations.ts';
import { Clock } from '../../core/shared/clock.ts';

const reports = { reportProperty, reportRoommateOffer };

export const conversationsOver = (http: HttpClient) =>
  new Conversations(
    httpGateway<ConversationGateway>(http, { ...calls, ...byLink, ...reports }),
    httpMessagePictures(http),
  );

export default new ContainerModule(({ bind }) => {
  bind(ConversationEvents).toResolvedValue((clock) => new StreamedConversationEvents(clock), [Clock]);
  bind(Conversations).toResolvedValue(conversationsOver, [HttpClient]);
});
