import type { CancelSignal } from '../../shared/failure.ts';
import type { Page } from '../../shared/page.ts';
import type { ViewingRequestCommand } from './viewing-request-command.ts';
import type { OwnerAnswer, ReceivedViewing, SentViewing, VisitorAnswer } from './viewing.ts';

/** `waiting: '1'` leaves the requests without an answer. */
type ViewingList = { waiting?: '1' | undefined; offset: number; limit: number };

type ViewingRequestInput = {
  propertyId: number;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  /** `YYYY-MM-DD HH:MM` of Sofia; empty for a question alone. */
  dateTime: string;
  question?: string | undefined;
};

/** Returns a request as it is sent. */
export function viewingRequestInput(
  propertyId: string,
  { name, phone, email, dateTime, question }: ViewingRequestCommand,
): ViewingRequestInput {
  return {
    propertyId: Number(propertyId),
    contactName: name,
    contactPhone: phone,
    contactEmail: email,
    dateTime,
    question: question || undefined,
  };
}

/** Port to viewings, for visitors and owners. */
export abstract class ViewingGateway {
  /** @returns the token of the link by which the visitor follows it */
  abstract requestViewing(input: ViewingRequestInput): Promise<{ token: string }>;
  /** Returns the requests to the signed-in person. */
  abstract receivedViewings(input: ViewingList, signal?: CancelSignal): Promise<Page<ReceivedViewing>>;
  /** Returns the requests of the signed-in person. */
  abstract sentViewings(input: ViewingList, signal?: CancelSignal): Promise<Page<SentViewing>>;
  abstract receivedViewing(input: { id: number }): Promise<ReceivedViewing>;
  abstract answerViewing(input: {
    id: number;
    answer: OwnerAnswer;
    dateTime: string | null;
    note: string;
    address?: string | undefined;
  }): Promise<ReceivedViewing>;
  abstract followViewing(input: { token: string }, signal?: CancelSignal): Promise<SentViewing>;
  /** `dateTime` of a proposal, `YYYY-MM-DD HH:MM` of Sofia. */
  abstract answerViewingAsVisitor(input: {
    token: string;
    answer: VisitorAnswer;
    dateTime?: string | undefined;
  }): Promise<SentViewing>;
}
