import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Hint } from '../../components/fields/field.tsx';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > header > h3 {
    font-size: var(--text-md);
  }
`;

/** A named part of a step. */
export function OwnPart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {hint && <Hint>{hint}</Hint>}
      </header>
      {children}
    </Part>
  );
}
