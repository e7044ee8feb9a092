import type { ReactNode } from 'react';
import { DownIcon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

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
    <details className={classNames('filter-group')} open={open}>
      <summary>
        {title}
        <DownIcon />
      </summary>
      <div role="group" aria-label={title}>
        {options.map(({ name: ownName = name, value, label, count, checked = false }) => (
          <label className={classNames('choice-row')} key={ownName + value}>
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
            {count !== undefined && <span className={classNames('filter-count')}>{count}</span>}
          </label>
        ))}
        {children}
      </div>
    </details>
  );
}
