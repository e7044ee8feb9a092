import type { OrderStatus } from '../../../core/orders/order-status.ts';
import type { MovingPlan } from '../../../core/plans/moving-plan.ts';
import { goodsOfPlan, isActive } from '../../../core/plans/things/ordered-goods.ts';
import type { Delivery } from '../../../core/plans/things/deliveries.ts';
import type { FollowedGoods } from '../../../view-models/plans/plan-orders.ts';
import { LinkButton } from '../../components/actions/button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Badge } from '../../components/messages/badge.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, useLinks } from '../../shell/use-page-language.ts';
import { FirmName } from '../../components/content/firm-name.tsx';

type Props = { plan: MovingPlan; goods: readonly FollowedGoods[]; deliveries: readonly Delivery[] };

const LOOKS: Partial<Record<OrderStatus, 'good' | 'warning'>> = {
  delivered: 'good',
  cancelled: 'warning',
  returned: 'warning',
};

/** Orders of the plan's products, with the state of each vendor order (PLAN-07). */
export function GoodsList({ plan, goods, deliveries }: Props) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const parts = goodsOfPlan(plan.things, goods);
  if (parts.length === 0) return null;
  const dayOf = (part: FollowedGoods) => deliveries.find(({ ordered }) => ordered === part)?.day;
  const numbers = [...new Set(parts.map(({ number }) => number))];
  return (
    <Stack as="ul" gap="small" aria-label={t('plan-goods-titles')}>
      {numbers.map((number) => {
        const ofOrder = parts.filter((part) => part.number === number);
        const token = ofOrder[0]?.token;
        return (
          <Stack as="li" gap="small" key={number}>
            <Row spread>
              <strong>{t('plan-goods-order', { number })}</strong>
              {token !== undefined && (
                <LinkButton look="secondary" size="small" to={links('FollowedOrder', { token })}>
                  {t('plan-to-order')}
                </LinkButton>
              )}
            </Row>
            <Stack as="ul" gap="small">
              {ofOrder.map((part) => {
                const { vendor, status, isAwaited } = part;
                const day = isActive(part) && status !== 'delivered' ? dayOf(part) : undefined;
                return (
                  <li key={vendor.id}>
                    <Badge look={LOOKS[status] ?? 'plain'}>
                      {isAwaited ? t('plan-goods-awaited') : t(`order-status-${status}`)}
                    </Badge>{' '}
                    <FirmName name={vendor.name} />
                    {day && `, ${t('plan-goods-by', { day: dates.day(day) })}`}
                  </li>
                );
              })}
            </Stack>
          </Stack>
        );
      })}
    </Stack>
  );
}
