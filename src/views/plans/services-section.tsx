import { observer } from 'mobx-react-lite';
import { longestWindows } from '../../core/services/service-work.ts';
import type { MovingPlan, PlannedWork } from '../../core/plans/moving-plan.ts';
import { priceOfServices } from '../../core/plans/plan-costs.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import type { PlanOrders } from '../../view-models/plans/plan-orders.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ChoiceChanges } from '../services/choice-changes.tsx';
import { ChoiceNotice } from '../services/choice-notice.tsx';
import { MoreServices } from '../services/more-services.tsx';
import { ServiceItem } from '../services/service-item.tsx';
import { useServiceWords } from '../services/use-service-words.ts';
import { useVisitWords } from '../services/use-visit-words.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { PlanSection } from './plan-section.tsx';

type Props = { screen: MovingPlanScreen; plan: MovingPlan; work: PlannedWork };

const LOOKS = { unconfirmed: 'warning', booked: 'good', cancelled: 'warning', done: 'plain' } as const;

/**
 * Cleaning or move: prefilled from the facts, edited in place, ordered in one step (PLAN-03, PLAN-04,
 * PLAN-07).
 */
export const ServicesSection = observer(function ServicesSection({ screen, plan, work }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const order = screen.orders.works[work];
  return (
    <PlanSection title={t(`plan-part-${work}`)} sum={prices.brief(priceOfServices(plan[work]))}>
      {order && <OrderState order={order} />}
      {screen.isOrdered(work) ? (
        <OrderedServices plan={plan} work={work} isShown={order !== undefined} />
      ) : (
        <PlannedServiceList screen={screen} plan={plan} work={work} />
      )}
    </PlanSection>
  );
});

function OrderState({ order }: { order: NonNullable<PlanOrders['works'][PlannedWork]> }) {
  const t = useTexts();
  const links = useLinks();
  const words = useVisitWords();
  const { number, status, date, window, work, token } = order;
  return (
    <Row spread>
      <span>
        <Badge look={LOOKS[status]}>{t(`service-order-status-${status}`)}</Badge>{' '}
        {t('plan-order-of', {
          number,
          day: words.day(date),
          hours: words.span(window, longestWindows(work)),
        })}
      </span>
      {token !== undefined && (
        <LinkButton look="secondary" size="small" to={links('FollowedServiceOrder', { token })}>
          {t('plan-to-order')}
        </LinkButton>
      )}
    </Row>
  );
}

/**
 * Ordered services.
 * @param isShown true if the order's state is above
 */
function OrderedServices({ plan, work, isShown }: Pick<Props, 'plan' | 'work'> & { isShown: boolean }) {
  const t = useTexts();
  const links = useLinks();
  const words = useServiceWords();
  const { services, orderToken } = plan[work];
  return (
    <>
      <ul>
        {services.map((service) => (
          <li key={service.serviceKey}>
            {service.name}: {words.arithmetic(service)}
          </li>
        ))}
      </ul>
      {orderToken !== null && !isShown && (
        <Row>
          <LinkButton look="secondary" size="small" to={links('FollowedServiceOrder', { token: orderToken })}>
            {t('plan-to-order')}
          </LinkButton>
        </Row>
      )}
    </>
  );
}

const PlannedServiceList = observer(function PlannedServiceList({ screen, plan, work }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { editor } = screen;
  const choice = editor[work];
  const { services } = choice.selection;
  const changes = screen.changesOf(work);
  if (!screen.isServed(work)) return <Alert>{t(`plan-not-served-${work}`)}</Alert>;
  return (
    <>
      <Hint>{t(plan[work].chosen ? 'plan-services-chosen' : `plan-filled-${work}`)}</Hint>
      {work === 'move' && plan.from.floor === null && (
        <Hint>{t(plan.leaving ? 'leaving-floor-unknown' : 'plan-floor-unknown')}</Hint>
      )}
      {changes.length > 0 && (
        <Stack gap="small">
          <ChoiceChanges changes={changes} rejections={0} />
          <Row>
            <Button look="secondary" size="small" onClick={() => screen.takePrices(work)}>
              {t('plan-take-prices')}
            </Button>
          </Row>
        </Stack>
      )}
      <ChoiceNotice choice={choice} />
      {services.length === 0 ? (
        <p>{t(`plan-none-${work}`)}</p>
      ) : (
        <ul>
          {services.map((service) => (
            <ServiceItem key={service.serviceKey} item={service} choice={choice} />
          ))}
        </ul>
      )}
      <MoreServices choice={screen.editor[work]} />
      <Row>
        {screen.isOwn && services.length > 0 && choice.tooLong.length === 0 && (
          <LinkButton to={links('PlanOrder', { id: editor.id, work })}>{t(`plan-order-${work}`)}</LinkButton>
        )}
        {plan[work].chosen && (
          <Button look="quiet" size="small" onClick={() => editor.refill(work)}>
            {t('plan-refill')}
          </Button>
        )}
      </Row>
    </>
  );
});
