import type { ReactNode } from 'react';
import { DownIcon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

export interface FilterOption {
  /** Query name of an option, for groups of boolean filters. */
  name?: string;
  value: string;
  label: string;
  count?: number;
  checked?: boolean;
}

export interface FilterGroupProps {
  title: string;
  /** Query name, for forms sent without a script. */
  name: string;
  options?: readonly FilterOption[];
  onToggle?: (value: string, checked: boolean, name: string) => void;
  open?: boolean;
  /** Content besides the options: a price range. */
  children?: ReactNode;
}

/** A filter as a disclosure. An option without results is disabled. */
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
