import { classNames } from '../class-names.tsx';
import { Panel, Stack } from '../layout.tsx';
import { useTexts } from '../use-texts.ts';

export type SkeletonShape = 'text' | 'short' | 'title' | 'button' | 'square' | 'wide' | 'round';

/** Placeholder with the final size; the surrounding list has `aria-busy`. */
export function Skeleton({ shape = 'text' }: { shape?: SkeletonShape }) {
  return <span className={classNames('skeleton')} data-shape={shape} aria-hidden="true" />;
}

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
