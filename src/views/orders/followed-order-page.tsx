import { observer } from 'mobx-react-lite';
import type { Order } from '../../core/orders/order.ts';
import { FollowedOrderScreen } from '../../view-models/orders/followed-order-screen.ts';
import { Alert } from '../components/alert.tsx';
import { Button } from '../components/button.tsx';
import { Panel, Row, Stack, WithSide } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { page } from '../page.ts';
import { PageContainer } from './page-container.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, usePrices } from '../shell/use-page-language.ts';
import { Amounts } from './amounts.tsx';
import { FollowedPart } from './followed-part.tsx';
import { OrderPeople } from './order-people.tsx';
import { WithdrawalModal } from './withdrawal-modal.tsx';

type Props = { screen: FollowedOrderScreen };

/** The buyer's page of an order, behind its secret link (CART-08, CART-10). */
const FollowedOrderPage = observer(function FollowedOrderPage({ screen }: Props) {
  const t = useTexts();
  const dates = useDates();
  const { order } = screen;
  if (!order) return null;
  const { number } = order;
  return (
    <PageContainer>
      <PageHeading
        title={t('order-number-title', { number })}
        lead={t('order-placed-at', { at: dates.moment(order.placedAt) })}
      />
      <Stack data-gap="large">
        <Announcement screen={screen} order={order} />
        <WithSide data-side="end">
          <Stack data-gap="large">
            {order.vendorOrders.map((part) => (
              <FollowedPart
                key={part.id}
                part={part}
                screen={screen}
                alone={order.vendorOrders.length === 1}
              />
            ))}
          </Stack>
          <Stack data-gap="large">
            <Totals order={order} />
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
      <WithdrawalModal screen={screen} />
    </PageContainer>
  );
});

/** The one thing to know now: the payment that is missing, or that all went well. */
const Announcement = observer(function Announcement({ screen, order }: Props & { order: Order }) {
  const t = useTexts();
  const prices = usePrices();
  if (screen.isPayable) {
    const amount = prices.inText(screen.amountDue);
    const failed = order.payment.status === 'failed';
    return (
      <Alert
        kind={failed ? 'error' : 'warning'}
        title={t(failed ? 'order-payment-failed-title' : 'order-payment-due-title', { amount })}
      >
        <Stack>
          {t('order-payment-due-text')}
          <Row>
            <Button busy={screen.busy} onClick={() => void screen.pay()}>
              {t('order-pay-now')}
            </Button>
          </Row>
        </Stack>
      </Alert>
    );
  }
  if (!screen.justPlaced) return null;
  const { name, email } = order.contact;
  return (
    <Alert kind="success" title={t('order-thanks-title', { name })}>
      {t('order-thanks-text', { email })}
    </Alert>
  );
});

function Totals({ order }: { order: Order }) {
  const t = useTexts();
  const { totalOrderAmount, totalDeliveryAmount, containedVat } = order;
  return (
    <Panel as="section" aria-labelledby="order-totals">
      <Stack>
        <h2 id="order-totals">{t('order-totals-title')}</h2>
        <Amounts
          rows={[
            { term: t('order-products'), stotinki: totalOrderAmount - totalDeliveryAmount },
            { term: t('order-delivery'), stotinki: totalDeliveryAmount, zero: t('delivery-free') },
            { term: t('order-total'), stotinki: totalOrderAmount, look: 'total' },
            { term: t('order-contained-vat'), stotinki: containedVat, look: 'quiet' },
          ]}
        />
      </Stack>
    </Panel>
  );
}

export const followedOrderPage = page(FollowedOrderScreen, FollowedOrderPage);
