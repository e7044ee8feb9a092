import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Tracking } from '../../../core/orders/tracking.ts';
import type { VendorOrder, Order } from '../../../core/orders/order.ts';
import { isCharged } from '../../../core/orders/order-amounts.ts';
import { awaitsPieces, isCancellation, isFinished } from '../../../core/orders/withdrawal.ts';
import { withdrawnGoods } from '../../../core/orders/order-status.ts';
import type { FollowedOrderScreen } from '../../../view-models/orders/followed-order-screen.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { CloseIcon, DownIcon, ReturnIcon } from '../../components/icons.tsx';
import { Panel, Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { LazyOrderMessages } from '../../conversations/lazy-order-messages.tsx';
import { useDates, useLanguage } from '../../shell/use-page-language.ts';
import { Amounts, couponRows } from '../amounts.tsx';
import { OrderedDeliveryLine } from '../../shipping/ordered-delivery.tsx';
import { ReturnParcel } from '../../shipping/return-parcel.tsx';
import { ShipmentFacts } from '../../shipping/shipment-facts.tsx';
import { OrderHistory, StatusBadge } from './order-history.tsx';
import { PartDay, partId } from './order-summary.tsx';
import { OrderedProducts } from './ordered-products.tsx';
import { FirmName } from '../../components/content/firm-name.tsx';
import { nameIn } from '../../../core/shared/transliteration.ts';
import { wasDelivered } from '../../../core/orders/order.ts';
import { ReviewLinks } from '../../reviews/review-links.tsx';

const Folded = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--target);
  }
  & > summary > .row {
    flex: 1;
  }
  &[open] > summary {
    margin-bottom: var(--space-4);
  }
`;

type Props = {
  vendorOrder: VendorOrder;
  screen: FollowedOrderScreen;
  /** True if the order has one vendor, whose totals are in the summary. */
  alone: boolean;
};

/** A vendor order on the buyer's page; finished ones are folded. */
export const FollowedVendorOrder = observer(function FollowedVendorOrder({
  vendorOrder,
  screen,
  alone,
}: Props) {
  const heading = `${partId(vendorOrder)}-title`;
  const isFolded = !alone && isFinished(vendorOrder);
  const title = (
    <Row spread>
      <h2 id={heading}>
        <FirmName name={vendorOrder.vendor.name} />
      </h2>
      <StatusBadge
        status={vendorOrder.status}
        isPaid={vendorOrder.steps.some(({ status }) => status === 'paid')}
        isAwaited={screen.isToConfirm}
      />
      <PartDay part={vendorOrder} />
    </Row>
  );
  return (
    <Panel as="section" id={partId(vendorOrder)} aria-labelledby={heading}>
      {isFolded ? (
        <Stack>
          <Folded>
            <summary>
              {title}
              <DownIcon />
            </summary>
            <Contents vendorOrder={vendorOrder} screen={screen} alone={alone} />
          </Folded>
          <Withdrawal vendorOrder={vendorOrder} screen={screen} />
        </Stack>
      ) : (
        <Stack>
          {title}
          <Contents vendorOrder={vendorOrder} screen={screen} alone={alone}>
            <Withdrawal vendorOrder={vendorOrder} screen={screen} />
          </Contents>
        </Stack>
      )}
    </Panel>
  );
});

/** Products, amounts, history and messages. */
const Contents = observer(function Contents({
  vendorOrder,
  screen,
  alone,
  children,
}: Props & { children?: ReactNode }) {
  const t = useTexts();
  return (
    <Stack gap="large">
      <OrderedProducts products={vendorOrder.products} />
      {!alone && isCharged(vendorOrder) && (
        <Amounts
          rows={[
            { term: t('order-products'), stotinki: vendorOrder.productsAmount },
            ...couponRows(vendorOrder, t),
            { term: t('order-delivery'), stotinki: vendorOrder.deliveryAmount, zero: t('delivery-free') },
            { term: t('order-part-total'), stotinki: vendorOrder.totalAmount },
            { term: t('order-contained-vat'), stotinki: vendorOrder.containedVat, look: 'quiet' },
          ]}
        />
      )}
      {vendorOrder.refundAmount > 0 && (
        <Amounts rows={[{ term: t('order-refund-due'), stotinki: vendorOrder.refundAmount }]} />
      )}
      <Stack>
        <h3>{t('order-history-title')}</h3>
        <OrderedDeliveryLine delivery={vendorOrder.delivery} />
        <OrderHistory part={vendorOrder} />
        {vendorOrder.tracking && <Parcel tracking={vendorOrder.tracking} />}
        {vendorOrder.shipment && <ShipmentFacts shipment={vendorOrder.shipment} reader="buyer" />}
      </Stack>
      <ReviewInvitation vendorOrder={vendorOrder} isOfGuest={screen.order?.isOfGuest ?? true} />
      {children}
      {screen.isWithVendors && <Messages vendorOrder={vendorOrder} screen={screen} />}
    </Stack>
  );
});

/** Shows the return address and who pays for the parcel (CART-10). */
function ReturnAddress({ returns }: Pick<VendorOrder, 'returns'>) {
  const t = useTexts();
  const { recipient, address, phone, isPaidByVendor } = returns;
  return (
    <p>
      {t('withdrawal-send-to', { recipient, address, phone })}{' '}
      {t(isPaidByVendor ? 'returns-paid-by-vendor' : 'returns-paid-by-buyer')}
    </p>
  );
}

/** Return address, and the label of the vendor's courier. */
function ReturnGoods({ vendorOrder, screen }: Omit<Props, 'alone'>) {
  return (
    <>
      <ReturnAddress returns={vendorOrder.returns} />
      <ReturnParcel vendorOrder={vendorOrder} label={screen.returnLabel} token={screen.token} />
    </>
  );
}

/** Parcel number with a tracking link, if the courier has one. */
export function Parcel({ tracking: { courier, number, url } }: { tracking: Tracking }) {
  const t = useTexts();
  return (
    <p>
      {t('order-tracking', { courier: t(`courier-${courier}`), number })}{' '}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('order-tracking-link')}
        </a>
      )}
    </p>
  );
}

/** Conversation of buyer and vendor (TRUST-05). */
const Messages = observer(function Messages({ vendorOrder, screen }: Omit<Props, 'alone'>) {
  const t = useTexts();
  const { id, vendor, conversation } = vendorOrder;
  const language = useLanguage();
  return (
    <Stack data-print="hide">
      <h3>{t('order-messages-title', { name: nameIn(language, vendor.name) })}</h3>
      <LazyOrderMessages
        order={{ orderToken: screen.token, vendorOrderId: id }}
        token={conversation}
        side="asker"
      />
    </Stack>
  );
});

/** Withdrawal button while the right exists (CART-10), and the dated acknowledgement afterwards. */
const Withdrawal = observer(function Withdrawal({ vendorOrder, screen }: Omit<Props, 'alone'>) {
  const t = useTexts();
  const dates = useDates();
  const { possible, until, withdrawnAt } = vendorOrder.withdrawal;
  const goods = withdrawnGoods(vendorOrder.status);
  if (withdrawnAt) {
    return (
      <Alert
        kind="success"
        title={t(goods === 'unsent' ? 'order-cancel-acknowledged' : 'withdrawal-acknowledged', {
          at: dates.moment(withdrawnAt),
        })}
      >
        <p>{t(`withdrawal-next-${goods}`)}</p>
        {goods === 'sent' && <ReturnGoods vendorOrder={vendorOrder} screen={screen} />}
      </Alert>
    );
  }
  const isUnsent = isCancellation(vendorOrder.status);
  const isComingBack = awaitsPieces(vendorOrder);
  if (!possible && isComingBack) return <ReturnGoods vendorOrder={vendorOrder} screen={screen} />;
  if (!possible) return until ? <Hint>{t('withdrawal-over', { until: dates.day(until) })}</Hint> : null;
  return (
    <Row>
      {isComingBack && <ReturnGoods vendorOrder={vendorOrder} screen={screen} />}
      <Button look="secondary" size="small" onClick={() => screen.openWithdrawal(vendorOrder.id)}>
        {isUnsent ? <CloseIcon /> : <ReturnIcon />}
        {t(isUnsent ? 'cancel-order' : 'withdrawal-button')}
      </Button>
      <Hint>
        {until
          ? t('withdrawal-until', { until: dates.day(until) })
          : t(isUnsent ? 'order-cancel-hint' : 'withdrawal-before-delivery')}
      </Hint>
    </Row>
  );
});

/** Links to the reviews of delivered goods and their vendor (TRUST-04). */
function ReviewInvitation({
  vendorOrder,
  isOfGuest,
}: { vendorOrder: VendorOrder } & Pick<Order, 'isOfGuest'>) {
  const language = useLanguage();
  if (!wasDelivered(vendorOrder)) return null;
  const products = vendorOrder.products.filter(({ quantity, returned }) => quantity + returned > 0);
  const reviewed = [
    ...products.map(({ productId, title }) => ({ subject: `product-${productId}`, title })),
    { subject: `vendor-${vendorOrder.vendor.id}`, title: nameIn(language, vendorOrder.vendor.name) },
  ];
  return <ReviewLinks reviewed={reviewed} isOfGuest={isOfGuest} />;
}
