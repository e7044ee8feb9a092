import type { CancelSignal } from '../../shared/failure.ts';
import type { Page } from '../../shared/page.ts';
import type { ViewingRequestCommand } from './viewing-request-command.ts';
import type { OwnerAnswer, ReceivedViewing, SentViewing, VisitorAnswer } from './viewing.ts';

/** `waiting: '1'` lists only requests without an answer. */
type ViewingList = { waiting?: '1' | undefined; offset: number; limit: number };

type ViewingRequestInput = {
  propertyId: number;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  /** `YYYY-MM-DD HH:MM` in Sofia; empty for a question only. */
  dateTime: string;
  question?: string | undefined;
};

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

/** Port to viewings, for visitors and landlords. */
export abstract class ViewingGateway {
  /** @returns the token of the visitor's link to the request */
  abstract requestViewing(input: ViewingRequestInput): Promise<{ token: string }>;
  /** Requests to the signed-in landlord. */
  abstract receivedViewings(input: ViewingList, signal?: CancelSignal): Promise<Page<ReceivedViewing>>;
  /** Requests by the signed-in visitor. */
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
  /** `dateTime` of a proposal: `YYYY-MM-DD HH:MM` in Sofia. */
  abstract answerViewingAsVisitor(input: {
    token: string;
    answer: VisitorAnswer;
    dateTime?: string | undefined;
  }): Promise<SentViewing>;
}
