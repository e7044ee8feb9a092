import * as calls from '../../../../api/calls/properties/viewings.ts';
import { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import type { ViewingRequestCommand } from '../../../core/properties/viewings/viewing-request-command.ts';
import type {
  OwnerAnswer,
  ReceivedViewing,
  SentViewing,
  VisitorAnswer,
} from '../../../core/properties/viewings/viewing.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import { textIn } from '../../../core/shared/answer-checks.ts';
import type { HttpClient } from '../http-client.ts';

type Wanted = { waiting: boolean; offset: number; limit: number };

export class HttpViewingGateway extends ViewingGateway {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async request(propertyId: string, command: ViewingRequestCommand): Promise<string> {
    const answer = await this.http.call(calls.requestViewing, {
      body: {
        propertyId: Number(propertyId),
        contactName: command.name,
        contactPhone: command.phone,
        contactEmail: command.email,
        dateTime: command.dateTime,
        ...(command.question !== '' && { question: command.question }),
      },
    });
    return textIn(answer, 'token');
  }

  received({ waiting, offset, limit }: Wanted, signal?: CancelSignal): Promise<Page<ReceivedViewing>> {
    return this.http.call(calls.receivedViewings, {
      query: { offset, limit, ...(waiting && { waiting: '1' as const }) },
      signal,
    });
  }

  sent({ waiting, offset, limit }: Wanted, signal?: CancelSignal): Promise<Page<SentViewing>> {
    return this.http.call(calls.sentViewings, {
      query: { offset, limit, ...(waiting && { waiting: '1' as const }) },
      signal,
    });
  }

  read(id: number): Promise<ReceivedViewing> {
    return this.http.call(calls.receivedViewing, { params: { id: String(id) } });
  }

  answer(
    id: number,
    answer: { answer: OwnerAnswer; dateTime: string | null; note: string; address?: string },
  ): Promise<ReceivedViewing> {
    return this.http.call(calls.answerViewing, { params: { id: String(id) }, body: answer });
  }

  follow(token: string, signal?: CancelSignal): Promise<SentViewing> {
    return this.http.call(calls.followViewing, { params: { token }, signal });
  }

  answerAsVisitor(token: string, answer: VisitorAnswer, dateTime?: string): Promise<SentViewing> {
    const body = { answer, ...(dateTime !== undefined && { dateTime }) };
    return this.http.call(calls.answerViewingAsVisitor, { params: { token }, body });
  }
}
