import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

export const layoutStyles = stylesheet({
  'visually-hidden': css`
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  `,
  'skip-link': css`
    position: fixed;
    top: var(--space-2);
    left: var(--space-2);
    z-index: var(--layer-skip);
    padding: var(--space-3) var(--space-5);
    border-radius: var(--radius-round);
    background: var(--colour-ink);
    color: var(--colour-paper);
    &:not(:focus) {
      transform: translateY(-200%);
    }
  `,
  container: css`
    width: 100%;
    max-width: calc(var(--width-page) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);
    &[data-width='narrow'] {
      max-width: calc(var(--width-narrow) + 2 * var(--gutter));
    }
    &[data-width='text'] {
      max-width: calc(var(--width-text) + 2 * var(--gutter));
    }
  `,
  'page-container': css`
    padding-top: var(--space-4);
    &[data-sheets] {
      padding-block: var(--space-6) var(--space-16);
      & .panel h2 {
        font-size: var(--text-xl);
      }
      & .panel h3 {
        font-size: var(--text-lg);
      }
      & .panel li h3 {
        font-size: var(--text-md);
      }
      /* The order's bar is the end of a checkout. */
      @media (max-width: 55.99rem) {
        &:has([data-checkout]) {
          padding-block: var(--space-2) 0;
        }
      }
    }
  `,
  stack: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-4);
    &[data-gap='small'] {
      gap: var(--space-2);
    }
    &[data-gap='large'] {
      gap: var(--space-8);
    }
  `,
  row: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    &:has(> .button[data-look='quiet']) {
      gap: var(--space-2) var(--space-4);
    }
    &[data-spread] {
      justify-content: space-between;
    }
  `,
  /** Removes the wrapper from the layout. */
  'lazy-part': css`
    display: contents;
  `,
  columns: css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: var(--space-5);
  `,
  'with-side': css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6) clamp(var(--space-6), 3vw, var(--space-12));
    align-items: start;
    @media (min-width: 56rem) {
      grid-template-columns: minmax(15rem, 1fr) minmax(0, 4fr);
      &[data-side='end'] {
        grid-template-columns: minmax(0, 2fr) minmax(20rem, 1fr);
      }
      & > [data-sticky],
      & > .lazy-part > [data-sticky] {
        position: sticky;
        top: var(--space-24);
      }
    }
  `,
  panel: css`
    padding: clamp(var(--space-4), 3vw, var(--space-8));
    border-radius: var(--radius-lg);
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
    /* Reserves the height of a long form. */
    &[data-tall] {
      min-height: 48rem;
    }
  `,
  'page-heading': css`
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: var(--space-4);
    margin-block: var(--space-2) clamp(var(--space-5), 2.5vw, var(--space-8));
    & > div:first-of-type {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      flex: 1 1 18rem;
      gap: var(--space-2);
      min-width: 0;
    }
  `,
  'page-lead': css`
    max-width: var(--width-text);
    color: var(--colour-ink-soft);
    font-size: var(--text-lg);
    /* Capitalises the count, which is lower case because texts use it inside sentences. */
    &::first-letter {
      text-transform: uppercase;
    }
  `,
  section: css`
    margin-block: clamp(var(--space-10), 5vw, var(--space-20));
  `,
  'section-line': css`
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    margin-bottom: clamp(var(--space-4), 2vw, var(--space-8));
    & > a {
      padding-block: calc((var(--target) - 1lh) / 2);
      font-weight: var(--weight-strong);
    }
  `,
  breadcrumbs: css`
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-2);
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    & > li {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-height: var(--space-8);
    }
    & > li + li::before {
      content: '/' / '';
      color: var(--colour-line-strong);
    }
    & a {
      min-width: var(--space-6);
      padding-block: var(--space-1);
      color: inherit;
    }
    /* On phones the heading repeats the last breadcrumb; the others stay in one line. */
    @media (max-width: 36rem) {
      flex-wrap: nowrap;
      & > li {
        min-width: 0;
      }
      & a {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      & > li + li:last-child {
        display: none;
      }
    }
  `,
  pagination: css`
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-1);
    font-variant-numeric: tabular-nums;
    & > li > * {
      display: grid;
      place-items: center;
      min-width: var(--target);
      height: var(--target);
      padding-inline: var(--space-2);
      border-radius: var(--radius-round);
      color: var(--colour-ink);
      text-decoration: none;
    }
    & > li > span {
      color: var(--colour-ink-soft);
    }
    & a[aria-current] {
      background: var(--colour-action);
      color: var(--colour-on-action);
      font-weight: var(--weight-strong);
    }
    & a:focus-visible {
      border-radius: var(--radius-round);
    }
    @media (hover: hover) {
      & a:not([aria-current]):hover {
        background: var(--colour-action-soft);
      }
    }
    @media (max-width: 30rem) {
      & > li[data-far] {
        display: none;
      }
    }
  `,
  'product-grid': css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.25rem, 15%)), 1fr));
    gap: clamp(var(--space-3), 1.6vw, var(--space-6));
    transition: opacity var(--motion-quick);
    &:not(:last-child) {
      margin-bottom: var(--space-10);
    }
    &[aria-busy='true']:not(:has(.skeleton)) {
      opacity: 0.5;
    }
    &[data-size='large'] {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 22%)), 1fr));
    }
    @media (min-width: 48rem) {
      grid-template-columns: repeat(auto-fill, minmax(max(12rem, 15%), 1fr));
    }
    /* Beside filters, ten cards fill two rows. */
    @media (min-width: 86rem) {
      .with-side &:not([data-size]) {
        grid-template-columns: repeat(5, minmax(0, 1fr));
      }
    }
  `,
  'eight-grid': css`
    display: grid;
    gap: clamp(var(--space-3), 1.6vw, var(--space-6));
    /* On phones a horizontal shelf in place of a long grid. */
    @media (max-width: 47.99rem) {
      grid-auto-columns: clamp(8.5rem, 43vw, 15rem);
      grid-auto-flow: column;
      margin: calc(-1 * var(--space-2)) calc(-1 * var(--gutter));
      padding: var(--space-2) var(--gutter);
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-padding-inline: var(--gutter);
      scroll-snap-type: x proximity;
      scrollbar-width: none;
      & > li {
        scroll-snap-align: start;
      }
    }
    @media (min-width: 48rem) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
  'firm-intro': css`
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: var(--space-4) var(--space-6);
    align-items: center;
    margin-block: var(--space-4) var(--space-8);
    & > p {
      grid-column: 1 / -1;
      max-width: var(--width-text);
      font-size: var(--text-lg);
      white-space: pre-line;
    }
    & small {
      display: block;
      margin-top: var(--space-1);
      color: var(--colour-ink-soft);
    }
  `,
});
