import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

/** Head of the list of homes: title, count and order in one line, quick choices and notes in the next. */
export const listHeadStyles = stylesheet(
  {
    'list-slim': css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--space-5);
      margin-bottom: var(--space-3);
      & > .quick-chips {
        flex: 1 1 auto;
      }
      & .list-note,
      & .marks-line {
        margin-bottom: 0;
      }
      & .marks-line {
        gap: 0;
      }
      & .marks-line > .button {
        padding-inline: 0;
      }
      @media (max-width: 55.99rem) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        margin-bottom: var(--space-2);
        line-height: 1.35;
        & .field-hint {
          font-size: var(--text-xs);
        }
        & > .quick-chips {
          grid-column: 1 / -1;
        }
      }
    `,
    /** A single row that scrolls on phones. */
    'quick-chips': css`
      display: flex;
      gap: var(--space-2);
      margin: 0;
      padding: 0;
      list-style: none;
      @media (max-width: 55.99rem) {
        margin-inline: calc(-1 * var(--gutter));
        padding: var(--space-1) var(--gutter);
        overflow-x: auto;
        scrollbar-width: none;
      }
    `,
    'quick-chip': css`
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
      padding: var(--space-1) var(--space-4);
      border: 1.5px solid var(--colour-line-strong);
      border-radius: var(--radius-round);
      background: var(--colour-surface);
      color: var(--colour-ink);
      font-size: var(--text-sm);
      text-decoration: none;
      white-space: nowrap;
      &[aria-current] {
        border-color: var(--colour-action);
        background: var(--colour-action-soft);
        color: var(--colour-action-strong);
        font-weight: var(--weight-strong);
      }
      &:focus-visible {
        border-radius: var(--radius-round);
      }
      @media (hover: hover) {
        &:hover {
          border-color: var(--colour-action);
        }
      }
    `,
    /** On phones the results bar sticks to the top. */
    'list-head': css`
      @media (min-width: 56rem) {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--space-6);
        margin-bottom: var(--space-3);
        & > .page-heading {
          flex: none;
          margin-block: 0;
        }
        & h1 {
          font-size: var(--text-2xl);
        }
        & > .results-bar {
          flex: 1 1 32rem;
          margin-bottom: 0;
          & > :last-child {
            flex: 0 1 15rem;
          }
        }
      }
      @media (max-width: 55.99rem) {
        display: contents;
        & > .page-heading {
          margin-block: 0 var(--space-2);
        }
        & h1 {
          font-size: var(--text-xl);
        }
      }
    `,
    'added-choice': css`
      @media (scripting: none) {
        & > .field {
          display: none;
        }
      }
    `,
  },
  css`
    .filter-line[data-actions] {
      @media (min-width: 56rem) {
        display: flex;
        flex-wrap: wrap;
        margin-bottom: var(--space-3);
        & > * {
          flex: 1 1 11rem;
        }
        & > .row {
          flex: none;
        }
      }
    }
  `,
);
