import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Icon } from '../../components/icons.tsx';
import { classNames } from '../../components/class-names.tsx';

export interface BarLinkProps extends ComponentProps<typeof Link> {
  icon: Icon;
  label: string;
  /** Shown over the icon, in a place that moves nothing; nothing is shown for 0. */
  count?: number;
  /** What is read aloud when there is a count. */
  countLabel?: string;
}

/** An icon over a word. */
export function BarLink({ icon: Picture, label, count = 0, countLabel, ...rest }: BarLinkProps) {
  return (
    <Link className={classNames('bar-link')} aria-label={count > 0 ? countLabel : undefined} {...rest}>
      <Picture />
      <span>{label}</span>
      <BarCount count={count} />
    </Link>
  );
}

/** Over an icon; nothing for 0. */
export function BarCount({ count }: { count: number }) {
  return count > 0 ? <b className={classNames('bar-count')}>{count > 99 ? '99+' : count}</b> : null;
}
