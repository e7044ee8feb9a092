import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { nextStep } from '../../core/plans/days/plan-day.ts';
import { stepName } from '../../core/plans/days/day-note.ts';
import { directionOf } from '../../core/plans/leaving/leaving.ts';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import { planSums, upFrontOf } from '../../core/plans/plan-sums.ts';
import { budgetCover } from '../../core/plans/plan-budget.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { Panel, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices, useLanguage, useToday } from '../shell/use-page-language.ts';
import { useSaidDate } from './plan-dates.ts';
import { formatSofiaTime } from '../../core/shared/date-format.ts';
import { Alert } from '../components/messages/alert.tsx';

/** Warning for a day in the past, or a note for one on which banks and offices are closed (PLAN-06). */
const PlanDayNotes = observer(function PlanDayNotes({ screen }: { screen: MovingPlanScreen }) {
  const t = useTexts();
  const language = useLanguage();
  const { closedDay } = screen;
  if (screen.isPast) {
    return <Alert kind="warning">{t(screen.isLeaving ? 'leaving-day-past' : 'plan-day-past')}</Alert>;
  }
  if (!closedDay) return null;
  const { holiday, before } = closedDay;
  const day = formatSofiaTime(before, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Alert>
      {holiday
        ? t(holiday.moved ? 'plan-day-holiday-moved' : 'plan-day-holiday', {
            name: t(`holiday-${holiday.name}`),
            day,
          })
        : t('plan-day-weekend', { day })}
    </Alert>
  );
});

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
  & dt {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & dd > strong {
    font-size: var(--text-lg);
  }
  & dd[data-short] {
    color: var(--colour-terracotta);
    font-weight: var(--weight-strong);
  }
  /* Hidden on wide screens, which have the sums beside it. */
  @media (min-width: 56rem) {
    & > [data-total] {
      display: none;
    }
  }
`;

/** First section of a plan: the amount to pay, the next step, and what the budget covers (PLAN-01, PLAN-02). */
export const PlanOverview = observer(function PlanOverview({
  screen,
  plan,
}: {
  screen: MovingPlanScreen;
  plan: MovingPlan;
}) {
  const t = useTexts();
  const prices = usePrices();
  const said = useSaidDate();
  const today = useToday();
  const next = nextStep(screen.days.days, today);
  const upFront = upFrontOf(planSums(plan));
  const isOver = plan.budget !== null && upFront > plan.budget;
  return (
    <Panel as="section" aria-labelledby="plan-overview">
      <Stack>
        <h2 id="plan-overview">{t(`plan-overview-${directionOf(plan)}`)}</h2>
        <Facts>
          <div data-total="">
            <dt>{t(`plan-to-pay-${directionOf(plan)}`)}</dt>
            <dd>
              <strong>{prices.inText(upFront)}</strong>
            </dd>
          </div>
          {next && (
            <div>
              <dt>{t('plan-next-step')}</dt>
              <dd>
                <strong>{stepName(t, next)}</strong> – {said(next.day)}
              </dd>
            </div>
          )}
          {isOver && <BudgetCover plan={plan} />}
        </Facts>
        <PlanDayNotes screen={screen} />
      </Stack>
    </Panel>
  );
});

/** Costs that the budget covers, and those it does not. */
function BudgetCover({ plan }: { plan: MovingPlan }) {
  const t = useTexts();
  const prices = usePrices();
  const { covered, short } = budgetCover(plan);
  return (
    <>
      {covered.length > 0 && (
        <div>
          <dt>{t('plan-budget-covers')}</dt>
          <dd>{covered.map((name) => t(`plan-cost-${name}`)).join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('plan-budget-short')}</dt>
        <dd data-short="">
          {short
            .map(({ name, missing }) =>
              t('plan-budget-missing', {
                name: t(`plan-cost-${name}`),
                amount: prices.inText(missing),
              }),
            )
            .join(', ')}
        </dd>
      </div>
    </>
  );
}
