import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import type { PlanSummary } from '../../core/plans/moving-plans.ts';
import type { PlanStartScreen } from '../../view-models/plans/plan-start-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Link } from 'react-router-dom';
import { LinkButton } from '../components/actions/button.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageContainer, Panel, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PanelSkeleton } from '../components/messages/skeleton.tsx';
import { useTexts } from '../components/use-texts.ts';
import { SummaryBoard } from '../services/summary-board.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { homeName } from './plan-names.ts';
import { PlanStartForm } from './plan-start-form.tsx';

type Props = { screen: PlanStartScreen };

const PlanSums = lazyPart(async () => (await import('./plan-sums.tsx')).PlanSums);

const PlanStartAnswers = lazyPart(async () => (await import('./plan-start-result.tsx')).PlanStartAnswers);

/** Start of a plan in four steps, with the sums beside them (PLAN-01). */
export const PlanStartPage = observer(function PlanStartPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { preview } = screen;
  const isReady = useDeferredValue(screen.ready);
  const start = screen.isLeaving ? 'leaving' : 'plan';
  return (
    <PageContainer sheets>
      <PageHeading
        title={t(`${start}-start-title`)}
        lead={t(`${start}-start-lead`)}
        actions={
          <LinkButton look="quiet" size="small" to={links(screen.isLeaving ? 'MovingIn' : 'MovingOut')}>
            {t(screen.isLeaving ? 'plan-this-home' : 'plan-leave-start')}
          </LinkButton>
        }
      />
      <Stack gap="large">
        <noscript>
          <Alert title={t('plan-needs-scripts-title')}>{t('plan-needs-scripts-text')}</Alert>
        </noscript>
        {screen.isGone && <Alert kind="warning">{t(`${start}-start-gone`)}</Alert>}
        <SummaryBoard data-side="end">
          <Stack gap="large">
            <StoredPlans screen={screen} />
            {isReady ? <PlanStartForm screen={screen} /> : <PanelSkeleton isTall />}
          </Stack>
          {screen.steps.current === 'result' ? (
            <PlanStartAnswers screen={screen} fallback={<PanelSkeleton />} />
          ) : preview ? (
            <PlanSums plan={preview} fallback={<PanelSkeleton />} />
          ) : (
            <Panel>
              <p>{t('plan-sums-later')}</p>
            </Panel>
          )}
        </SummaryBoard>
      </Stack>
    </PageContainer>
  );
});

/** Stored plans of the account or the browser. */
const StoredPlans = observer(function StoredPlans({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  if (!screen.plans || screen.plans.length === 0) return null;
  const day = ({ movingInOn, direction }: PlanSummary) => {
    const said = movingInOn ? dates.day(movingInOn) : t('plan-day-unknown');
    return `${t(direction === 'out' ? 'leaving-plan-title' : 'moving-plan-title')}, ${said}`;
  };
  return (
    <Panel as="section" aria-labelledby="kept-plans">
      <Stack>
        <h2 id="kept-plans">{t('plan-kept')}</h2>
        <Stack as="ul" gap="small">
          {screen.plans.map((plan) => (
            <li key={plan.id}>
              <p>
                <Link to={links('MovingInPlan', { id: plan.id })}>{homeName(t, plan, screen.cities)}</Link>
              </p>
              <p>
                <Hint>{day(plan)}</Hint>
              </p>
            </li>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
});
