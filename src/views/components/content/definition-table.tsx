import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const List = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(7rem, 2fr) minmax(0, 3fr);
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
  }
  & > div:last-of-type {
    border: 0;
  }
  & dt {
    color: var(--colour-ink-soft);
  }
  @media (max-width: 22rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export interface DefinitionTableProps {
  /** A row without a description is omitted. */
  rows: readonly { term: string; description: ReactNode }[];
}

/** A list of facts, such as dimensions and material. */
export function DefinitionTable({ rows }: DefinitionTableProps) {
  return (
    <List>
      {rows
        .filter(({ description }) => description !== null && description !== undefined && description !== '')
        .map(({ term, description }, index) => (
          // Two rooms may have the same name.
          <div key={index}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
    </List>
  );
}
