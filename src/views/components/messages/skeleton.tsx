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

/** A progress line on top of the page while `value` (0 to 100) is set (NAV-15). */
export function ProgressBar({ value }: { value: number | null }) {
  const t = useTexts();
  return value === null ? null : (
    <progress className={classNames('progress-bar')} max={100} value={value} aria-label={t('loading')} />
  );
}
