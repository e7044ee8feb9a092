import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewingGateway } from '../../../core/properties/viewings/viewing-gateway.ts';
import type { ReceivedViewing, SentViewing } from '../../../core/properties/viewings/viewing.ts';
import type { VisitorRules } from '../../../core/properties/visitor-rules.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import { offsetOfPage, pageOfQuery, pagesOf } from '../../../core/shared/page.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { QueryValue } from '../../../core/site/paths.ts';
import type { Session } from '../../accounts/session.ts';
import type { Modals } from '../../site/modals.ts';
import type { Head, Screen, Visit } from '../../site/screen.ts';
import { ViewingAnswer } from './viewing-answer.ts';
import { unobserved } from '../../site/unobserved.ts';

const PAGE_SIZE = 10;

/** Requests received for own listings, and requests sent. */
export const VIEWING_TABS = ['received', 'sent'] as const;
export type ViewingTab = (typeof VIEWING_TABS)[number];

const NONE = { data: [], total: 0 };

/** Viewing requests in the profile; tab, filter and page are stored in the address (HOME-15). */
export class ViewingsScreen implements Screen {
  readonly head: Head = { title: { key: 'profile-viewings' } };
  readonly answer: ViewingAnswer;
  tab: ViewingTab = 'received';
  /** True to show only requests that wait for an answer. */
  waiting = false;
  page = 1;
  received: Page<ReceivedViewing> = NONE;
  sent: Page<SentViewing> = NONE;

  constructor(
    private readonly gateway: ViewingGateway,
    private readonly session: Session,
    modals: Modals,
    clock: Clock,
    rules: () => Promise<VisitorRules>,
  ) {
    this.answer = new ViewingAnswer(gateway, modals, clock, rules, (viewing) => this.answered(viewing));
    makeAutoObservable(this, {
      ...unobserved('head', 'answer', 'gateway', 'session'),
      received: observableRef,
      sent: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const tab = VIEWING_TABS.find((one) => one === query['tab']?.[0]) ?? 'received';
    const waiting = query['waiting']?.[0] === '1';
    const page = pageOfQuery(query);
    const wanted = {
      waiting: waiting ? ('1' as const) : undefined,
      offset: offsetOfPage(page, PAGE_SIZE),
      limit: PAGE_SIZE,
    };
    const [received, sent] =
      tab === 'received'
        ? [await this.gateway.receivedViewings(wanted, signal), NONE]
        : [NONE, await this.gateway.sentViewings(wanted, signal)];
    runInAction(() => {
      this.tab = tab;
      this.waiting = waiting;
      this.page = page;
      this.received = received;
      this.sent = sent;
      this.answer.giveUp();
    });
  }

  get total(): number {
    return (this.tab === 'received' ? this.received : this.sent).total;
  }

  get pageCount(): number {
    return pagesOf(this, PAGE_SIZE);
  }

  queryOf(change: { tab?: ViewingTab; waiting?: boolean; page?: number }): Record<string, QueryValue> {
    const { tab = this.tab, waiting = this.waiting, page = 1 } = change;
    return { tab: tab === 'sent' ? tab : null, waiting, page: page > 1 ? page : null };
  }

  /** Updates the card and the menu's count (HEAD-08). */
  private answered(viewing: ReceivedViewing): void {
    this.received = {
      ...this.received,
      data: this.received.data.map((one) => (one.id === viewing.id ? viewing : one)),
    };
    void this.session.load();
  }
}
