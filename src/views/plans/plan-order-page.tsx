import { observer } from 'mobx-react-lite';
import type { PlanOrderScreen } from '../../view-models/plans/plan-order-screen.ts';
import type { ServiceChoice } from '../../view-models/services/service-choice.ts';
import type { ServiceOrdering } from '../../view-models/services/service-ordering.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageContainer, Row, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PanelSkeleton } from '../components/messages/skeleton.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ChoiceChanges } from '../services/choice-changes.tsx';
import { ChoiceSummary } from '../services/choice-summary.tsx';
import { ServiceOrderForm } from '../services/service-order-form.tsx';
import { SummaryBoard } from '../services/summary-board.tsx';
import { useLinks } from '../shell/use-page-language.ts';

type Props = { screen: PlanOrderScreen };

/** Order form of a plan's cleaning or move, prefilled from the plan (PLAN-07). */
export const PlanOrderPage = observer(function PlanOrderPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { id, work, choice, ordering } = screen;
  return (
    <PageContainer sheets>
      <PageHeading
        title={t(`plan-order-title-${work}`)}
        lead={t('plan-order-lead')}
        actions={
          <LinkButton look="quiet" size="small" to={links('MovingInPlan', { id })}>
            {t('plan-back')}
          </LinkButton>
        }
      />
      <noscript>
        <Alert title={t('services-need-scripts-title')}>{t('services-need-scripts-text')}</Alert>
      </noscript>
      {screen.state === 'missing' && (
        <EmptyState
          title={t('plan-missing-title')}
          text={t('plan-missing-text')}
          action={<LinkButton to={links('MovingIn')}>{t('plan-start-new')}</LinkButton>}
        />
      )}
      {screen.state === 'failed' && (
        <Alert kind="error" title={t('services-ordering-failed')}>
          <Row>
            <Button look="secondary" size="small" onClick={() => void screen.prepare()}>
              {t('try-again')}
            </Button>
          </Row>
        </Alert>
      )}
      {screen.state === 'waiting' && <PanelSkeleton />}
      {screen.state === 'there' && choice && ordering && (
        <Ordering screen={screen} choice={choice} ordering={ordering} />
      )}
    </PageContainer>
  );
});

type OrderingProps = Props & { choice: ServiceChoice; ordering: ServiceOrdering };

const Ordering = observer(function Ordering({ screen, choice, ordering }: OrderingProps) {
  const t = useTexts();
  const links = useLinks();
  const { form } = ordering;
  if (screen.orderToken !== null) {
    return (
      <EmptyState
        title={t('plan-already-ordered')}
        action={
          <LinkButton to={links('FollowedServiceOrder', { token: screen.orderToken })}>
            {t('plan-to-order')}
          </LinkButton>
        }
      />
    );
  }
  if (choice.selection.isEmpty && !form.busy) {
    return (
      <EmptyState
        title={t(`plan-none-${screen.work}`)}
        action={<LinkButton to={links('MovingInPlan', { id: screen.id })}>{t('plan-back')}</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      <ChoiceChanges
        changes={choice.changes}
        rejections={form.refusal === 'service-order-changed' ? form.failedSubmits : 0}
      />
      <SummaryBoard data-side="end">
        <ServiceOrderForm ordering={ordering} choice={choice} />
        <ChoiceSummary choice={choice} />
      </SummaryBoard>
    </Stack>
  );
});
