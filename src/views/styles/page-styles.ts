import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

const FIRST = ':is(.section, .with-side, article)';

/** Sections after the first one. */
const PARTS = [`${FIRST} ~ :is(.section, .columns)`, `${FIRST} ~ .lazy-part > .section`, '.footer'];

/** Cards of a list below the first window of a phone. */
const CARDS = [
  '.product-grid:not([data-size]) > li:nth-child(n + 5)',
  '.product-grid[data-size] > li:nth-child(n + 3)',
  '[data-long] > li:nth-child(n + 3)',
  '[data-long] > section:nth-of-type(n + 3) > ul',
];

/** Selector of these elements until the first scroll or navigation (`browser.tsx`, `router-history.ts`). */
const untilLaidOut = (elements: readonly string[]): string =>
  elements.map((element) => `html:not([data-laid-out]) ${element}`).join(',\n');

export const pageStyles = stylesheet(
  {
    'main-menu': css`
      color: inherit;
      & a,
      & summary {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--target);
        color: var(--colour-ink);
        text-decoration: none;
      }
      @media (hover: hover) {
        & a:hover,
        & summary:hover {
          color: var(--colour-action);
        }
      }
      & a[data-add] {
        color: var(--colour-action);
        font-weight: var(--weight-strong);
      }
      @media (min-width: 60rem) {
        position: static;
        display: block;
        width: auto;
        height: auto;
        margin: 0;
        padding: 0;
        border: 0;
        overflow: visible;
        background: none;
        font-size: var(--text-sm);
        & ul[data-row] {
          display: flex;
          gap: 0 clamp(var(--space-4), 2.2vw, var(--space-8));
        }
        & li[data-end] {
          margin-left: auto;
        }
        & [data-mobile] {
          display: none;
        }
      }
      @media (max-width: 59.99rem) {
        position: fixed;
        /* Above everything; accessibility checks recognise the layer. */
        z-index: var(--layer-menu);
        inset: auto 0 0;
        width: 100%;
        max-width: none;
        max-height: 88dvh;
        margin: 0;
        padding: var(--space-4) 0 max(var(--space-6), env(safe-area-inset-bottom));
        border: 0;
        border-radius: var(--radius-lg) var(--radius-lg) 0 0;
        background: var(--colour-surface);
        box-shadow: var(--shadow-lg);
        overflow: auto;
        overscroll-behavior: contain;
        font-size: var(--text-lg);
        &::backdrop {
          background: var(--colour-veil);
        }
        &:popover-open {
          animation: uyut-rise var(--motion) var(--ease);
        }
        & li:not(:last-child) {
          border-bottom: 1px solid var(--colour-line);
        }
        & a,
        & summary {
          min-height: 3.25rem;
        }
        & [data-small] {
          font-size: var(--text-md);
          color: var(--colour-ink-soft);
        }
        & li:has(> [data-small]) {
          border: 0;
        }
      }
    `,
    'service-menu': css`
      position: relative;
      & > ul {
        padding-bottom: var(--space-2);
      }
      & > ul > li > a {
        padding-inline: var(--space-4);
      }
      @media (min-width: 60rem) {
        & > ul {
          position: absolute;
          z-index: var(--layer-menu);
          top: 100%;
          left: calc(-1 * var(--space-4));
          width: max-content;
          min-width: 14rem;
          padding: var(--space-2) 0;
          border-radius: var(--radius);
          background: var(--colour-surface);
          box-shadow: var(--shadow-lg);
        }
      }
    `,
    main: css`
      min-height: 70dvh;
      overflow-x: clip;
      &[data-promo] {
        background: linear-gradient(var(--colour-rose-soft), transparent 32rem);
      }
      & > [data-transition='slide-left'] {
        animation: uyut-slide-left var(--motion) var(--ease);
      }
    `,
    'request-id': css`
      flex-basis: 100%;
      color: var(--colour-ink-soft);
      user-select: all;
    `,
    footer: css`
      margin-top: clamp(var(--space-16), 8vw, var(--space-24));
      padding-block: var(--space-10);
      border-top: 1px solid var(--colour-line);
      background: color-mix(in srgb, var(--colour-sunken) 60%, var(--colour-paper));
      font-size: var(--text-sm);
      & a {
        color: var(--colour-ink);
      }
      @media (max-width: 59.99rem) and (min-height: 26rem) {
        padding-bottom: calc(var(--space-24) + env(safe-area-inset-bottom));
      }
      /* Above a fixed button. */
      @media (max-width: 45.99rem) and (min-height: 26rem) {
        .main:has([data-under-thumb]) ~ .lazy-part > & {
          padding-bottom: calc(9rem + env(safe-area-inset-bottom));
        }
      }
    `,
    'footer-grid': css`
      display: grid;
      gap: var(--space-6) var(--space-12);
      & > div > p {
        max-width: 24rem;
        margin-top: var(--space-2);
        color: var(--colour-ink-soft);
      }
      @media (min-width: 48rem) {
        grid-template-columns: 2fr 1fr 1fr;
      }
    `,
    newsletter: css`
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: var(--space-3);
      max-width: 28rem;
      margin-top: var(--space-6);
      & > .field {
        flex: 1 1 14rem;
      }
      & > p {
        flex-basis: 100%;
        color: var(--colour-ink-soft);
      }
      @media (scripting: none) {
        display: none;
      }
    `,
    'footer-links': css`
      & > h2 {
        margin-bottom: var(--space-2);
        font-size: var(--text-md);
      }
      & a {
        display: inline-flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--target);
        text-decoration: none;
        &:hover {
          text-decoration: underline;
        }
      }
    `,
  },
  css`
    /* Keeps focused elements from being covered by the fixed button. */
    @media (max-width: 45.99rem) and (min-height: 26rem) {
      html:has([data-under-thumb]) {
        scroll-padding-bottom: 9rem;
      }
    }
    /* Skips the layout of content below the window at the first paint. */
    ${untilLaidOut(PARTS)} {
      content-visibility: auto;
      contain-intrinsic-size: auto 100vh;
      overflow-clip-margin: var(--space-4);
    }
    @media (max-width: 45.99rem) {
      ${untilLaidOut(CARDS)} {
        content-visibility: auto;
        contain-intrinsic-height: auto 24rem;
        overflow-clip-margin: var(--space-4);
      }
    }
    /* On phones the footer of a checkout has the legal links only. */
    @media (max-width: 55.99rem) {
      .main:has([data-checkout]) ~ .lazy-part > .footer {
        margin-top: var(--space-4);
        padding-top: var(--space-2);
        & .footer-grid > :not(.footer-links:first-of-type),
        & h2 {
          display: none;
        }
        & ul {
          display: flex;
          flex-wrap: wrap;
          column-gap: var(--space-5);
        }
      }
    }
  `,
);
