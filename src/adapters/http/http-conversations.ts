import * as callsByLink from '../../../api/calls/conversations/by-link.ts';
import * as calls from '../../../api/calls/conversations/conversations.ts';
import { reportProperty } from '../../../api/calls/properties/properties.ts';
import { reportRoommateOffer } from '../../../api/calls/roommates/roommates.ts';
import { uploadPicture } from '../../../api/calls/site/pictures.ts';
import type {
  BlockedPerson,
  Conversation,
  Inbox,
  ListingAddress,
  OrderAddress,
} from '../../core/conversations/conversation.ts';
import { Conversations } from '../../core/conversations/conversations.ts';
import type {
  ConversationAddress,
  ConversationReport,
  ListingReport,
} from '../../core/conversations/conversations.ts';
import type { FirstMessageCommand } from '../../core/conversations/first-message-command.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { ensureNotTooLarge } from '../../core/site/picture-uploads.ts';
import type { PictureUploads, UploadedPicture } from '../../core/site/picture-uploads.ts';
import { textIn } from '../../core/shared/answer-checks.ts';
import type { HttpClient } from './http-client.ts';

/** Conversations over HTTP: by account for signed-in users, else by the visitor's link. */
export class HttpConversations extends Conversations {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async start(
    { kind, id }: ListingAddress,
    { name, phone, email, message, sharePhone }: FirstMessageCommand,
  ): Promise<string | null> {
    const params = own({ id });
    const body = { name, phone, message, sharePhone, ...(email !== '' && { email }) };
    const { token } =
      kind === 'property'
        ? await this.http.call(calls.askAboutProperty, { params, body })
        : await this.http.call(calls.askAboutOffer, { params, body });
    return token;
  }

  async writeAboutOrder(order: OrderAddress, message: string): Promise<string> {
    const { vendorOrderId } = order;
    if ('orderToken' in order) {
      const params = { token: order.orderToken };
      const answer = await this.http.call(calls.askAboutOrder, {
        params,
        body: { vendorOrderId, message },
      });
      return textIn(answer, 'token');
    }
    const { access } = order;
    const answer = await this.http.call(calls.writeToBuyer, {
      params: own({ id: vendorOrderId }),
      query: access === null ? {} : { access },
      body: { message },
    });
    return textIn(answer, 'token');
  }

  inbox(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Inbox> {
    return this.http.call(calls.inbox, { query: page, signal });
  }

  read(address: ConversationAddress, signal?: CancelSignal): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call(callsByLink.followConversation, { params: address, signal });
    }
    return this.http.call(calls.conversation, { params: own(address), signal });
  }

  async seen(address: ConversationAddress, lastMessageId: number): Promise<void> {
    const body = { lastMessageId };
    if ('token' in address) {
      await this.http.call(callsByLink.seeByLink, { params: address, body });
      return;
    }
    await this.http.call(calls.seeConversation, { params: own(address), body });
  }

  answer(
    address: ConversationAddress,
    message: string,
    pictures: readonly string[] = [],
  ): Promise<Conversation> {
    const body = { message, pictures: [...pictures] };
    if ('token' in address) {
      return this.http.call(callsByLink.answerByLink, { params: address, body });
    }
    return this.http.call(calls.answerConversation, { params: own(address), body });
  }

  async uploadPicture(
    address: ConversationAddress,
    ...[file, progress, signal]: Parameters<PictureUploads['upload']>
  ): Promise<UploadedPicture> {
    ensureNotTooLarge(file);
    if ('token' in address) {
      return this.http.call(callsByLink.uploadMessagePicture, { params: address, file, progress, signal });
    }
    return this.http.call(uploadPicture, { file, progress, signal });
  }

  sharePhone(address: ConversationAddress): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call(callsByLink.sharePhoneByLink, { params: address });
    }
    return this.http.call(calls.sharePhone, { params: own(address) });
  }

  block(address: ConversationAddress): Promise<Conversation> {
    if ('token' in address) {
      return this.http.call(callsByLink.blockByLink, { params: address });
    }
    return this.http.call(calls.blockConversation, { params: own(address) });
  }

  async blocked(signal?: CancelSignal): Promise<BlockedPerson[]> {
    const { data } = await this.http.call(calls.blockedPeople, { signal });
    return data;
  }

  async unblock(id: number): Promise<void> {
    await this.http.call(calls.unblockPerson, { params: own({ id }) });
  }

  async reportListing({ kind, id }: ListingAddress, body: ListingReport): Promise<void> {
    const params = own({ id });
    if (kind === 'property') await this.http.call(reportProperty, { params, body });
    else await this.http.call(reportRoommateOffer, { params, body });
  }

  async report(address: ConversationAddress, body: ConversationReport): Promise<void> {
    if ('token' in address) {
      await this.http.call(callsByLink.reportByLink, { params: address, body });
      return;
    }
    await this.http.call(calls.reportConversation, { params: own(address), body });
  }
}

const own = ({ id }: { id: number }) => ({ id: String(id) });
