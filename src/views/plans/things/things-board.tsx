import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import needs from '../../../../content/needs.json' with { type: 'json' };
import type { NeedRules } from '../../../core/plans/things/needed-things.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { formatSofiaTime } from '../../../core/shared/date-format.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import type { MovingPlanScreen } from '../../../view-models/plans/moving-plan-screen.ts';
import { ThingsChoice } from '../../../view-models/plans/things/things-choice.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { Skeleton } from '../../components/messages/skeleton.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../../shell/services.tsx';
import { useLanguage } from '../../shell/use-page-language.ts';
import { ThingBudgetChoice } from './thing-budget-choice.tsx';
import { ThingRoomList } from './thing-room-list.tsx';
import { ThingsCart } from './things-cart.tsx';
import { ThingsChanges } from './things-changes.tsx';

/** Needs by room, with budgets, alternatives and the cart (PLAN-05, PLAN-07). */
export const ThingsBoard = observer(function ThingsBoard({ screen }: { screen: MovingPlanScreen }) {
  const { editor } = screen;
  const t = useTexts();
  const language = useLanguage();
  const catalogue = useService(ProductCatalogue);
  const clock = useService(Clock);
  const [choice] = useState(
    () =>
      new ThingsChoice(editor, {
        catalogue,
        clock,
        rules: needs as NeedRules,
        goods: () => screen.orders.goods,
      }),
  );
  useEffect(() => {
    screen.showThings(choice);
    return choice.begin();
  }, [choice, screen]);
  const { plan } = editor;
  if (!plan) return null;
  const day =
    choice.withinDays !== null && plan.movingInOn !== null
      ? formatSofiaTime(plan.movingInOn, language, { day: 'numeric', month: 'long' })
      : null;
  return (
    <Stack>
      <Hint>
        {t('plan-things-lead', { count: plan.people })}{' '}
        {day ? t('plan-things-until', { day }) : t('plan-things-any-day')}
      </Hint>
      {choice.hasFailed ? (
        <Alert kind="warning" title={t('plan-things-failed')}>
          <Row>
            <Button look="secondary" size="small" onClick={() => void choice.load()}>
              {t('try-again')}
            </Button>
          </Row>
        </Alert>
      ) : choice.shortlist ? (
        <ThingBudgetChoice choice={choice} />
      ) : (
        <Skeleton />
      )}
      <ThingsChanges choice={choice} />
      <ThingRoomList choice={choice} />
      <ThingsCart choice={choice} editor={editor} />
    </Stack>
  );
});
