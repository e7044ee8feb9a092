import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import type { StartStep } from '../../core/plans/start-form.ts';
import type { PlanStartScreen } from '../../view-models/plans/plan-start-screen.ts';
import { Link } from 'react-router-dom';
import { Panel, Stack } from '../components/layout.tsx';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { PanelSkeleton } from '../components/messages/skeleton.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';
import { homeName } from './plan-names.ts';
import { PlanSums } from './plan-sums.tsx';

const Answers = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-4);
    align-items: center;
    min-height: var(--target);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--colour-line);
  }
  & > div:last-of-type {
    border: 0;
  }
  & dt {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & dd:first-of-type {
    grid-row: 2;
  }
  & dd:last-of-type {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

/** Sums of the plan that is being started (PLAN-02). */
export const PlanStartResult = observer(function PlanStartResult({ screen }: { screen: PlanStartScreen }) {
  const { preview } = screen;
  return preview ? <PlanSums plan={preview} isWhole /> : <PanelSkeleton isTall />;
});

/** The answers of the steps, with a link to change each (PLAN-01). */
export const PlanStartAnswers = observer(function PlanStartAnswers({ screen }: { screen: PlanStartScreen }) {
  const t = useTexts();
  const { preview } = screen;
  if (!preview) return <PanelSkeleton />;
  return (
    <Panel as="section" aria-labelledby="plan-start-answers">
      <Stack>
        <h2 id="plan-start-answers">{t('plan-start-answers')}</h2>
        <AnswerList screen={screen} plan={preview} />
      </Stack>
    </Panel>
  );
});

function AnswerList({ screen, plan }: { screen: PlanStartScreen; plan: MovingPlan }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const prices = usePrices();
  const { movingInOn, people, from, budget } = plan;
  const city = screen.cities.find(({ id }) => id === from.cityId)?.name;
  const origin = [city, from.district].filter(Boolean).join(', ');
  const unknown = t('plan-start-not-given');
  const answers: { name: string; step: StartStep; text: string }[] = [
    { name: 'home', step: 'home', text: homeName(t, plan.home, screen.cities) },
    { name: 'date', step: 'date', text: movingInOn ? dates.day(movingInOn) : unknown },
    { name: 'people', step: 'people', text: t('people', { count: people }) },
    { name: 'origin', step: 'people', text: origin || unknown },
    { name: 'budget', step: 'people', text: budget === null ? unknown : prices.inText(budget) },
  ];
  return (
    <Answers>
      {answers.map(({ name, step, text }) => (
        <div key={name}>
          <dt>{t(`plan-start-answer-${name}`)}</dt>
          <dd>{text}</dd>
          <dd>
            <Link to={links(screen.isLeaving ? 'MovingOut' : 'MovingIn', {}, screen.steps.queryOf(step))}>
              {t('plan-start-change')}
              <VisuallyHidden as="span">: {t(`plan-start-answer-${name}`)}</VisuallyHidden>
            </Link>
          </dd>
        </div>
      ))}
    </Answers>
  );
}
