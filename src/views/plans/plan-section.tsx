import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { DownIcon } from '../components/icons.tsx';

/** A sheet that folds to its sum; open before any script. */
const Sheet = styled.details`
  padding: 0 var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-sm);
  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    padding-block: var(--space-4);
    font-variant-numeric: tabular-nums;
    & > svg {
      color: var(--colour-ink-soft);
    }
  }
  & > div {
    padding-bottom: var(--space-5);
  }
  @media (max-width: 39.99rem) {
    padding-inline: var(--space-4);
  }
  @media print {
    padding: 0;
    box-shadow: none;
    & > summary > svg {
      display: none;
    }
  }
`;

type PlanSectionProps = {
  title: string;
  /** What it costs, in words; a section that costs nothing has none. */
  sum?: ReactNode;
  /** Whether it is on the page for the wall. */
  onPaper?: boolean;
  children: ReactNode;
};

/** A part of a plan, in the order in which people do it. */
export function PlanSection({ title, sum, onPaper, children }: PlanSectionProps) {
  return (
    <Sheet open data-print={onPaper ? undefined : 'hide'}>
      <summary>
        <h2>{title}</h2>
        <strong>{sum}</strong>
        <DownIcon />
      </summary>
      <div className="stack">{children}</div>
    </Sheet>
  );
}
