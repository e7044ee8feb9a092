import { Panel, Stack } from '../layout.tsx';
import { useTexts } from '../use-texts.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * Placeholder of a loading form.
 * @param isTall for a long form
 */
export function PanelSkeleton({ isTall = false }: { isTall?: boolean }) {
  const t = useTexts();
  return (
    <Panel tall={isTall} aria-busy="true" aria-label={t('loading')} role="group">
      <Stack>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </Stack>
    </Panel>
  );
}
