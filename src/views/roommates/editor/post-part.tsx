import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Hint } from '../../components/fields/field.tsx';
import { Panel } from '../../components/layout.tsx';

const Part = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & > header > h2 {
    font-size: var(--text-lg);
  }
`;

/** A part of the form of an offer. */
export function PostPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part as="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <Hint>{lead}</Hint>}
      </header>
      {children}
    </Part>
  );
}
