import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';

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
