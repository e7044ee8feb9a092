import type { ListingReport } from '../properties/property-catalogue.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import type { BlockedPerson, Conversation, Inbox } from './conversation.ts';
import type { ConversationReport } from './conversations.ts';
import type { FirstMessageForm } from './first-message-command.ts';

type ById = { id: number };
type ByLink = { token: string };
type FirstMessage = ById & Omit<FirstMessageForm, 'email'> & { email?: string };
type Answer = { message: string; pictures: readonly string[] };
type Seen = { lastMessageId: number };

/** Port to the operations of conversations: by id for accounts, by the token of a link for visitors. */
export abstract class ConversationGateway {
  abstract askAboutProperty(input: FirstMessage): Promise<{ token: string | null }>;
  abstract askAboutOffer(input: FirstMessage): Promise<{ token: string | null }>;
  /** `token` is the secret of the order's page. */
  abstract askAboutOrder(input: ByLink & { vendorOrderId: number; message: string }): Promise<ByLink>;
  abstract writeToBuyer(input: ById & { access: string | null; message: string }): Promise<ByLink>;
  abstract inbox(input: { offset: number; limit: number }, signal?: CancelSignal): Promise<Inbox>;
  abstract conversation(input: ById, signal?: CancelSignal): Promise<Conversation>;
  abstract followConversation(input: ByLink, signal?: CancelSignal): Promise<Conversation>;
  abstract seeConversation(input: ById & Seen): Promise<unknown>;
  abstract seeByLink(input: ByLink & Seen): Promise<unknown>;
  abstract answerConversation(input: ById & Answer): Promise<Conversation>;
  abstract answerByLink(input: ByLink & Answer): Promise<Conversation>;
  abstract sharePhone(input: ById): Promise<Conversation>;
  abstract sharePhoneByLink(input: ByLink): Promise<Conversation>;
  abstract blockConversation(input: ById): Promise<Conversation>;
  abstract blockByLink(input: ByLink): Promise<Conversation>;
  abstract blockedPeople(input?: NoInput, signal?: CancelSignal): Promise<{ data: BlockedPerson[] }>;
  abstract unblockPerson(input: ById): Promise<unknown>;
  abstract reportConversation(input: ById & ConversationReport): Promise<unknown>;
  abstract reportByLink(input: ByLink & ConversationReport): Promise<unknown>;
  abstract reportProperty(input: ById & ListingReport): Promise<unknown>;
  abstract reportRoommateOffer(input: ById & ListingReport): Promise<unknown>;
}
