import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import type { PlanSummary } from '../../core/plans/moving-plans.ts';
import { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { Clock } from '../../core/shared/clock.ts';
import { KeyGenerator } from '../../core/shared/key-generator.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { pathOf } from '../../core/site/paths.ts';
import { PlanMakerOpener } from '../../view-models/plans/plan-maker-opener.ts';
import { PlanRepository } from '../../view-models/plans/plan-repository.ts';
import { PlanStartScreen } from '../../view-models/plans/plan-start-screen.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Link } from 'react-router-dom';
import { LinkButton } from '../components/actions/link-button.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageContainer, Panel, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PanelSkeleton } from '../components/messages/panel-skeleton.tsx';
import { useTexts } from '../components/use-texts.ts';
import { page } from '../page.ts';
import { SummaryBoard } from '../services/summary-board.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { homeName } from './home-name.ts';
import { PlanStartForm } from './plan-start-form.tsx';

type Props = { screen: PlanStartScreen };

const PlanSums = lazyPart(async () => (await import('./plan-sums.tsx')).PlanSums);

const PlanStartAnswers = lazyPart(async () => (await import('./plan-start-result.tsx')).PlanStartAnswers);

/** Start of a plan in four steps, with the sums beside them (PLAN-01). */
const PlanStartPage = observer(function PlanStartPage({ screen }: Props) {
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
            <KeptPlans screen={screen} />
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
const KeptPlans = observer(function KeptPlans({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  if (!screen.kept || screen.kept.length === 0) return null;
  const day = ({ movingInOn, direction }: PlanSummary) => {
    const said = movingInOn ? dates.day(movingInOn) : t('plan-day-unknown');
    return `${t(direction === 'out' ? 'leaving-plan-title' : 'moving-plan-title')}, ${said}`;
  };
  return (
    <Panel as="section" aria-labelledby="kept-plans">
      <Stack>
        <h2 id="kept-plans">{t('plan-kept')}</h2>
        <Stack as="ul" gap="small">
          {screen.kept.map((plan) => (
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

const rules = lazyImport(() => import('../../core/plans/plan-rules.ts').then((module) => module.planRules));

export default page(
  PlanStartPage,
  [
    PlanRepository,
    PropertyCatalogue,
    PlanMakerOpener,
    Clock,
    KeyGenerator,
    Modals,
    FormDrafts,
    Navigation,
    LanguageSwitch,
  ],
  (shelf, properties, maker, clock, keys, modals, drafts, navigation, { language }) =>
    new PlanStartScreen({
      shelf,
      properties,
      maker,
      clock,
      keys,
      modals,
      rules,
      drafts,
      goTo: (route, query) => void navigation.go(pathOf(route, language, {}, query)),
      open: (id) => void navigation.go(pathOf('MovingInPlan', language, { id })),
    }),
);
