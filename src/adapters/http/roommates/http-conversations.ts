import * as calls from '../../../../api/calls/roommates/conversations.ts';
import type { Conversation, Inbox } from '../../../core/roommates/conversation.ts';
import { Conversations } from '../../../core/roommates/conversations.ts';
import type { ConversationAddress, ConversationReport } from '../../../core/roommates/conversations.ts';
import type { RoommateMessageCommand } from '../../../core/roommates/roommate-message-command.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { HttpClient } from '../http-client.ts';

/** Conversations over HTTP: one address for whoever is signed in, another by the visitor's link. */
export class HttpConversations extends Conversations {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async ask(
    offerId: string,
    { name, phone, email, message, sharePhone }: RoommateMessageCommand,
  ): Promise<string | null> {
    const { token } = await this.http.call(calls.askAboutOffer, {
      params: { id: offerId },
      body: { name, phone, message, sharePhone, ...(email !== '' && { email }) },
    });
    return token;
  }

  inbox(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Inbox> {
    return this.http.call(calls.inbox, { query: page, signal });
  }

  read(address: ConversationAddress, signal?: CancelSignal): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call(calls.followConversation, { params: address, signal });
    }
    return this.http.call(calls.conversation, { params: own(address), signal });
  }

  async seen(address: ConversationAddress, lastMessageId: number): Promise<void> {
    const body = { lastMessageId };
    if ('token' in address) {
      await this.http.call(calls.seeByLink, { params: address, body });
      return;
    }
    await this.http.call(calls.seeConversation, { params: own(address), body });
  }

  answer(address: ConversationAddress, message: string): Promise<Conversation> {
    const body = { message };
    if ('token' in address) {
      return this.http.call(calls.answerByLink, { params: address, body });
    }
    return this.http.call(calls.answerConversation, { params: own(address), body });
  }

  sharePhone(address: ConversationAddress): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call(calls.sharePhoneByLink, { params: address });
    }
    return this.http.call(calls.sharePhone, { params: own(address) });
  }

  block(address: ConversationAddress): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call(calls.blockByLink, { params: address });
    }
    return this.http.call(calls.blockConversation, { params: own(address) });
  }

  async report(address: ConversationAddress, body: ConversationReport): Promise<void> {
    if ('token' in address) {
      await this.http.call(calls.reportByLink, { params: address, body });
      return;
    }
    await this.http.call(calls.reportConversation, { params: own(address), body });
  }
}

const own = ({ id }: { id: number }) => ({ id: String(id) });
