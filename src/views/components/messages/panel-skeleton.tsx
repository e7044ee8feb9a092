import { Panel, Stack } from '../layout.tsx';
import { useTexts } from '../use-texts.ts';
import { Skeleton } from './skeleton.tsx';

/** The place of a form that is on its way. @param isTall as high as a long form */
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
