import { PropertyCatalogue } from '../../src/core/properties/property-catalogue.ts';
import type { Agency, AgencySummary, PropertyMap } from '../../src/core/properties/property-catalogue.ts';
import type { City } from '../../src/core/properties/location.ts';
import type { ReportReason } from '../../src/core/properties/property-choices.ts';
import type { PropertySearch } from '../../src/core/properties/property-search.ts';
import type { Property, PropertySummary } from '../../src/core/properties/property.ts';
import { ViewingGateway } from '../../src/core/properties/viewing-gateway.ts';
import type { ViewingRequestCommand } from '../../src/core/properties/viewing-request-command.ts';
import type {
  OwnerAnswer,
  ReceivedViewing,
  SentViewing,
  VisitorAnswer,
} from '../../src/core/properties/viewing.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { Page } from '../../src/core/shared/page.ts';
import { anAgency, aReceivedViewing, aSentViewing } from './a-property.ts';

type Paging = { offset: number; limit: number };

const paged = <Item>(items: readonly Item[], { offset, limit }: Paging): Page<Item> => ({
  data: items.slice(offset, offset + limit),
  total: items.length,
});

/** A catalogue that offers the homes it is given, and remembers what it was told. */
export class MemoryProperties extends PropertyCatalogue {
  agencyList: Agency[] = [anAgency()];
  readonly visits: number[] = [];
  readonly kept: { id: number; browser: string; kept: boolean }[] = [];
  readonly reports: { id: number; reason: ReportReason; text: string; email: string }[] = [];
  /** Makes the next telling fail. */
  refuse: Failure | null = null;

  constructor(public homes: Property[] = []) {
    super();
  }

  async search({ offset, limit }: PropertySearch): Promise<Page<PropertySummary>> {
    return paged(this.homes, { offset, limit });
  }

  async byIds(ids: readonly number[]): Promise<PropertySummary[]> {
    return this.homes.filter(({ id }) => ids.includes(id));
  }

  async map(): Promise<PropertyMap> {
    return { data: this.homes, total: this.homes.length };
  }

  async property(id: string): Promise<Property> {
    const home = this.homes.find((one) => String(one.id) === id);
    if (!home) throw new Failure('error-property-not-found', {}, 'not-found');
    return home;
  }

  async similar(id: string): Promise<PropertySummary[]> {
    return this.homes.filter((one) => String(one.id) !== id);
  }

  async cities(): Promise<City[]> {
    return [];
  }

  async agencies(page: Paging): Promise<Page<AgencySummary>> {
    return paged(this.agencyList, page);
  }

  async agency(id: string): Promise<Agency> {
    const agency = this.agencyList.find((one) => String(one.id) === id);
    if (!agency) throw new Failure('error-agency-not-found', {}, 'not-found');
    return agency;
  }

  async ofAgency(id: string, page: Paging): Promise<Page<PropertySummary>> {
    return paged(
      this.homes.filter(({ owner }) => String(owner.agency?.id) === id),
      page,
    );
  }

  async ofUser(id: string, page: Paging): Promise<Page<PropertySummary>> {
    return paged(
      this.homes.filter(({ owner }) => String(owner.id) === id),
      page,
    );
  }

  async visited(id: number): Promise<void> {
    this.fail();
    this.visits.push(id);
  }

  async favorite(id: number, browser: string, kept: boolean): Promise<void> {
    this.fail();
    this.kept.push({ id, browser, kept });
  }

  async report(id: number, report: { reason: ReportReason; text: string; email: string }): Promise<void> {
    this.fail();
    this.reports.push({ id, ...report });
  }

  private fail(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}

/** A gateway that remembers what was asked and answered; `refuse` makes the next sending fail. */
export class MemoryViewings extends ViewingGateway {
  readonly requested: { propertyId: string; command: ViewingRequestCommand }[] = [];
  readonly answers: { id: number; answer: OwnerAnswer; dateTime: string | null; note: string }[] = [];
  readonly visitorAnswers: VisitorAnswer[] = [];
  readonly asked: { waiting: boolean; offset: number; limit: number }[] = [];
  receivedList: ReceivedViewing[] = [aReceivedViewing()];
  sentList: SentViewing[] = [aSentViewing()];
  refuse: Failure | null = null;

  async request(propertyId: string, command: ViewingRequestCommand): Promise<string> {
    this.fail();
    this.requested.push({ propertyId, command });
    return 'the-secret';
  }

  async received(wanted: Paging & { waiting: boolean }): Promise<Page<ReceivedViewing>> {
    this.asked.push(wanted);
    return paged(
      this.receivedList.filter(({ status }) => !wanted.waiting || status === 'requested'),
      wanted,
    );
  }

  async sent(wanted: Paging & { waiting: boolean }): Promise<Page<SentViewing>> {
    this.asked.push(wanted);
    return paged(
      this.sentList.filter(({ status }) => !wanted.waiting || status === 'proposed'),
      wanted,
    );
  }

  async read(id: number): Promise<ReceivedViewing> {
    const viewing = this.receivedList.find((one) => one.id === id);
    if (!viewing) throw new Failure('error-viewing-not-found', {}, 'not-found');
    return viewing;
  }

  async answer(
    id: number,
    answer: { answer: OwnerAnswer; dateTime: string | null; note: string },
  ): Promise<ReceivedViewing> {
    this.fail();
    const before = this.receivedList.find((one) => one.id === id);
    if (!before) throw new Failure('error-viewing-not-found', {}, 'not-found');
    this.answers.push({ id, ...answer });
    const status = { accept: 'accepted', propose: 'proposed', decline: 'declined' } as const;
    const after: ReceivedViewing = {
      ...before,
      status: status[answer.answer],
      dateTime: answer.dateTime ?? before.dateTime,
      note: answer.note,
      next: answer.answer === 'decline' ? [] : ['propose', 'decline'],
    };
    this.receivedList = this.receivedList.map((one) => (one.id === id ? after : one));
    return after;
  }

  async follow(token: string): Promise<SentViewing> {
    const viewing = this.sentList.find((one) => one.token === token);
    if (!viewing) throw new Failure('error-viewing-not-found', {}, 'not-found');
    return viewing;
  }

  async answerAsVisitor(token: string, answer: VisitorAnswer): Promise<SentViewing> {
    this.fail();
    this.visitorAnswers.push(answer);
    const viewing = await this.follow(token);
    const after: SentViewing =
      answer === 'accept'
        ? {
            ...viewing,
            status: 'accepted',
            owner: { ...viewing.owner, phone: '0888200101' },
            next: ['cancel'],
          }
        : { ...viewing, status: 'cancelled', next: [] };
    this.sentList = this.sentList.map((one) => (one.token === token ? after : one));
    return after;
  }

  private fail(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}
