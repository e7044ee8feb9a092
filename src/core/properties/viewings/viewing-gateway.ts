import type { CancelSignal } from '../../shared/failure.ts';
import type { Page } from '../../shared/page.ts';
import type { ViewingRequestCommand } from './viewing-request-command.ts';
import type { OwnerAnswer, ReceivedViewing, SentViewing, VisitorAnswer } from './viewing.ts';

type Wanted = { waiting: boolean; offset: number; limit: number };

/** Asks for viewings, and answers. */
export abstract class ViewingGateway {
  /** @returns the token of the link by which the visitor follows it. */
  abstract request(propertyId: string, command: ViewingRequestCommand): Promise<string>;
  /** Those asked of the signed-in person; `waiting` leaves those without an answer. */
  abstract received(wanted: Wanted, signal?: CancelSignal): Promise<Page<ReceivedViewing>>;
  /** Those that the signed-in person asked for. */
  abstract sent(wanted: Wanted, signal?: CancelSignal): Promise<Page<SentViewing>>;
  /** One of those asked of the signed-in person, as it stands now. */
  abstract read(id: number): Promise<ReceivedViewing>;
  abstract answer(
    id: number,
    answer: { answer: OwnerAnswer; dateTime: string | null; note: string; address?: string },
  ): Promise<ReceivedViewing>;
  abstract follow(token: string, signal?: CancelSignal): Promise<SentViewing>;
  /** @param dateTime of a proposal, `YYYY-MM-DD HH:MM` of Sofia */
  abstract answerAsVisitor(token: string, answer: VisitorAnswer, dateTime?: string): Promise<SentViewing>;
}
