import styled from '@emotion/styled';
import { piecesOf } from '../../../core/orders/order-amounts.ts';
import { observer } from 'mobx-react-lite';
import { ORDER_STATUSES } from '../../../core/orders/order-status.ts';
import type { OrderStatus } from '../../../core/orders/order-status.ts';
import type { ReceivedOrder } from '../../../core/orders/order.ts';
import { COUNT_LIMIT } from '../../../core/shared/page.ts';
import type { OrdersScreen } from '../../../view-models/orders/orders-screen.ts';
import { CardLink } from '../../components/content/cards.tsx';
import { EmptyState } from '../../components/messages/empty-state.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { BoxIcon } from '../../components/page-icons.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Pagination } from '../../components/actions/pagination.tsx';
import { SegmentedLinks } from '../../components/actions/segmented-links.tsx';
import { useTexts } from '../../components/use-texts.ts';
import type { QueryValue } from '../../../core/site/paths.ts';
import { isActiveShipment } from '../../../core/shipping/shipment.ts';
import type { OrderSelection } from '../../../view-models/orders/order-selection.ts';
import { PickupModal } from '../../shipping/pickup-modal.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { OrderFilter } from './order-filter.tsx';
import { useDates, useLanguage, useLinks, usePrices } from '../../shell/use-page-language.ts';
import { StatusBadge } from '../order/order-history.tsx';
import { classNames } from '../../components/class-names.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

/** Target of 44 px above the link that covers the card. */
const Choice = styled.label`
  position: relative;
  z-index: var(--layer-raised);
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  margin: calc(-1 * var(--space-2)) 0 calc(-1 * var(--space-2)) calc(-1 * var(--space-2));
  & > input {
    width: var(--space-5);
    height: var(--space-5);
    accent-color: var(--colour-action);
  }
`;

/** The vendor's orders with a status filter (CART-08). */
export const ReceivedOrders = observer(function ReceivedOrders({
  screen: { received: screen, work },
}: {
  screen: Pick<OrdersScreen, 'received' | 'work'>;
}) {
  const t = useTexts();
  const link = useLinks();
  const { orders, filter, access } = screen;
  const { status } = filter;
  const language = useLanguage();
  const emptiness = screen.isSearched
    ? 'received-orders-none-found'
    : status
      ? 'received-orders-none-with-status'
      : 'received-orders-none';
  const address = (change: Parameters<typeof screen.queryOf>[0]) =>
    link('AdminVendorOrders', {}, screen.queryOf(change));
  const labelOf = (one: OrderStatus | null) => {
    const name = t(one ? `order-status-${one}` : 'received-orders-all');
    const count = screen.countOf(one);
    return count === null ? name : t('received-orders-status-count', { status: name, count });
  };
  return (
    <>
      <PageHeading
        title={t('received-orders-title')}
        lead={
          screen.isOverLimit
            ? t('received-orders-count-over', { limit: COUNT_LIMIT })
            : t('received-orders-count', { count: orders.total })
        }
        actions={
          orders.total > 0 && (
            <Row data-print="hide">
              <Button look="secondary" size="small" onClick={() => void work.pickup.open()}>
                {t('pickup-request')}
              </Button>
              {access === null && (
                <LinkButton look="secondary" size="small" to={link('VendorCashOnDelivery')}>
                  {t('cash-title')}
                </LinkButton>
              )}
              <Hint id="export-orders">{t('received-orders-export')}</Hint>
              {(['csv', 'xlsx'] as const).map((format) => (
                <a
                  key={format}
                  className={classNames('button')}
                  data-look="secondary"
                  data-size="small"
                  aria-describedby="export-orders"
                  href={exportOf(format, { ...screen.queryOf(), language })}
                  download
                >
                  {format.toUpperCase()}
                </a>
              ))}
            </Row>
          )
        }
      />
      <PickupModal request={work.pickup} />
      <Stack gap="large">
        <OrderFilter screen={screen} />
        <SegmentedLinks
          label={t('received-orders-filter')}
          items={[null, ...ORDER_STATUSES].map((one) => ({
            to: address({ status: one }),
            label: labelOf(one),
            current: one === status,
          }))}
        />
        {orders.data.length > 0 ? (
          <>
            <SelectionBar selection={work.selection} access={access} />
            <List>
              {orders.data.map((order) => (
                <li key={order.id}>
                  <OrderCard
                    order={order}
                    to={link('AdminVendorOrder', { id: order.id }, { access })}
                    selection={work.selection}
                  />
                </li>
              ))}
            </List>
          </>
        ) : (
          <EmptyState
            icon={BoxIcon}
            title={t(emptiness)}
            text={emptiness === 'received-orders-none-with-status' ? undefined : t(`${emptiness}-text`)}
            action={
              status && (
                <LinkButton to={address({ status: null })}>{t('received-orders-show-all')}</LinkButton>
              )
            }
          />
        )}
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) => address({ page: number })}
        />
      </Stack>
    </>
  );
});

/** Address of the found orders as a file. */
function exportOf(format: 'csv' | 'xlsx', query: Record<string, QueryValue>): string {
  const { page: _, ...filter } = query;
  const said = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined);
  return `/exports/orders.${format}?${new URLSearchParams(said as [string, string][]).toString()}`;
}

const OrderCard = observer(function OrderCard({
  order,
  to,
  selection,
}: {
  order: ReceivedOrder;
  to: string;
  selection: OrderSelection;
}) {
  const t = useTexts();
  const dates = useDates();
  const prices = usePrices();
  const { number, contact, address, placedAt, products, totalAmount, status, shipment } = order;
  const count = piecesOf(products);
  return (
    <article className={classNames('card')}>
      <div className={classNames('card-body')}>
        <Row spread>
          <Row>
            <Choice data-print="hide">
              <input
                type="checkbox"
                aria-label={t('order-bulk-select', { number })}
                checked={selection.ids.has(order.id)}
                onChange={({ target }) => selection.choose(order.id, target.checked)}
              />
            </Choice>
            <h2>
              <CardLink to={to}>{number}</CardLink>
            </h2>
          </Row>
          <Row>
            {shipment && isActiveShipment(shipment.status) && status !== 'delivered' && (
              <Hint>{t(`shipment-status-${shipment.status}`)}</Hint>
            )}
            <StatusBadge status={status} />
          </Row>
        </Row>
        <p>{t('received-order-buyer', { name: contact.name, city: address.city })}</p>
        <Row spread>
          <Hint>
            <time dateTime={placedAt}>{dates.moment(placedAt)}</time>
            {' · '}
            {t('cart-products', { count })}
          </Hint>
          <strong>{prices.inText(totalAmount)}</strong>
        </Row>
      </div>
    </article>
  );
});
