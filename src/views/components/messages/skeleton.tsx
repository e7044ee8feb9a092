import { classNames } from '../class-names.tsx';
export type SkeletonShape = 'text' | 'short' | 'title' | 'button' | 'square' | 'wide' | 'round';

/** The place of what is still coming, in its final shape; the list around it says `aria-busy`. */
export function Skeleton({ shape = 'text' }: { shape?: SkeletonShape }) {
  return <span className={classNames('skeleton')} data-shape={shape} aria-hidden="true" />;
}
