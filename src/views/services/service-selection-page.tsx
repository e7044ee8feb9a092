import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { ServiceSelectionScreen } from '../../view-models/services/service-selection-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { LeafIcon } from '../components/page-icons.tsx';
import { PageContainer, Row, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PanelSkeleton } from '../components/messages/skeleton.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { ChoiceChanges } from './choice-changes.tsx';
import { ChoiceSummary } from './choice-summary.tsx';
import { ServiceGroups } from './service-groups.tsx';
import { SummaryBoard } from './summary-board.tsx';
import { lazySection } from '../components/load-part.ts';

const ServiceOrderForm = lazySection(() =>
  import('./service-order-form.tsx').then((module) => module.ServiceOrderForm),
);

type Props = { screen: ServiceSelectionScreen };

/** Selection and order of cleaning or moving services (NAV-04). */
export const ServiceSelectionPage = observer(function ServiceSelectionPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { choice, groups, kind } = screen;
  const form = screen.ordering?.form;
  const other = kind === 'moving' ? 'CleaningServices' : 'MovingServices';
  if (groups.length === 0) return <NothingOffered />;
  return (
    <PageContainer sheets>
      <PageHeading
        title={t(`services-title-${kind}`)}
        lead={t(`services-lead-${kind}`)}
        actions={
          <LinkButton look="secondary" size="small" to={links(other)}>
            {t(`services-to-${other}`)}
          </LinkButton>
        }
      />
      <Stack>
        <noscript>
          <Alert title={t('services-need-scripts-title')}>{t('services-need-scripts-text')}</Alert>
        </noscript>
        <ChoiceChanges
          changes={choice.changes}
          rejections={form?.refusal === 'service-order-changed' ? form.failedSubmits : 0}
        />
        <SummaryBoard data-side="end">
          <Stack gap="large">
            <ServiceGroups groups={groups} choice={choice} />
            {screen.ready && !choice.selection.isEmpty && <Ordering screen={screen} />}
          </Stack>
          <ChoiceSummary choice={choice} />
        </SummaryBoard>
      </Stack>
    </PageContainer>
  );
});

/** The order form; loads with the first choice. */
const Ordering = observer(function Ordering({ screen }: Props) {
  const t = useTexts();
  const { choice, ordering, orderingFailed } = screen;
  if (orderingFailed) {
    return (
      <Alert kind="error" title={t('services-ordering-failed')}>
        <Row>
          <Button look="secondary" size="small" onClick={() => void screen.prepare()}>
            {t('try-again')}
          </Button>
        </Row>
      </Alert>
    );
  }
  if (!ordering) return <PanelSkeleton />;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <ServiceOrderForm ordering={ordering} choice={choice} />
    </Suspense>
  );
});

function NothingOffered() {
  const t = useTexts();
  const links = useLinks();
  return (
    <PageContainer sheets>
      <EmptyState
        icon={LeafIcon}
        title={t('services-none-title')}
        text={t('services-soon')}
        action={<LinkButton to={links('Contacts')}>{t('link-Contacts')}</LinkButton>}
      />
    </PageContainer>
  );
}
