import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { PLANNED_WORK } from '../../core/plans/moving-plan.ts';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageContainer, Panel, Row, Stack, WithSide } from '../components/layout.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { PanelSkeleton, Skeleton } from '../components/messages/skeleton.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { useTexts } from '../components/use-texts.ts';
import { SummaryBoard } from '../services/summary-board.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { DaysSection } from './days-section.tsx';
import { HomeSection } from './home-section.tsx';
import { homeName } from './plan-names.ts';
import { PlanOverview } from './plan-overview.tsx';
import { PlanStatus } from './plan-status.tsx';
import { PlanSums } from './plan-sums.tsx';
import { ThingsSection } from './things-section.tsx';
import { LinkNotice, Together } from './together/together.tsx';
import { lazySection } from '../components/load-part.ts';
import { classNames } from '../components/class-names.tsx';

const FilesSection = lazySection(() => import('./files-section.tsx').then((module) => module.FilesSection));
const NextHomeSection = lazySection(() =>
  import('./leaving/next-home-section.tsx').then((module) => module.NextHomeSection),
);

type Props = { screen: MovingPlanScreen };

/** Load on demand. */
const QuestionsSection = lazyPart(() =>
  import('./questions-section.tsx').then((module) => module.QuestionsSection),
);
const LeavingSection = lazyPart(() =>
  import('./leaving/leaving-section.tsx').then((module) => module.LeavingSection),
);
const ServicesSection = lazyPart(() =>
  import('./services-section.tsx').then((module) => module.ServicesSection),
);

/**
 * A plan for moving in or out: sums and next step first, then sections in the order of the move (PLAN-01).
 */
export const MovingPlanPage = observer(function MovingPlanPage({ screen }: Props) {
  const { plan } = screen.editor;
  if (screen.state === 'missing') return <Missing reason={screen.reason} />;
  return (
    <PageContainer sheets>
      {screen.state === 'there' && plan ? <Plan screen={screen} plan={plan} /> : <Waiting />}
    </PageContainer>
  );
});

const Plan = observer(function Plan({ screen, plan }: Props & { plan: MovingPlan }) {
  const t = useTexts();
  return (
    <>
      <PageHeading
        title={t(plan.leaving ? 'leaving-plan-title' : 'moving-plan-title')}
        lead={homeName(t, plan.home, screen.cities)}
      />
      <noscript>
        <Alert title={t('plan-needs-scripts-title')}>{t('plan-read-only')}</Alert>
      </noscript>
      <SummaryBoard data-side="end">
        <Stack>
          <LinkNotice screen={screen} />
          <PlanStatus editor={screen.editor} news={screen.together.news} />
          <Changeable className={classNames('stack')} disabled={!screen.canEdit}>
            <VisuallyHidden as="legend">{t('plan-parts-of')}</VisuallyHidden>
            <PlanOverview screen={screen} plan={plan} />
            <DaysSection screen={screen} />
            <QuestionsSection screen={screen} plan={plan} fallback={<PanelSkeleton />} />
            {plan.leaving ? (
              <LeavingSection screen={screen} plan={plan} fallback={<PanelSkeleton isTall />} />
            ) : (
              <HomeSection screen={screen} plan={plan} />
            )}
            {(plan.leaving ? PLANNED_WORK.toReversed() : PLANNED_WORK).map((work) => (
              <ServicesSection
                key={work}
                screen={screen}
                plan={plan}
                work={work}
                fallback={<PanelSkeleton />}
              />
            ))}
            {!plan.leaving && <ThingsSection screen={screen} plan={plan} />}
            {plan.people > 1 && <PaymentsSection screen={screen} plan={plan} fallback={<PanelSkeleton />} />}
          </Changeable>
          <Together screen={screen} />
          {screen.sections && (
            <Suspense fallback={null}>
              {screen.isOwn && plan.leaving && <NextHomeSection screen={screen} plan={plan} />}
              <FilesSection
                files={screen.sections.files}
                plan={plan}
                planId={screen.isOwn ? screen.editor.planId : null}
              />
            </Suspense>
          )}
          {screen.isOwn && (
            <Row data-print="hide">
              <Button look="quiet" size="small" onClick={() => screen.confirmDelete(true)}>
                {t('plan-delete')}
              </Button>
            </Row>
          )}
        </Stack>
        <PlanSums plan={plan} now={screen.planNow} />
      </SummaryBoard>
      <Deletion screen={screen} />
    </>
  );
});

const PaymentsSection = lazyPart(() =>
  import('./together/payments-section.tsx').then((module) => module.PaymentsSection),
);

/** Readers without edit rights see disabled fields. */
const Changeable = styled.fieldset`
  &:disabled button,
  &:disabled details details {
    display: none;
  }
  &:disabled .control {
    border-color: transparent;
    background: none;
    color: inherit;
    opacity: 1;
  }
`;

/** A visitor's plan is in the browser; without scripts it cannot be shown. */
function Waiting() {
  const t = useTexts();
  return (
    <>
      <PageHeading title={t('moving-plan-title')} />
      <noscript>
        <Alert title={t('plan-needs-scripts-title')}>{t('plan-in-browser-text')}</Alert>
      </noscript>
      <WithSide side="end" aria-busy="true">
        <Panel>
          <Stack>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </Stack>
        </Panel>
        <Panel>
          <Stack>
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        </Panel>
      </WithSide>
    </>
  );
}

function Missing({ reason }: { reason: string }) {
  const t = useTexts();
  const links = useLinks();
  const kind = reason === 'error-plan-not-found' ? 'missing' : 'link-ended';
  return (
    <PageContainer sheets>
      <EmptyState
        level="h1"
        title={t(`plan-${kind}-title`)}
        text={t(`plan-${kind}-text`)}
        action={<LinkButton to={links('MovingIn')}>{t('plan-start-new')}</LinkButton>}
      />
    </PageContainer>
  );
}

const Deletion = observer(function Deletion({ screen }: Props) {
  const t = useTexts();
  return (
    <Modal open={screen.deleting} title={t('plan-delete-title')} onClose={() => screen.confirmDelete(false)}>
      <Stack>
        <p>{t('plan-delete-text')}</p>
        <Row>
          <Button look="danger" onClick={() => void screen.delete()}>
            {t('plan-delete-confirm')}
          </Button>
          <Button look="quiet" onClick={() => screen.confirmDelete(false)}>
            {t('plan-delete-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
