import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { DownIcon } from '../icons.tsx';

const Base = styled.details`
  border-bottom: 1px solid var(--colour-line);
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--space-12);
    font-weight: var(--weight-strong);
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      transition: transform var(--motion);
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    max-height: 21rem;
    padding: var(--space-1);
    padding-bottom: var(--space-4);
    overflow-y: auto;
  }
`;

const Count = styled.span`
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export interface FilterOption {
  /** Where the options of a group are several yes-or-no filters, each has a name of its own. */
  name?: string;
  value: string;
  label: string;
  /** How many things the list would have. */
  count?: number;
  checked?: boolean;
}

export interface FilterGroupProps {
  title: string;
  /** Name in the query, for a form that is sent without a script. */
  name: string;
  options?: readonly FilterOption[];
  onToggle?: (value: string, checked: boolean, name: string) => void;
  open?: boolean;
  /** Instead of, or after, the options: a price range. */
  children?: ReactNode;
}

/** One filter of a list, folded or open. An option that would leave nothing can't be chosen. */
export function FilterGroup({ title, name, options = [], onToggle, open, children }: FilterGroupProps) {
  return (
    <Base open={open}>
      <summary>
        {title}
        <DownIcon />
      </summary>
      <div role="group" aria-label={title}>
        {options.map(({ name: ownName = name, value, label, count, checked = false }) => (
          <ChoiceRow key={ownName + value}>
            <input
              type="checkbox"
              name={ownName}
              value={value}
              disabled={count === 0 && !checked}
              {...(onToggle
                ? { checked, onChange: (event) => onToggle(value, event.target.checked, ownName) }
                : { defaultChecked: checked })}
            />
            <span>{label}</span>
            {count !== undefined && <Count>{count}</Count>}
          </ChoiceRow>
        ))}
        {children}
      </div>
    </Base>
  );
}
