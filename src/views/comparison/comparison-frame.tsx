import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MIN_COMPARED } from '../../core/site/comparison.ts';
import type { ComparisonScreen } from '../../view-models/comparison/comparison-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';

export interface ComparisonFrameProps {
  screen: ComparisonScreen<{ id: number }>;
  back: { label: string; to: string };
  children: ReactNode;
}

/** Layout of both comparisons: link back, removed items, and a hint when there are fewer than two. */
export const ComparisonFrame = observer(function ComparisonFrame({
  screen,
  back,
  children,
}: ComparisonFrameProps) {
  const t = useTexts();
  const links = useLinks();
  const { kind, things, goneCount } = screen;
  const title = t(`comparison-of-${kind}`);
  return (
    <PageContainer>
      <Breadcrumbs items={[{ label: t('home'), to: links('Index') }, back, { label: title }]} />
      <PageHeading title={title} lead={things.length > 0 && t('comparison-lead')} />
      <Stack>
        {goneCount > 0 && <Alert>{t('comparison-gone', { count: goneCount })}</Alert>}
        {things.length < MIN_COMPARED && (
          <EmptyState
            title={t(things.length === 0 ? 'comparison-empty' : 'comparison-of-one')}
            text={t('comparison-empty-text')}
            action={<LinkButton to={back.to}>{back.label}</LinkButton>}
          />
        )}
        {things.length > 0 && children}
      </Stack>
    </PageContainer>
  );
});
