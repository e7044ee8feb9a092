import { css } from '@emotion/react';

/** Text inputs, text areas and selects look the same. */
export const controlStyles = css`
  width: 100%;
  min-height: var(--space-12);
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid var(--colour-line-strong);
  border-radius: var(--radius);
  background: var(--colour-surface);
  color: var(--colour-ink);
  transition: border-color var(--motion-quick);
  &::placeholder {
    color: var(--colour-ink-soft);
    opacity: 1;
  }
  &:hover:enabled {
    border-color: var(--colour-ink);
  }
  &:focus-visible {
    border-color: var(--colour-focus);
    border-radius: var(--radius);
    outline-offset: 1px;
  }
  &[aria-invalid] {
    border-color: var(--colour-danger);
    box-shadow: inset 0 0 0 0.5px var(--colour-danger);
  }
  &:disabled {
    border-color: var(--colour-line);
    background: var(--colour-sunken);
    color: var(--colour-ink-soft);
  }
`;
