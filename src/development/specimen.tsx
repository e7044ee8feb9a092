import styled from '@emotion/styled';
import type { ComponentType, ReactNode } from 'react';

/** Samples by the file name of their component in src/views/components. */
export type Samples = Readonly<Record<string, ComponentType>>;

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
  min-width: 0;
  & > figcaption {
    color: var(--colour-ink-soft);
    font-size: var(--text-xs);
  }
`;

export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <Frame>
      <figcaption>{state}</figcaption>
      <div>{children}</div>
    </Frame>
  );
}

/** States of a component side by side. */
export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-6);
  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Longest texts, to test wrapping and shrinking. */
export const LONG = {
  bg: 'Непротивоконституционствувателствувайте с електроразпределителното дружество',
  en: 'Counterrevolutionaries overintellectualise the uncharacteristically incomprehensible',
} as const;
