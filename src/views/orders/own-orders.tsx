import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { OwnOrder } from '../../core/orders/order.ts';
import type { OwnOrders as OwnOrdersState } from '../../view-models/orders/own-orders.ts';
import { CardLink } from '../components/content/cards.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Hint } from '../components/fields/field.tsx';
import { BoxIcon } from '../components/page-icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { LinkButton } from '../components/actions/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';
import { StatusBadge } from './order/order-history.tsx';
import { FirmName } from '../components/content/firm-name.tsx';
import { classNames } from '../components/class-names.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

/** Above the link that covers the card. */
const Review = styled(Link)`
  position: relative;
  z-index: var(--layer-raised);
  justify-self: start;
  align-self: start;
`;

/** Orders placed by the signed-in person, each with a link to its page. */
export const OwnOrders = observer(function OwnOrders({ state }: { state: OwnOrdersState }) {
  const t = useTexts();
  const links = useLinks();
  const { orders, page, pageCount } = state;
  return (
    <>
      <PageHeading title={t('own-orders-title')} />
      <Stack gap="large">
        {orders.data.length > 0 ? (
          <List>
            {orders.data.map((order) => (
              <li key={order.number}>
                <OrderCard order={order} />
              </li>
            ))}
          </List>
        ) : (
          <EmptyState
            icon={BoxIcon}
            title={t('own-orders-none')}
            text={t('own-orders-none-text')}
            action={<LinkButton to={links('MarketplaceProductCategories')}>{t('to-shop')}</LinkButton>}
          />
        )}
        <Pagination
          page={page}
          pages={pageCount}
          hrefOf={(number) => links('AdminVendorOrders', {}, { page: number > 1 ? number : null })}
        />
      </Stack>
    </>
  );
});

function OrderCard({ order }: { order: OwnOrder }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const prices = usePrices();
  return (
    <article className={classNames('card')}>
      <div className={classNames('card-body')}>
        <Row spread>
          <h2>
            <CardLink to={links('FollowedOrder', { token: order.token })}>{order.number}</CardLink>
          </h2>
          <strong>{prices.inText(order.totalOrderAmount)}</strong>
        </Row>
        <Hint>
          <time dateTime={order.placedAt}>{dates.moment(order.placedAt)}</time>
        </Hint>
        <ul aria-label={t('own-order-parts')}>
          {order.vendors.map(({ name, status }) => (
            <li key={name}>
              <Row spread>
                <span>
                  <FirmName name={name} />
                </span>
                <StatusBadge status={status} isAwaited={order.isAwaited} />
              </Row>
            </li>
          ))}
        </ul>
        {order.vendors.some(({ status }) => status === 'delivered') && (
          <Review to={links('AdminReviews')}>{t('review-write')}</Review>
        )}
      </div>
    </article>
  );
}
