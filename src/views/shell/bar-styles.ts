import { css } from '@emotion/react';

/** An icon over a word: links and the menu's button in the header's bar. */
export const buttonless = css`
  position: relative;
  display: grid;
  flex: 1;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-width: 3.5rem;
  min-height: 3.25rem;
  padding: 0 var(--space-1);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--colour-ink);
  font-size: var(--text-xs);
  line-height: 1.2;
  text-decoration: none;
  & > svg {
    font-size: 1.25rem;
  }
  &[aria-current='page'] {
    color: var(--colour-action);
    font-weight: var(--weight-strong);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--colour-action);
    }
  }
`;
