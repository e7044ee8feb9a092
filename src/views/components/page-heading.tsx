import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
  margin-block: var(--space-2) var(--space-8);
  & > div:first-of-type {
    display: grid;
    flex: 1 1 18rem;
    gap: var(--space-2);
    min-width: 0;
  }
`;

const Lead = styled.p`
  max-width: var(--width-text);
  color: var(--colour-ink-soft);
  font-size: var(--text-lg);
`;

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** At the end of the line: order of the list, a share button. */
  actions?: ReactNode;
}

/** The only h1 of a screen. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <Base>
      <div>
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {actions}
    </Base>
  );
}
