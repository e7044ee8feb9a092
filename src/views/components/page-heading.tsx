import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Content at the end of the line: a sort order, a share button. */
  actions?: ReactNode;
}

/** The only h1 of a screen. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <div className={classNames('page-heading')}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={classNames('page-lead')}>{lead}</p>}
      </div>
      {actions}
    </div>
  );
}
