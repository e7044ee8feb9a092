import styled from '@emotion/styled';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Position of the options below a field. */
export const OptionPlace = styled.div`
  position: relative;
  & > ul {
    position: absolute;
    z-index: var(--layer-menu);
    inset: calc(100% + var(--space-1)) 0 auto;
    max-height: 18rem;
    padding: var(--space-1);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius);
    background: var(--colour-surface);
    box-shadow: var(--shadow-lg);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--target);
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-sm);
    cursor: pointer;
    &[data-active] {
      background: var(--colour-action-soft);
    }
    &[aria-selected='true'] {
      font-weight: var(--weight-strong);
    }
  }
`;

type OptionKeys<Option> = {
  options: readonly Option[];
  isOpen: boolean;
  /** Index of the preselected option; -1 for none. */
  first: 0 | -1;
  open?: () => void;
  close: () => void;
  choose: (option: Option | undefined) => void;
};

/** Keyboard control of an options list: arrows move, Enter chooses, Escape closes. */
export function useOptionKeys<Option>({ options, isOpen, first, open, close, choose }: OptionKeys<Option>) {
  const [active, setActive] = useState<number>(first);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open?.();
      const count = Math.max(1, options.length);
      const next = event.key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
      setActive((next + count) % count);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return { active, setActive, onKeyDown };
}
