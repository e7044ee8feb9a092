import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { DownIcon } from '../components/icons.tsx';
import { classNames } from '../components/class-names.tsx';

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
  sum?: ReactNode;
  /** True to print it with the plan's calendar. */
  onPaper?: boolean;
  /** True if initially closed. */
  collapsed?: boolean;
  children: ReactNode;
};

export function PlanSection({ title, sum, onPaper, collapsed, children }: PlanSectionProps) {
  return (
    <Sheet open={!collapsed} data-print={onPaper ? undefined : 'hide'}>
      <summary>
        <h2>{title}</h2>
        <strong>{sum}</strong>
        <DownIcon />
      </summary>
      <div className={classNames('stack')}>{children}</div>
    </Sheet>
  );
}
