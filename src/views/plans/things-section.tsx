import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import { chosenThings, costOfThings } from '../../core/plans/things/planned-things.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { useAlive } from '../components/use-browser-value.ts';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import { lazyPart } from '../components/lazy-part.tsx';
import { PlanSection } from './plan-section.tsx';
import { lazySection } from '../components/load-part.ts';

type Props = { screen: MovingPlanScreen; plan: MovingPlan };

/** Loads on demand; the chosen products are shown before. */
const ThingsBoard = lazySection(() =>
  import('./things/things-board.tsx').then((module) => module.ThingsBoard),
);

/** Loads with the first order. */
const GoodsList = lazyPart(() => import('./things/goods-list.tsx').then((module) => module.GoodsList));

/** Furniture of the home (PLAN-05). */
export const ThingsSection = observer(function ThingsSection({ screen, plan }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const isAlive = useAlive();
  const { goods, delivery } = costOfThings(plan.things);
  const list = <ChosenList plan={plan} />;
  return (
    <PlanSection title={t('plan-part-things')} sum={goods > 0 && prices.brief(goods + delivery)}>
      {screen.orders.goods.length > 0 && (
        <GoodsList
          plan={plan}
          goods={screen.orders.goods}
          deliveries={screen.days.days.flatMap(({ delivery }) => delivery ?? [])}
        />
      )}
      {isAlive ? (
        <Suspense fallback={list}>
          <ThingsBoard screen={screen} />
        </Suspense>
      ) : (
        list
      )}
    </PlanSection>
  );
});

function ChosenList({ plan: { things } }: Pick<Props, 'plan'>) {
  const t = useTexts();
  const prices = usePrices();
  const chosen = chosenThings(things);
  if (chosen.length === 0) return <p>{t('plan-things-none')}</p>;
  return (
    <ul>
      {chosen.map(({ need, quantity, product: { title, price } }) => (
        <li key={need}>
          {t('plan-thing-line', { title, quantity, amount: prices.inText(price * quantity) })}
        </li>
      ))}
    </ul>
  );
}
