import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

export const buttonStyles = stylesheet({
  button: css`
    --back: transparent;
    --front: var(--colour-action);
    --edge: transparent;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: var(--space-12);
    padding: var(--space-2) var(--space-6);
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-round);
    background: var(--back);
    color: var(--front);
    font-weight: var(--weight-strong);
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    transition:
      background var(--motion-quick),
      border-color var(--motion-quick),
      transform var(--motion-quick);
    &:active {
      transform: scale(0.98);
    }
    &:focus-visible {
      border-radius: var(--radius-round);
    }
    &[data-look='primary'] {
      --back: var(--colour-action);
      --front: var(--colour-on-action);
    }
    &[data-look='danger'] {
      --back: var(--colour-danger);
      --front: var(--colour-on-danger);
    }
    &[data-look='secondary'] {
      --edge: var(--colour-action);
    }
    &[data-look='quiet'] {
      padding-inline: var(--space-4);
      /* Aligns the label with the text above and below. */
      .row > & {
        margin-inline-start: calc(-1 * var(--space-4));
      }
      .row[data-spread] > & {
        margin-inline-end: calc(-1 * var(--space-4));
      }
    }
    &[data-size='small'] {
      min-height: var(--target);
      padding-inline: var(--space-4);
      font-size: var(--text-sm);
    }
    &[data-wide] {
      width: 100%;
    }
    @media (hover: hover) {
      &:hover {
        --back: var(--colour-action-soft);
      }
      &[data-look='primary']:hover {
        --back: var(--colour-action-strong);
      }
      &[data-look='danger']:hover {
        --back: var(--colour-danger-strong);
      }
    }
    &:disabled,
    &[aria-disabled='true']:not([aria-busy]) {
      --back: var(--colour-sunken);
      --front: var(--colour-ink-soft);
      --edge: transparent;
      transform: none;
    }
    &[aria-busy='true'] {
      cursor: progress;
      transform: none;
      &::before {
        content: '';
        width: 1em;
        height: 1em;
        flex: none;
        border: 2px solid;
        border-right-color: transparent;
        border-radius: 50%;
        animation: uyut-turn 0.8s linear infinite;
      }
      & > svg {
        display: none;
      }
    }
  `,
  'icon-button': css`
    display: inline-grid;
    flex: none;
    place-items: center;
    width: var(--target);
    height: var(--target);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: transparent;
    color: var(--colour-ink);
    transition:
      background var(--motion-quick),
      color var(--motion-quick);
    &:focus-visible {
      border-radius: 50%;
    }
    &[data-look='raised'] {
      background: var(--colour-surface);
      box-shadow: var(--shadow);
    }
    &[aria-pressed='true'] {
      color: var(--colour-rose);
      & svg {
        fill: currentColor;
      }
    }
    @media (hover: hover) {
      &:hover:enabled {
        background: var(--colour-action-soft);
        color: var(--colour-action-strong);
      }
      &[aria-pressed]:hover:enabled {
        background: var(--colour-rose-soft);
        color: var(--colour-rose);
      }
    }
    &:disabled {
      color: var(--colour-ink-soft);
      opacity: 0.55;
    }
  `,
  'filter-tags': css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-bottom: var(--space-5);
    & > li > a:not([aria-label]) {
      display: inline-flex;
      align-items: center;
      min-height: var(--target);
      padding-inline: var(--space-2);
      font-size: var(--text-sm);
    }
  `,
  'filter-tag': css`
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding: var(--space-1) var(--space-3) var(--space-1) var(--space-4);
    border-radius: var(--radius-round);
    background: var(--colour-action-soft);
    color: var(--colour-ink);
    font-size: var(--text-sm);
    text-decoration: none;
    overflow-wrap: anywhere;
    & > svg {
      flex: none;
    }
    &:focus-visible {
      border-radius: var(--radius-round);
    }
    @media (hover: hover) {
      &:hover {
        background: var(--colour-sunken);
      }
    }
  `,
});
