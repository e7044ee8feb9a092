import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { offsetOfPage, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import { SETTLEMENT_VIEWS } from '../../core/shipping/settlement.ts';
import type { SettlementView } from '../../core/shipping/settlement.ts';
import type { CashPage, ShipmentGateway } from '../../core/shipping/shipment-gateway.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

const PAGE_SIZE = 20;
const NOTHING: CashPage = { data: [], total: 0, counts: { 'paid-out': 0, awaited: 0, differences: 0 } };

/** A vendor's cash on delivery: awaited, paid out, and differences (SHIP-06). */
export class CashOnDeliveryScreen implements Screen {
  readonly head: Head = { title: { key: 'cash-title' } };
  view: SettlementView = 'awaited';
  page = 1;
  cash: CashPage = NOTHING;

  constructor(private readonly gateway: ShipmentGateway) {
    makeAutoObservable(this, { ...unobserved('gateway', 'head'), cash: observableRef });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const view = SETTLEMENT_VIEWS.find((one) => one === query['view']?.[0]) ?? 'awaited';
    const page = pageOfQuery(query);
    const offset = offsetOfPage(page, PAGE_SIZE);
    const cash = await this.gateway.cashOnDelivery({ view, offset, limit: PAGE_SIZE }, signal);
    runInAction(() => {
      this.view = view;
      this.page = page;
      this.cash = cash;
    });
  }

  get pageCount(): number {
    return pagesOf(this.cash, PAGE_SIZE);
  }
}
