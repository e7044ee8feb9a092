import { Money } from '../shared/money.ts';
import { amountOf, measureOf } from './service.ts';
import type { Measure, Service } from './service.ts';

/** Price factor of each severity in tenths: 1, 1.3 and 1.5. */
const SEVERITY_TENTHS: Record<number, number> = { 1: 10, 2: 13, 3: 15 };

/** A price with its calculation: unit price × amount × months × severity; money in stotinki (SERV-02). */
export type ServicePrice = {
  unitPrice: number;
  measure: Measure;
  amount: number;
  /** Null for services without months. */
  months: number | null;
  /** 1, 1.3 or 1.5; null for services without a severity. */
  multiplier: number | null;
  total: number;
};

/** Price of a selected service, rounded half up to a stotinka (SERV-02). */
export function priceService(
  service: Pick<Service, 'price' | Measure | 'months' | 'severity'>,
): ServicePrice {
  const amount = amountOf(service);
  const tenths = SEVERITY_TENTHS[service.severity ?? 1] ?? 10;
  const total = Money.ofStotinki(service.price)
    .times(amount)
    .times(service.months ?? 1)
    .fraction(tenths, 10);
  return {
    unitPrice: service.price,
    measure: measureOf(service),
    amount,
    months: service.months ?? null,
    multiplier: service.severity === undefined ? null : tenths / 10,
    total: total.stotinki,
  };
}

/** Total price of selected services, in stotinki. */
export function totalPriceOf(services: readonly Parameters<typeof priceService>[0][]): number {
  return Money.sum(services.map((service) => Money.ofStotinki(priceService(service).total))).stotinki;
}

/** Sum of an order's lines, in stotinki. */
export const sumOfPrices = (lines: readonly Pick<ServicePrice, 'total'>[]): number =>
  lines.reduce((sum, { total }) => sum + total, 0);
