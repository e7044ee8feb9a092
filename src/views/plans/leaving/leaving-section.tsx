import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { NOTICE_UNITS } from '../../../core/plans/leaving/leaving.ts';
import type { MovingPlan } from '../../../core/plans/moving-plan.ts';
import { planSums } from '../../../core/plans/plan-sums.ts';
import { Clock } from '../../../core/shared/clock.ts';
import { formatSofiaTime } from '../../../core/shared/date-format.ts';
import { addDays } from '../../../core/shared/sofia-time.ts';
import { LeavingTerms } from '../../../view-models/plans/leaving/leaving-terms.ts';
import type { MovingPlanScreen } from '../../../view-models/plans/moving-plan-screen.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Columns, Row, Stack } from '../../components/layout.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { BoundForm } from '../../forms/bound-form.tsx';
import { FormTextField } from '../../forms/form-fields.tsx';
import { FormSelect, FormNumberField, FormAmount } from '../../forms/form-inputs.tsx';
import { useLanguage, usePrices, useToday } from '../../shell/use-page-language.ts';
import { useService } from '../../shell/services.tsx';
import { CostLines } from '../cost-lines.tsx';
import { homeName } from '../plan-names.ts';
import { PlanSection } from '../plan-section.tsx';
import { TypedHome } from '../typed-home.tsx';
import { TasksSection } from './tasks-section.tsx';

export type LeavingProps = { screen: MovingPlanScreen; plan: MovingPlan };

/** Terms of the contract, notice period, last payments and the returned deposit. */
export const LeavingSection = observer(function LeavingSection({ screen, plan }: LeavingProps) {
  const t = useTexts();
  const prices = usePrices();
  const clock = useService(Clock);
  const language = useLanguage();
  const [terms] = useState(() => new LeavingTerms(screen.editor, clock, language));
  useEffect(() => terms.begin(), [terms]);
  const back = planSums(plan).find(({ name }) => name === 'deposit-back');
  return (
    <>
      <PlanSection title={t('notice-and-deposit')} sum={prices.brief(back?.total ?? 0)}>
        <p>{homeName(t, plan.home, screen.cities)}</p>
        {plan.home.propertyId === null && <TypedHome screen={screen} />}
        <Terms terms={terms} />
        <Notice terms={terms} />
        <LastMonth plan={plan} />
        <Deposit plan={plan} />
      </PlanSection>
      <TasksSection terms={terms} plan={plan} />
    </>
  );
});

const Terms = observer(function Terms({ terms }: { terms: LeavingTerms }) {
  const t = useTexts();
  const today = useToday();
  return (
    <BoundForm form={terms.form} prefix="leaving" texts="leaving-terms" aria-label={t('notice-and-deposit')}>
      <Columns>
        <FormNumberField name="noticeCount" />
        <FormSelect
          name="noticeUnit"
          required
          options={NOTICE_UNITS.map((value) => ({ value, label: t(`leaving-unit-${value}`) }))}
        />
      </Columns>
      <Columns>
        <FormTextField name="noticeGivenOn" hint type="date" max={today} />
        <FormNumberField name="rentDay" />
      </Columns>
      <Columns>
        <FormAmount name="owed" hint />
        <FormNumberField name="depositDays" hint />
      </Columns>
      <FormTextField name="termEndsOn" hint type="date" />
    </BoundForm>
  );
});

/** Last day to give notice, and advice when it has passed. */
const Notice = observer(function Notice({ terms }: { terms: LeavingTerms }) {
  const t = useTexts();
  const said = useSaidDay();
  const { advice } = terms;
  return (
    <Stack as="section" gap="small" aria-labelledby="leaving-notice">
      <h3 id="leaving-notice">{t('leaving-notice')}</h3>
      {(advice.kind === 'none' || advice.kind === 'unknown') && <p>{t(`leaving-notice-${advice.kind}`)}</p>}
      {advice.kind === 'by' && (
        <p>
          <strong>{t('leaving-notice-by', { day: said(advice.last) })}</strong> {t('leaving-notice-how')}
        </p>
      )}
      {advice.kind === 'late' && (
        <Alert kind="warning" title={t('leaving-notice-late-title')}>
          <p>
            {t('leaving-notice-late', {
              day: said(advice.leavingOn),
              last: said(advice.last),
              ends: said(advice.ends),
            })}
          </p>
          <Row>
            <Button look="secondary" size="small" onClick={() => terms.leaveOn(advice.ends)}>
              {t('leaving-notice-move', { day: said(advice.ends) })}
            </Button>
          </Row>
        </Alert>
      )}
      {advice.kind === 'given' && (
        <p>{t('leaving-notice-given', { day: said(advice.on), ends: said(advice.ends) })}</p>
      )}
      {advice.kind === 'given-late' && (
        <Alert kind="warning">
          {t('leaving-notice-given-late', { day: said(advice.on), ends: said(advice.ends) })}
        </Alert>
      )}
      <Hint>{t('leaving-notice-rule')}</Hint>
    </Stack>
  );
});

function LastMonth({ plan }: { plan: MovingPlan }) {
  const t = useTexts();
  const lines = planSums(plan).find(({ name }) => name === 'last-month')?.lines ?? [];
  const { people, home, movingInOn } = plan;
  return (
    <Stack gap="small">
      <h3>{t('leaving-last-month')}</h3>
      {movingInOn === null ? (
        <p>{t('leaving-last-month-none')}</p>
      ) : (
        <>
          <CostLines lines={lines} people={people} area={home.area} />
          <Hint>{t('leaving-last-month-explained')}</Hint>
          <Hint>{t('plan-averages-explained')}</Hint>
        </>
      )}
    </Stack>
  );
}

function Deposit({ plan }: { plan: MovingPlan }) {
  const t = useTexts();
  const said = useSaidDay();
  const lines = planSums(plan).find(({ name }) => name === 'deposit-back')?.lines ?? [];
  const { people, home, movingInOn, leaving } = plan;
  const days = leaving?.depositDays ?? 0;
  return (
    <Stack gap="small">
      <h3>{t('deposit')}</h3>
      {lines.length === 0 ? (
        <p>{t('no-deposit')}</p>
      ) : (
        <>
          {movingInOn !== null && (
            <p>
              {t(days === 0 ? 'leaving-deposit-same-day' : 'leaving-deposit-on', {
                day: said(addDays(movingInOn, days)),
              })}
            </p>
          )}
          <CostLines lines={lines} people={people} area={home.area} />
        </>
      )}
      <Hint>{t('leaving-deposit-advice')}</Hint>
    </Stack>
  );
}

/** `вторник, 16 март` */
function useSaidDay(): (day: string) => string {
  const language = useLanguage();
  return (day) => formatSofiaTime(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}
