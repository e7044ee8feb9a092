import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

/** Marks of seen and hidden listings on cards and above lists. */
export const markStyles = stylesheet(
  {
    'card-choices': css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      min-height: var(--target);
      column-gap: var(--space-2);
      & > .button {
        margin-left: auto;
      }
      @media (scripting: none) {
        & > .button {
          display: none;
        }
      }
    `,
    /** Over the picture, with the same height. */
    'seen-mark': css`
      position: absolute;
      z-index: var(--layer-raised);
      inset: 0 0 auto;
      display: flex;
      align-items: end;
      aspect-ratio: 3 / 2;
      padding: var(--space-3);
      pointer-events: none;
    `,
    'hidden-card': css`
      position: absolute;
      &[data-small] {
        position: static;
        flex: 1;
      }
      inset: 0;
      display: grid;
      place-content: center;
      justify-items: center;
      gap: var(--space-3);
      padding: var(--space-4);
      border: 1px dashed var(--colour-line);
      border-radius: var(--radius);
      color: var(--colour-ink-soft);
      text-align: center;
    `,
    'marks-line': css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      min-height: var(--target);
      margin-bottom: var(--space-3);
      gap: var(--space-1) var(--space-4);
      color: var(--colour-ink-soft);
      font-size: var(--text-sm);
      @media (scripting: none) {
        display: none;
      }
    `,
  },
  css`
    /* A hidden card keeps its place, so that nothing moves. */
    .compared-item:has(.hidden-card) {
      & > .card,
      & .card-choices,
      & .seen-mark {
        visibility: hidden;
      }
    }
    .compared-item:has(.hidden-card[data-small]) {
      & > .card,
      & .card-choices {
        display: none;
      }
    }
    /* Hides seen homes until the list without them has loaded. */
    @media (scripting: enabled) {
      [data-waiting] > * {
        visibility: hidden;
      }
    }
  `,
);
