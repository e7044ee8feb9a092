import { classNames } from '../class-names.tsx';
export type SkeletonShape = 'text' | 'short' | 'title' | 'button' | 'square' | 'wide' | 'round';

/** Placeholder with the final size; the surrounding list has `aria-busy`. */
export function Skeleton({ shape = 'text' }: { shape?: SkeletonShape }) {
  return <span className={classNames('skeleton')} data-shape={shape} aria-hidden="true" />;
}
