import { observer } from 'mobx-react-lite';
import { MAX_PLAN_DAYS_AHEAD } from '../../core/plans/moving-plan.ts';
import { START_STEPS } from '../../core/plans/start-form.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import type { PlanStartScreen } from '../../view-models/plans/plan-start-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row } from '../components/layout.tsx';
import { StepLine } from '../components/step-line.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FieldTexts, FormSection, FormSheet, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { useLinks, useToday } from '../shell/use-page-language.ts';
import { MovingDayField, OriginFields } from './answers-fields.tsx';
import { PlanStartHome } from './plan-start-home.tsx';
import { PlanStartResult } from './plan-start-result.tsx';

type Props = { screen: PlanStartScreen };

/** Four steps that start a plan (PLAN-01). */
export const PlanStartForm = observer(function PlanStartForm({ screen }: Props) {
  const t = useTexts();
  const { steps } = screen;
  const isResult = steps.current === 'result';
  return (
    <BoundForm
      form={screen.form}
      texts="plan-field"
      aria-label={t(screen.isLeaving ? 'leaving-start-title' : 'plan-start-title')}
      onSubmit={() => steps.next()}
    >
      <StartSteps screen={screen} />
      <FormErrors />
      <FieldTexts texts={screen.isLeaving ? 'leaving-field' : 'plan-field'}>
        <StepFields screen={screen} />
      </FieldTexts>
      <FormSheet>
        <Row>
          <SubmitButton>{t(isResult ? 'plan-make' : 'plan-start-next')}</SubmitButton>
          {!isResult && steps.hasHome && steps.current !== 'people' && (
            <Button look="quiet" onClick={() => void steps.skip()}>
              {t('plan-start-skip')}
            </Button>
          )}
        </Row>
        {isResult && <Hint>{t('plan-make-hint')}</Hint>}
      </FormSheet>
    </BoundForm>
  );
});

const StartSteps = observer(function StartSteps({ screen: { steps, isLeaving } }: Props) {
  const t = useTexts();
  const links = useLinks();
  const place = START_STEPS.indexOf(steps.current);
  const line = START_STEPS.map((step, index) => ({
    name: step,
    label: t(`plan-start-step-${step}`),
    to: links(isLeaving ? 'MovingOut' : 'MovingIn', {}, steps.queryOf(step)),
    state: index < place ? ('complete' as const) : ('open' as const),
    isCurrent: index === place,
  }));
  return <StepLine label={t('plan-start-steps')} steps={line} />;
});

const StepFields = observer(function StepFields({ screen }: Props) {
  const t = useTexts();
  const today = useToday();
  switch (screen.steps.current) {
    case 'home':
      return <PlanStartHome screen={screen} />;
    case 'date':
      return (
        <FormSection title={t('plan-start-step-date')} lead={t('plan-start-date-lead')}>
          <MovingDayField from={screen.freeFrom ?? today} to={addDays(today, MAX_PLAN_DAYS_AHEAD)} />
        </FormSection>
      );
    case 'people':
      return (
        <FormSection title={t('plan-start-step-people')} lead={t('plan-questions-lead')}>
          <OriginFields cities={screen.cities} />
        </FormSection>
      );
    case 'result':
      return <PlanStartResult screen={screen} />;
  }
});
