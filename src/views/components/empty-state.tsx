import type { ReactNode } from 'react';
import { HomeIcon, type Icon } from './icons.tsx';

export interface EmptyStateProps {
  icon?: Icon;
  title: ReactNode;
  text?: ReactNode;
  /** One main button or link, and at most one quiet one. */
  action?: ReactNode;
}

/** Nothing here yet, nothing found, no connection: says why and what to do next. */
export function EmptyState({ icon: Picture = HomeIcon, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-mark">
        <Picture />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && <div className="empty-actions">{action}</div>}
    </div>
  );
}
