import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

/** Filters, count and order above a list. */
export const resultsStyles = stylesheet({
  'filter-sheet': css`
    color: inherit;
    & > form > h2 {
      margin-bottom: var(--space-2);
      font-size: var(--text-lg);
      line-height: var(--target);
    }
    @media (min-width: 56rem) {
      position: static;
      display: block;
      width: auto;
      height: auto;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      max-width: none;
      max-height: none;
      overflow: visible;
      & > form > [data-sheet] {
        display: none;
      }
    }
    @media (min-width: 56rem) and (scripting: none) {
      & > form > [data-sheet='send'] {
        display: block;
      }
    }
    @media (max-width: 55.99rem) {
      position: fixed;
      /* Above everything; accessibility checks recognise the layer. */
      z-index: var(--layer-menu);
      inset: auto 0 0;
      width: 100%;
      max-width: none;
      max-height: 88dvh;
      margin: 0;
      padding: 0;
      border: 0;
      border-radius: var(--radius-lg) var(--radius-lg) 0 0;
      background: var(--colour-surface);
      overflow: auto;
      overscroll-behavior: contain;
      &::backdrop {
        background: var(--colour-veil);
      }
      /* The form fills the sheet, so that a press beside it is on the backdrop. */
      & > form {
        padding: var(--space-3) var(--gutter) 0;
      }
      &:popover-open {
        animation: uyut-rise var(--motion) var(--ease);
      }
    }
  `,
  'filter-group': css`
    border-bottom: 1px solid var(--colour-line);
    & > summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-height: var(--space-12);
      font-weight: var(--weight-strong);
    }
    & > div {
      max-height: 21rem;
      padding: var(--space-1);
      padding-bottom: var(--space-4);
      overflow-y: auto;
    }
  `,
  'filter-count': css`
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  `,
  'filter-sheet-close': css`
    position: absolute;
    top: var(--space-3);
    right: var(--space-3);
  `,
  'filter-sheet-send': css`
    position: sticky;
    bottom: 0;
    padding-block: var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
    background: var(--colour-surface);
    @media (max-height: 26rem) {
      position: static;
    }
  `,
  'filter-line': css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
    gap: var(--space-4);
    align-items: end;
    margin-bottom: var(--space-5);
  `,
  'filter-more': css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 0 var(--space-8);
    margin-bottom: var(--space-5);
  `,
  'results-bar': css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    margin-bottom: var(--space-4);
    font-variant-numeric: tabular-nums;
    & > p {
      flex: 99 0 auto;
      &::first-letter {
        text-transform: uppercase;
      }
    }
    & > :last-child {
      flex: 1 1 15rem;
      gap: 0;
    }
    @media (min-width: 56rem) {
      & > [data-phone] {
        display: none;
      }
    }
    @media (min-width: 72rem) {
      & > [data-narrow] {
        display: none;
      }
    }
    @media (max-width: 55.99rem) {
      flex-wrap: nowrap;
      gap: var(--space-2);
      /* Visually hidden: the search line shows the count; this text is announced when it changes. */
      & > p,
      & > .button > span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      & > .button {
        flex: none;
        width: var(--space-12);
        min-height: var(--space-12);
        padding: 0;
      }
      /* The button shows an icon; the full order is in its list. */
      & > :last-child {
        flex: none;
        & select {
          width: var(--space-12);
          padding-inline: var(--space-12) 0;
        }
        & svg {
          inset: 0;
          margin: auto;
        }
      }
    }
    /* On phones filters and order are one sticky line. */
    @media (max-width: 55.99rem) and (min-height: 26rem) {
      position: sticky;
      z-index: var(--layer-bar);
      top: 3.75rem;
      margin-inline: calc(-1 * var(--gutter));
      padding: var(--space-2) var(--gutter);
      background: var(--colour-paper);
    }
  `,
  'search-line': css`
    flex: 1 1 auto;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-2);
    min-width: 0;
    min-height: var(--space-12);
    padding: var(--space-1) var(--space-3);
    border: 1.5px solid var(--colour-line-strong);
    border-radius: var(--radius);
    background: var(--colour-surface);
    color: var(--colour-ink);
    text-align: start;
    line-height: 1.25;
    & b {
      display: -webkit-box;
      overflow: hidden;
      font-weight: var(--weight-strong);
      font-size: var(--text-sm);
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    /* Lines break between texts only. */
    & i {
      display: inline-block;
      max-width: 100%;
      font-style: normal;
    }
    & small {
      display: block;
      color: var(--colour-ink-soft);
      font-size: var(--text-sm);
    }
  `,
  /** Note on paid listings. */
  'list-note': css`
    margin-bottom: var(--space-4);
  `,
  /** Side by side; on phones only one of them. */
  'list-and-map': css`
    display: grid;
    gap: var(--space-6);
    align-items: start;
    & > [data-map] {
      /* The height of the window without the bars. */
      height: max(20rem, calc(100dvh - 12.5rem));
    }
    @media (min-width: 72rem) {
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
      & > [data-map] {
        position: sticky;
        top: 5.5rem;
        height: calc(100dvh - 7rem);
      }
    }
    @media (max-width: 71.99rem) {
      & > [data-hidden] {
        display: none;
      }
    }
    /* On phones the map covers the screen, and the list stays at its scroll position below. */
    @media (max-width: 55.99rem) {
      & > [data-hidden]:not([data-map]) {
        display: block;
        visibility: hidden;
      }
      & > [data-map] {
        position: fixed;
        z-index: var(--layer-header);
        inset: 0;
        height: auto;
      }
    }
  `,
});
