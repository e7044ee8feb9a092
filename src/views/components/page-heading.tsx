import { classNames } from './class-names.tsx';
import { useId } from 'react';
import type { ReactNode } from 'react';

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

export interface SectionProps {
  title: ReactNode;
  /** A link beside the title, such as 'all offers'. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames('section')} aria-labelledby={id}>
      <div className={classNames('section-line')}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
