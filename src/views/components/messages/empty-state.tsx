import type { ReactNode } from 'react';
import { HomeIcon, type Icon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

export interface EmptyStateProps {
  icon?: Icon;
  title: ReactNode;
  text?: ReactNode;
  /** One main button or link, and at most one quiet one. */
  action?: ReactNode;
  /** `h1` where it is all that the page says. */
  level?: 'h1' | 'h2';
}

/** Nothing here yet, nothing found, no connection: says why and what to do next. */
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
