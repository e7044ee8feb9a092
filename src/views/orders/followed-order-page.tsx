import { observer } from 'mobx-react-lite';
import { isCharged } from '../../core/orders/order-amounts.ts';
import type { Order } from '../../core/orders/order.ts';
import type { FollowedOrderScreen } from '../../view-models/orders/followed-order-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { PageContainer, Panel, Stack, WithSide } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';
import { LazyOrderDocuments } from '../invoices/lazy-order-documents.tsx';
import { Amounts, couponRows } from './amounts.tsx';
import { FollowedVendorOrder } from './order/followed-vendor-order.tsx';
import { OrderAnnouncement } from './order/order-announcement.tsx';
import { OrderSummary } from './order/order-summary.tsx';
import { OrderRefunds } from './order/order-refunds.tsx';
import { OrderPeople } from './order/order-people.tsx';
import { lazyModal } from '../shell/lazy-modal.tsx';

type Props = { screen: FollowedOrderScreen };

const WithdrawalModal = lazyModal(() =>
  import('./order/withdrawal-modal.tsx').then((module) => module.WithdrawalModal),
);

/** The buyer's page of an order, opened by its secret link (CART-08, CART-10). */
export const FollowedOrderPage = observer(function FollowedOrderPage({ screen }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { order } = screen;
  if (!order) return null;
  const { number } = order;
  return (
    <PageContainer sheets>
      <PageHeading
        title={t('order-number-title', { number })}
        lead={t('order-placed-at', { at: dates.moment(order.placedAt) })}
        actions={
          !screen.isPayable &&
          !screen.awaitsPayment &&
          !screen.isToConfirm && (
            <Button look="secondary" size="small" busy={screen.busy} onClick={() => void screen.orderAgain()}>
              {t('order-again')}
            </Button>
          )
        }
      />
      <Stack gap="large">
        <OrderSummary order={order} isAwaited={screen.isToConfirm} />
        {screen.meanwhile && <Alert kind="warning">{t(screen.meanwhile)}</Alert>}
        <OrderAnnouncement screen={screen} order={order} />
        {order.bankAccount.isAsked && <OrderRefunds screen={screen} order={order} />}
        <WithSide side="end">
          <Stack gap="large">
            {order.vendorOrders.map((part) => (
              <FollowedVendorOrder
                key={part.id}
                vendorOrder={part}
                screen={screen}
                alone={order.vendorOrders.length === 1}
              />
            ))}
          </Stack>
          <Stack gap="large">
            <Totals order={order} />
            {!order.bankAccount.isAsked && <OrderRefunds screen={screen} order={order} />}
            {screen.isWithVendors && (
              <LazyOrderDocuments
                token={screen.token}
                vendors={order.vendorOrders.map(({ id, vendor }) => ({ id, name: vendor.name }))}
                version={order.vendorOrders.map(({ status }) => status).join(' ')}
              />
            )}
            <Panel as="section" aria-labelledby="order-people">
              <Stack>
                <h2 id="order-people">{t('order-delivery-and-payment')}</h2>
                <OrderPeople {...order} />
              </Stack>
            </Panel>
            <Alert title={t('order-keep-link-title')}>
              {t('order-keep-link-text', { email: order.contact.email })}
            </Alert>
          </Stack>
        </WithSide>
      </Stack>
      {screen.withdrawal && (
        <WithdrawalModal screen={screen} onUnavailable={() => screen.closeWithdrawal()} />
      )}
    </PageContainer>
  );
});

function Totals({ order }: { order: Order }) {
  const t = useTexts();
  const { totalOrderAmount, totalDeliveryAmount, containedVat } = order;
  const isAnyCharged = order.vendorOrders.some(isCharged);
  return (
    <Panel as="section" aria-labelledby="order-totals">
      <Stack>
        <h2 id="order-totals">{t('order-totals-title')}</h2>
        <Amounts
          rows={[
            ...(isAnyCharged
              ? [
                  { term: t('order-products'), stotinki: totalOrderAmount - totalDeliveryAmount },
                  ...order.vendorOrders.filter(isCharged).flatMap((part) => couponRows(part, t)),
                  { term: t('order-delivery'), stotinki: totalDeliveryAmount, zero: t('delivery-free') },
                ]
              : []),
            { term: t('order-total'), stotinki: totalOrderAmount, look: 'total' as const },
            { term: t('order-contained-vat'), stotinki: containedVat, look: 'quiet' as const },
          ]}
        />
      </Stack>
    </Panel>
  );
}
