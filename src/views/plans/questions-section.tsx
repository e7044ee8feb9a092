import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { MAX_PLAN_DAYS_AHEAD, weightsOf } from '../../core/plans/moving-plan.ts';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import { MAX_WEIGHT } from '../../core/plans/split-costs.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { QuantityField } from '../components/fields/quantity-field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm } from '../forms/bound-form.tsx';
import { MovingDayField, OriginFields } from './answers-fields.tsx';
import { personName } from './plan-names.ts';
import { PlanSection } from './plan-section.tsx';
import { PlanShares } from './plan-shares.tsx';
import { useToday } from '../shell/use-page-language.ts';

type Props = { screen: MovingPlanScreen; plan: MovingPlan };

/** Date, previous address, people and budget, edited in place (PLAN-01). */
export const QuestionsSection = observer(function QuestionsSection({ screen, plan }: Props) {
  const t = useTexts();
  const today = useToday();
  const title = t(plan.leaving ? 'leaving-questions' : 'plan-questions');
  return (
    <PlanSection title={title} collapsed={plan.movingInOn !== null}>
      <BoundForm
        form={screen.editor.form}
        texts={plan.leaving ? 'leaving-field' : 'plan-field'}
        aria-label={title}
      >
        <MovingDayField from={today} to={addDays(today, MAX_PLAN_DAYS_AHEAD)} />
        <OriginFields cities={screen.cities} />
      </BoundForm>
      {plan.people > 1 && <Parts screen={screen} plan={plan} />}
    </PlanSection>
  );
});

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;

/** Share of each person; equal by default. */
const Parts = observer(function Parts({ screen, plan }: Props) {
  const t = useTexts();
  const parts = weightsOf(plan);
  const { editor } = screen;
  return (
    <Stack as="section" aria-labelledby="plan-parts">
      <h3 id="plan-parts">{t('plan-parts')}</h3>
      <People>
        {parts.map((part, person) => (
          // People are their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={person}>
            <QuantityField
              name={`part-${person}`}
              label={t('plan-part-of-person', { name: personName(t, plan, person) })}
              value={part}
              min={0}
              max={MAX_WEIGHT}
              onValue={(value) =>
                editor.edit({ parts: parts.map((one, place) => (place === person ? value : one)) })
              }
            />
          </li>
        ))}
      </People>
      <PlanShares plan={plan} />
      {plan.parts !== null && (
        <Row>
          <Button look="quiet" size="small" onClick={() => editor.edit({ parts: null })}>
            {t('plan-parts-equal')}
          </Button>
        </Row>
      )}
    </Stack>
  );
});
