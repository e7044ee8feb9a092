import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

export const fieldStyles = stylesheet(
  {
    control: css`
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
      &[aria-invalid],
      &[data-invalid] {
        border-color: var(--colour-danger);
        box-shadow: inset 0 0 0 0.5px var(--colour-danger);
      }
      &:disabled {
        border-color: var(--colour-line);
        background: var(--colour-sunken);
        color: var(--colour-ink-soft);
      }
    `,
    field: css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--space-1);
      min-width: 0;
    `,
    'field-label': css`
      font-weight: var(--weight-strong);
      font-size: var(--text-sm);
    `,
    'field-hint': css`
      color: var(--colour-ink-soft);
      font-size: var(--text-sm);
    `,
    'field-error': css`
      color: var(--colour-danger);
    `,
    /** A price field with its currency. */
    amount: css`
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      & > * {
        grid-row: 1;
      }
      & > .control {
        grid-column: 1 / -1;
        padding-left: var(--space-3);
        padding-right: 3.25rem;
        font-variant-numeric: tabular-nums;
      }
      & > select {
        grid-column: 2;
        align-self: stretch;
        appearance: none;
        min-width: 2.75rem;
        margin: 2px;
        padding-inline: var(--space-1);
        text-align: center;
        border: 0;
        border-left: 1px solid var(--colour-line);
        border-radius: 0 var(--radius) var(--radius) 0;
        background: var(--colour-surface);
        color: var(--colour-ink-soft);
        &:disabled {
          opacity: 1;
        }
      }
    `,
    select: css`
      position: relative;
      & > svg {
        position: absolute;
        inset: 0 var(--space-3) 0 auto;
        height: 100%;
        pointer-events: none;
      }
    `,
    'choice-row': css`
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--space-3);
      min-height: var(--target);
      cursor: pointer;
      & > input {
        width: 1.25rem;
        height: 1.25rem;
        margin: 0;
      }
      & > input[aria-invalid] {
        outline: 2px solid var(--colour-danger);
        outline-offset: 2px;
      }
      &:has(:disabled) {
        color: var(--colour-ink-soft);
        cursor: not-allowed;
      }
      &[data-framed] {
        padding: var(--space-3) var(--space-4);
        border: 1.5px solid var(--colour-line);
        border-radius: var(--radius);
        background: var(--colour-surface);
        transition: border-color var(--motion-quick);
        &:hover {
          border-color: var(--colour-line-strong);
        }
        &:has(:checked) {
          border-color: var(--colour-action);
          background: var(--colour-action-soft);
        }
      }
      /* Stacks the price where a word of the label would break. */
      @container (max-width: 24rem) {
        &[data-framed] {
          grid-template-columns: auto minmax(0, 1fr);
          row-gap: 0;
        }
      }
      @media (hover: hover) {
        &:not([data-framed]):hover {
          color: var(--colour-action);
        }
      }
    `,
    'radio-aside': css`
      @container (max-width: 24rem) {
        [data-framed] > & {
          grid-column: 2;
        }
      }
    `,
    quantity: css`
      display: inline-flex;
      align-items: center;
      width: max-content;
      border: 1.5px solid var(--colour-line-strong);
      border-radius: var(--radius-round);
      background: var(--colour-surface);
      &:focus-within {
        border-color: var(--colour-focus);
      }
      & > input {
        width: 3.25ch;
        height: var(--target);
        border: 0;
        padding: 0;
        background: none;
        text-align: center;
        font-weight: var(--weight-strong);
        font-variant-numeric: tabular-nums;
        appearance: textfield;
        &::-webkit-inner-spin-button {
          appearance: none;
        }
      }
    `,
    'radio-group': css`
      container-type: inline-size;
      display: grid;
      gap: var(--space-2);
      & > legend {
        margin-bottom: var(--space-2);
        font-weight: var(--weight-strong);
        font-size: var(--text-sm);
      }
    `,
    'radio-text': css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    `,
    form: css`
      display: grid;
      gap: var(--space-5);
    `,
    'form-sheet': css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-5);
      & h2 {
        font-size: var(--text-xl);
      }
      & h3 {
        font-size: var(--text-lg);
      }
      .panel & {
        gap: var(--space-4);
        padding: 0;
        background: none;
        box-shadow: none;
        & h3 {
          font-size: var(--text-md);
        }
      }
    `,
    'error-links': css`
      & a {
        display: inline-block;
        max-width: 100%;
        padding: var(--space-1) 0;
        color: inherit;
      }
    `,
  },
  css`
    textarea.control {
      padding-block: var(--space-3);
      line-height: var(--leading);
      resize: vertical;
      field-sizing: content;
      min-height: var(--space-24);
      max-height: 60vh;
    }
    select.control {
      appearance: none;
      padding-right: var(--space-10);
      text-overflow: ellipsis;
    }
    /* Native arrows are grey in the dark theme. */
    @media (forced-colors: none) {
      :where([type='checkbox'], [type='radio']) {
        appearance: none;
        display: inline-grid;
        flex: none;
        place-items: center;
        width: 1.25rem;
        height: 1.25rem;
        margin: 0;
        border: 1.5px solid var(--colour-line-strong);
        border-radius: var(--radius-sm);
        background: var(--colour-surface);
        &::before {
          content: '';
          width: 0.7rem;
          height: 0.7rem;
          background: var(--colour-on-action);
          clip-path: polygon(12% 46%, 0 59%, 40% 96%, 100% 20%, 86% 8%, 38% 70%);
          transform: scale(0);
        }
        &:checked {
          border-color: var(--colour-action);
          background: var(--colour-action);
        }
        &:checked::before {
          transform: none;
        }
        &:disabled {
          border-color: var(--colour-line);
          background: var(--colour-sunken);
        }
      }
      :where([type='radio']) {
        border-radius: 50%;
        &::before {
          width: 0.5rem;
          height: 0.5rem;
          border-radius: 50%;
          clip-path: none;
        }
        &:focus-visible {
          border-radius: 50%;
        }
      }
    }
  `,
);
