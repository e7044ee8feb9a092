import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

/** Searched places and distances. */
export const nearStyles = stylesheet({
  'near-filter': css`
    margin: 0 0 var(--space-3);
    &[data-open] {
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--colour-line);
      border-radius: var(--radius);
    }
    & > legend {
      padding: 0 var(--space-2);
      font-weight: var(--weight-strong);
    }
  `,
  'near-end': css`
    display: grid;
    justify-items: start;
    gap: var(--space-2);
    margin-top: var(--space-2);
  `,
  'near-map': css`
    flex-basis: 100%;
    & > summary {
      min-height: var(--target);
      align-content: center;
      cursor: pointer;
    }
    & > div {
      height: 20rem;
    }
    @media (scripting: none) {
      display: none;
    }
  `,
  'near-minutes': css`
    margin: var(--space-2) 0 0;
    padding: 0;
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    list-style: none;
    & b {
      color: var(--colour-ink);
    }
  `,
  'near-home': css`
    margin-bottom: var(--space-4);
    & > .near-minutes {
      font-size: inherit;
    }
  `,
  'travel-rule': css`
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    & > summary {
      min-height: var(--target);
      align-content: center;
      cursor: pointer;
    }
  `,
});
