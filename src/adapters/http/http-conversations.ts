import type * as contract from '../../../api/conversations.ts';
import type { Conversation, Inbox } from '../../core/roommates/conversation.ts';
import { Conversations } from '../../core/roommates/conversations.ts';
import type { ConversationAddress, ConversationReport } from '../../core/roommates/conversations.ts';
import type { RoommateMessageCommand } from '../../core/roommates/roommate-message-command.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { HttpClient } from './http-client.ts';

/** Conversations over HTTP: one address for whoever is signed in, another by the visitor's link. */
export class HttpConversations extends Conversations {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async ask(
    offerId: string,
    { name, phone, email, message, sharePhone }: RoommateMessageCommand,
  ): Promise<string | null> {
    const { token } = await this.http.call<typeof contract.askAboutOffer>({
      method: 'POST',
      path: '/api/tenant-offer/{id}/inquiry',
      guarded: false,
      // The same message of the same person again is the same message.
      repeatable: true,
      params: { id: offerId },
      body: { name, phone, message, sharePhone, ...(email !== '' && { email }) },
    });
    return token;
  }

  inbox(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Inbox> {
    return this.http.call<typeof contract.inbox>({
      method: 'GET',
      path: '/api/conversation',
      guarded: true,
      query: page,
      signal,
    });
  }

  read(address: ConversationAddress, signal?: CancelSignal): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call<typeof contract.followConversation>({
        method: 'GET',
        path: '/api/conversation/follow/{token}',
        guarded: false,
        params: address,
        signal,
      });
    }
    return this.http.call<typeof contract.conversation>({
      method: 'GET',
      path: '/api/conversation/{id}',
      guarded: true,
      params: own(address),
      signal,
    });
  }

  async seen(address: ConversationAddress, lastMessageId: number): Promise<void> {
    const body = { lastMessageId };
    if ('token' in address) {
      await this.http.call<typeof contract.seeByLink>({
        method: 'POST',
        path: '/api/conversation/follow/{token}/seen',
        guarded: false,
        repeatable: true,
        params: address,
        body,
      });
      return;
    }
    await this.http.call<typeof contract.seeConversation>({
      method: 'POST',
      path: '/api/conversation/{id}/seen',
      guarded: true,
      repeatable: true,
      params: own(address),
      body,
    });
  }

  answer(address: ConversationAddress, message: string): Promise<Conversation> {
    const body = { message };
    if ('token' in address) {
      return this.http.call<typeof contract.answerByLink>({
        method: 'POST',
        path: '/api/conversation/follow/{token}/message',
        guarded: false,
        repeatable: true,
        params: address,
        body,
      });
    }
    return this.http.call<typeof contract.answerConversation>({
      method: 'POST',
      path: '/api/conversation/{id}/message',
      guarded: true,
      repeatable: true,
      params: own(address),
      body,
    });
  }

  sharePhone(address: ConversationAddress): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call<typeof contract.sharePhoneByLink>({
        method: 'POST',
        path: '/api/conversation/follow/{token}/share-phone',
        guarded: false,
        repeatable: true,
        params: address,
      });
    }
    return this.http.call<typeof contract.sharePhone>({
      method: 'POST',
      path: '/api/conversation/{id}/share-phone',
      guarded: true,
      repeatable: true,
      params: own(address),
    });
  }

  block(address: ConversationAddress): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call<typeof contract.blockByLink>({
        method: 'POST',
        path: '/api/conversation/follow/{token}/block',
        guarded: false,
        repeatable: true,
        params: address,
      });
    }
    return this.http.call<typeof contract.blockConversation>({
      method: 'POST',
      path: '/api/conversation/{id}/block',
      guarded: true,
      repeatable: true,
      params: own(address),
    });
  }

  async report(address: ConversationAddress, body: ConversationReport): Promise<void> {
    if ('token' in address) {
      await this.http.call<typeof contract.reportByLink>({
        method: 'POST',
        path: '/api/conversation/follow/{token}/report',
        guarded: false,
        repeatable: true,
        params: address,
        body,
      });
      return;
    }
    await this.http.call<typeof contract.reportConversation>({
      method: 'POST',
      path: '/api/conversation/{id}/report',
      guarded: true,
      repeatable: true,
      params: own(address),
      body,
    });
  }
}

const own = ({ id }: { id: number }) => ({ id: String(id) });
