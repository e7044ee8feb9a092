import type { ReactNode } from 'react';
import { HomeIcon, type Icon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

export interface EmptyStateProps {
  icon?: Icon;
  title: ReactNode;
  text?: ReactNode;
  /** At most one primary action and one secondary. */
  action?: ReactNode;
  /** `h1` if the page shows nothing else. */
  level?: 'h1' | 'h2';
}

/** An empty list or missing connection: the reason and the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { icon: Picture = HomeIcon, title, text, action, level: Title = 'h2' } = props;
  return (
    <div className={classNames('empty-state')}>
      <span className={classNames('empty-mark')}>
        <Picture />
      </span>
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {action && <div className={classNames('empty-actions')}>{action}</div>}
    </div>
  );
}
