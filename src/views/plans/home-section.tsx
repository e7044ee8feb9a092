import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { SEASONS } from '../../core/properties/bills/average-bills.ts';
import { homeCosts, isAlike, planCosts, totalOfLines, totalsOf } from '../../core/plans/plan-costs.ts';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Link } from 'react-router-dom';
import { Row, Stack } from '../components/layout.tsx';
import { useAlive } from '../components/use-browser-value.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { CostLines } from './cost-lines.tsx';
import { homeName } from './plan-names.ts';
import { PlanSection } from './plan-section.tsx';
import { lazySection } from '../components/load-part.ts';

/** Loads on demand. */
const TypedHome = lazySection(() => import('./typed-home.tsx').then((module) => module.TypedHome));

type Props = { screen: MovingPlanScreen; plan: MovingPlan };

/** Costs of the home: at the beginning and each month (PLAN-02). */
export const HomeSection = observer(function HomeSection({ screen, plan }: Props) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const isAlive = useAlive();
  const { home, people } = plan;
  const costs = planCosts(plan);
  const totals = totalsOf(costs);
  const { monthly } = totals;
  const once = homeCosts(costs);
  const seasons = isAlike(totals) ? (['winter'] as const) : SEASONS;
  const name = homeName(t, home, screen.cities);
  return (
    <PlanSection title={t('plan-part-home')} sum={prices.brief(totalOfLines(once))}>
      <p>
        {home.propertyId === null || screen.isGone ? (
          name
        ) : (
          <Link to={links('Property', { id: home.propertyId })}>{name}</Link>
        )}
      </p>
      <ListingNews screen={screen} />
      {home.propertyId === null && isAlive && (
        <Suspense fallback={null}>
          <TypedHome screen={screen} />
        </Suspense>
      )}
      <Stack gap="small">
        <h3>{t('plan-once')}</h3>
        <CostLines lines={once} people={people} area={home.area} />
      </Stack>
      {seasons.map((season) => (
        <Stack key={season} gap="small">
          <h3>
            {t(seasons.length > 1 ? `plan-month-${season}` : 'plan-month', {
              amount: prices.inText(monthly[season]),
            })}
          </h3>
          <CostLines lines={costs.monthly[season]} people={people} area={home.area} />
        </Stack>
      ))}
      <Hint>{t('plan-averages-explained')}</Hint>
    </PlanSection>
  );
});

/** Changes of the listing since the plan was made, and a button to apply them (PLAN-10). */
const ListingNews = observer(function ListingNews({ screen }: Pick<Props, 'screen'>) {
  const t = useTexts();
  const prices = usePrices();
  const { listingChanges: changes } = screen;
  if (screen.isGone) return <Alert kind="warning">{t('plan-home-gone')}</Alert>;
  return (
    <>
      {screen.listing?.status === 'rented' && <Alert kind="warning">{t('plan-home-rented')}</Alert>}
      {changes.length > 0 && (
        <Alert kind="warning" title={t('plan-listing-changed')}>
          <Stack as="ul" gap="small">
            {changes.map((change) => (
              <li key={change.field}>
                {'now' in change
                  ? t('plan-change-amount', {
                      field: t(`plan-change-${change.field}`),
                      before: prices.inText(change.before),
                      now: prices.inText(change.now),
                    })
                  : t(`plan-change-${change.field}`)}
              </li>
            ))}
          </Stack>
          <Row>
            <Button look="secondary" size="small" onClick={() => screen.takeListing()}>
              {t('plan-take-listing')}
            </Button>
          </Row>
        </Alert>
      )}
    </>
  );
});
