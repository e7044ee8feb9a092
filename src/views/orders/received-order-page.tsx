import { observer } from 'mobx-react-lite';
import { piecesOf, isCharged } from '../../core/orders/order-amounts.ts';
import type { ReceivedOrder } from '../../core/orders/order.ts';
import { wasSent, withdrawnGoods } from '../../core/orders/order-status.ts';
import type { ReceivedOrderScreen } from '../../view-models/orders/received-order-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { PageContainer, Panel, Row, Stack, WithSide } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { LazyOrderMessages } from '../conversations/lazy-order-messages.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLanguage, useLinks } from '../shell/use-page-language.ts';
import { Amounts, couponRows } from './amounts.tsx';
import { CancellationModal } from './received/cancellation-modal.tsx';
import { OrderHistory, StatusBadge } from './order/order-history.tsx';
import { Parcel } from './order/followed-vendor-order.tsx';
import { OrderPeople } from './order/order-people.tsx';
import { OrderedDeliveryLine } from '../shipping/ordered-delivery.tsx';
import { WaybillPanel } from '../shipping/waybill-panel.tsx';
import { OrderedProducts } from './order/ordered-products.tsx';
import { StatusActions } from './received/status-actions.tsx';
import { classNames } from '../components/class-names.tsx';

type Props = { screen: ReceivedOrderScreen };

/** A vendor's page of an order: products to pack, recipient and next step (CART-08). */
export const ReceivedOrderPage = observer(function ReceivedOrderPage({ screen }: Props) {
  const t = useTexts();
  const link = useLinks();
  const dates = useDates();
  const { order, access } = screen;
  const language = useLanguage();
  if (!order) return null;
  const { number, withdrawal } = order;
  const goods = withdrawnGoods(order.status);
  return (
    <PageContainer sheets>
      <Breadcrumbs
        items={[
          { label: t('received-orders-title'), to: link('AdminVendorOrders', {}, { access }) },
          { label: number },
        ]}
      />
      <PageHeading
        title={t('order-number-title', { number })}
        lead={
          <>
            {t('order-placed-at', { at: dates.moment(order.placedAt) })} <StatusBadge status={order.status} />
          </>
        }
        actions={
          <Row>
            <a
              className={classNames('button')}
              data-look="secondary"
              data-size="small"
              data-print="hide"
              href={packingListOf(order.id, access, language)}
              target="_blank"
              rel="noopener"
            >
              {t('received-order-packing-list')}
            </a>
            <Button look="secondary" size="small" onClick={() => window.print()}>
              {t('received-order-print')}
            </Button>
          </Row>
        }
      />
      <Stack gap="large">
        {withdrawal.withdrawnAt && (
          <Alert
            kind={goods === 'returned' ? 'info' : 'warning'}
            title={t('received-order-withdrawn', { at: dates.moment(withdrawal.withdrawnAt) })}
          >
            {t(`received-order-withdrawn-${goods}`)}
          </Alert>
        )}
        <WithSide side="end">
          <Work order={order} screen={screen} />
          <Panel as="section" aria-labelledby="order-buyer">
            <Stack>
              <h2 id="order-buyer">{t('received-order-buyer-title')}</h2>
              <OrderPeople {...order} reachable />
            </Stack>
          </Panel>
        </WithSide>
      </Stack>
    </PageContainer>
  );
});

function packingListOf(id: number, access: string | null, language: string): string {
  const query = new URLSearchParams({ language, ...(access !== null && { access }) });
  return `/packing-lists/${id}.pdf?${query.toString()}`;
}

const Work = observer(function Work({ order, screen }: Props & { order: ReceivedOrder }) {
  const t = useTexts();
  const dates = useDates();
  const { cancellation } = screen;
  const pieces = piecesOf(order.products);
  return (
    <Stack gap="large">
      {cancellation && (
        <CancellationModal cancellation={cancellation} onClose={() => screen.closeCancellation()} />
      )}
      <Panel as="section" aria-labelledby="order-next">
        <Stack>
          <h2 id="order-next">{t('order-history-title')}</h2>
          {screen.meanwhile && <Alert kind="warning">{t(screen.meanwhile)}</Alert>}
          <OrderHistory part={order} />
          {order.tracking && wasSent(order.status) && <Parcel tracking={order.tracking} />}
          <StatusActions screen={screen} order={order} />
        </Stack>
      </Panel>
      <WaybillPanel order={order} editor={screen.waybill} access={screen.access} />
      <Panel as="section" aria-labelledby="order-products">
        <Stack>
          <Row spread>
            <h2 id="order-products">{t('order-products')}</h2>
            {order.mayCancelPieces && pieces > 1 && (
              <Button look="quiet" size="small" onClick={() => screen.chooseCancelled()}>
                {t('received-order-cancel-pieces')}
              </Button>
            )}
          </Row>
          <OrderedDeliveryLine delivery={order.delivery} />
          {order.deliverBy && <p>{t('order-promised-by', { day: dates.weekday(order.deliverBy) })}</p>}
          <OrderedProducts products={order.products} />
          <Amounts
            rows={[
              ...(isCharged(order)
                ? [
                    { term: t('order-products'), stotinki: order.productsAmount },
                    ...couponRows(order, t),
                    { term: t('order-delivery'), stotinki: order.deliveryAmount, zero: t('delivery-free') },
                  ]
                : []),
              { term: t('order-part-total'), stotinki: order.totalAmount, look: 'total' as const },
              { term: t('order-contained-vat'), stotinki: order.containedVat, look: 'quiet' as const },
              ...(order.refundAmount > 0
                ? [{ term: t('order-refund-due'), stotinki: order.refundAmount }]
                : []),
            ]}
          />
        </Stack>
      </Panel>
      <Panel as="section" aria-labelledby="order-messages" data-print="hide">
        <Stack>
          <h2 id="order-messages">{t('order-messages-title', { name: order.contact.name })}</h2>
          <LazyOrderMessages
            order={{ vendorOrderId: order.id, access: screen.access }}
            token={order.conversation}
            side="poster"
          />
        </Stack>
      </Panel>
    </Stack>
  );
});
