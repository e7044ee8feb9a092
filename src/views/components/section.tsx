import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';

const Base = styled.section`
  margin-block: clamp(var(--space-10), 5vw, var(--space-20));
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-bottom: clamp(var(--space-4), 2vw, var(--space-8));
  & > a {
    padding-block: var(--space-2);
    font-weight: var(--weight-strong);
  }
`;

export interface SectionProps {
  title: ReactNode;
  /** A link beside the title: 'all offers'. */
  action?: ReactNode;
  children: ReactNode;
}

/** A named part of a screen. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Base aria-labelledby={id}>
      <Line>
        <h2 id={id}>{title}</h2>
        {action}
      </Line>
      {children}
    </Base>
  );
}
