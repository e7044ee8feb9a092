import styled from '@emotion/styled';
import { amountStillDue } from '../../../core/orders/order-amounts.ts';
import { paymentStatusKey } from '../../../core/orders/order.ts';
import type { Order, VendorOrder } from '../../../core/orders/order.ts';
import { FirmName } from '../../components/content/firm-name.tsx';
import { Price } from '../../components/content/price.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Panel } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/accessibility.tsx';
import { useDates, usePrices } from '../../shell/use-page-language.ts';
import { StatusBadge } from './order-history.tsx';

const Sheet = styled(Panel)`
  display: grid;
  gap: var(--space-4) var(--space-8);
  padding-block: var(--space-4);
  @media (min-width: 46rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
    padding-block: var(--space-6);
  }
`;

const Due = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Parts = styled.ul`
  display: grid;
  gap: var(--space-2);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
  }
  & a {
    align-content: center;
    min-height: var(--target);
  }
`;

/** Id of a vendor order on the page; the summary links to it. */
export const partId = (part: Pick<VendorOrder, 'id'>): string => `order-part-${part.id}`;

type Props = { order: Order; isAwaited: boolean };

/** Short view of an order: amount to pay, and the state of each parcel (CART-08). */
export function OrderSummary({ order, isAwaited }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const { payment, vendorOrders, totalOrderAmount } = order;
  const due = amountStillDue(order);
  const shown = due > 0 ? due : totalOrderAmount;
  return (
    <Sheet as="section" aria-labelledby="order-summary">
      <Due>
        <VisuallyHidden as="h2" id="order-summary">
          {t('order-summary-title')}
        </VisuallyHidden>
        <span>{t(`order-summary-${dueKey(order, due)}`)}</span>
        {shown > 0 && <Price {...prices.show(shown)} size="large" />}
        <Hint>
          {t(`payment-method-${payment.method}`)} · {t<string>(paymentStatusKey(payment))}
        </Hint>
      </Due>
      <Parts aria-label={t('order-summary-parts')}>
        {vendorOrders.map((part) => (
          <li key={part.id}>
            <a href={`#${partId(part)}`}>
              <FirmName name={part.vendor.name} />
            </a>
            <StatusBadge
              status={part.status}
              isPaid={part.steps.some(({ status }) => status === 'paid')}
              isAwaited={isAwaited}
            />
            <PartDay part={part} />
          </li>
        ))}
      </Parts>
    </Sheet>
  );
}

/** The promised day, or the day of the last step. */
export function PartDay({ part: { deliverBy, steps } }: { part: VendorOrder }) {
  const t = useTexts();
  const dates = useDates();
  if (deliverBy) return <Hint>{t('delivery-by', { day: dates.weekday(deliverBy) })}</Hint>;
  const last = steps.at(-1);
  return last ? <Hint>{dates.day(last.at)}</Hint> : null;
}

function dueKey({ payment, totalOrderAmount }: Order, due: number): string {
  if (due > 0) return payment.method === 'card' ? 'due-card' : 'due-on-delivery';
  return totalOrderAmount > 0 ? 'paid' : 'nothing';
}
