import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

export const cardStyles = stylesheet(
  {
    card: css`
      position: relative;
      display: flex;
      flex-direction: column;
      min-width: 0;
      height: 100%;
      border-radius: var(--radius-lg);
      background: var(--colour-surface);
      box-shadow: var(--shadow-sm);
      overflow: clip;
      transition:
        box-shadow var(--motion) var(--ease),
        transform var(--motion) var(--ease);
      & img {
        transition: transform 500ms var(--ease);
      }
      &:has(a[data-cover]:focus-visible) {
        outline: 3px solid var(--colour-focus);
        outline-offset: 2px;
      }
      @media (hover: hover) {
        &:has(a[data-cover]):hover {
          box-shadow: var(--shadow);
          transform: translateY(-2px);
          & img {
            transform: scale(1.03);
          }
        }
      }
    `,
    'card-body': css`
      container-type: inline-size;
      display: flex;
      flex: 1;
      flex-direction: column;
      gap: var(--space-1);
      padding: var(--space-4);
      & > :last-child:not(:only-child) {
        margin-top: auto;
      }
      @media (max-width: 30rem) {
        padding: var(--space-3);
      }
    `,
    'card-corner': css`
      position: absolute;
      z-index: var(--layer-raised);
      top: var(--space-2);
      right: var(--space-2);
      &[data-side='left'] {
        top: var(--space-3);
        right: auto;
        left: var(--space-3);
      }
    `,
    /** Bottom of the picture, above the link that covers the card. */
    'card-picture': css`
      position: relative;
    `,
    'card-cart': css`
      position: absolute;
      z-index: var(--layer-raised);
      right: var(--space-2);
      bottom: var(--space-2);
      /* Without scripts there is no cart; the card links to the product. */
      @media (scripting: none) {
        &[data-needs-scripts] {
          display: none;
        }
      }
    `,
    'card-link': css`
      color: var(--colour-ink);
      line-height: 1.35;
      text-decoration: none;
      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
      &:focus-visible {
        outline: none;
      }
    `,
    'compared-item': css`
      position: relative;
      display: flex;
      flex-direction: column;
      & > .card {
        flex: 1;
        height: auto;
      }
    `,
    'compare-box': css`
      display: inline-flex;
      align-items: center;
      align-self: start;
      gap: var(--space-2);
      min-height: var(--target);
      color: var(--colour-ink-soft);
      font-size: var(--text-sm);
      & > input {
        width: 1.15rem;
        height: 1.15rem;
        margin: 0;
      }
    `,
    picture: css`
      position: relative;
      display: grid;
      overflow: hidden;
      place-items: center;
      background: var(--colour-sunken);
      color: var(--colour-ink-soft);
      &[data-ratio='square'] {
        aspect-ratio: 1;
      }
      &[data-ratio='wide'] {
        aspect-ratio: 3 / 2;
      }
      &[data-ratio='banner'] {
        aspect-ratio: 21 / 9;
      }
      &[data-rounded] {
        border-radius: var(--radius);
      }
      & picture {
        display: contents;
      }
      /* Otherwise each source element takes a grid cell. */
      & source {
        display: none;
      }
      & img {
        width: 100%;
        height: 100%;
        object-fit: cover;
        filter: var(--picture-light);
      }
      &[data-ratio='natural'] img {
        height: auto;
      }
      &[data-fit='contain'] img {
        object-fit: contain;
      }
      & > svg {
        width: 100%;
        opacity: 0.6;
      }
    `,
    price: css`
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: var(--space-2);
      line-height: 1.35;
      font-variant-numeric: tabular-nums;
      color: var(--colour-ink-soft);
      & > data {
        color: var(--colour-ink);
        font-weight: var(--weight-strong);
        font-size: var(--text-lg);
        white-space: nowrap;
      }
      & > span,
      & > s {
        font-size: var(--text-sm);
      }
      & > span {
        white-space: nowrap;
      }
      & > small {
        flex-basis: 100%;
        font-size: var(--text-xs);
      }
      &[data-promo] > data {
        color: var(--colour-rose);
      }
      &[data-size='large'] > data {
        font-size: var(--text-2xl);
        line-height: 1.2;
      }
      &[data-size='large'] > span,
      &[data-size='large'] > s {
        font-size: var(--text-lg);
      }
      &[data-size='large'] > small {
        margin-top: var(--space-1);
        font-size: var(--text-sm);
      }
      &[data-size='small'] > data {
        font-size: var(--text-md);
      }
    `,
    badge: css`
      display: inline-block;
      padding: 0.1em 0.65em;
      border-radius: var(--radius-round);
      background: var(--colour-sunken);
      color: var(--colour-ink);
      font-size: var(--text-xs);
      font-weight: var(--weight-strong);
      line-height: 1.6;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
      &[data-look='promo'] {
        background: var(--colour-rose);
        color: var(--colour-on-rose);
      }
      &[data-look='new'] {
        background: var(--colour-rose-soft);
        color: var(--colour-rose);
      }
      &[data-look='good'] {
        background: var(--colour-action-soft);
        color: var(--colour-action);
      }
      &[data-look='warning'] {
        background: var(--colour-terracotta-soft);
        color: var(--colour-terracotta);
      }
    `,
    'product-vendor': css`
      color: var(--colour-ink-soft);
      font-size: var(--text-sm);
    `,
    'card-rating': css`
      display: flex;
      align-items: center;
      gap: var(--space-1);
      font-size: var(--text-sm);
      font-variant-numeric: tabular-nums;
      & svg {
        height: 1em;
        fill: var(--colour-action);
      }
      & small {
        color: var(--colour-ink-soft);
      }
    `,
    'product-title': css`
      font-size: var(--text-md);
      font-weight: var(--weight-regular);
      letter-spacing: 0;
      /* The line height of the link inside, so that three lines fit. */
      line-height: 1.35;
      text-wrap: pretty;
      /* Reserves three lines, so that prices align and nothing moves when the font arrives. */
      @container (max-width: 13rem) {
        display: -webkit-box;
        height: 3lh;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
      }
    `,
    'category-count': css`
      color: var(--colour-ink-soft);
      font-size: var(--text-sm);
    `,
    'category-title': css`
      font-size: var(--text-md);
    `,
  },
  css`
    /*
     * On narrow cards the price has two lines: the amount, then the equivalent with the old price. The rest
     * of the old price is visually hidden and shown on the product's page.
     */
    @container (max-width: 13rem) {
      .card .price {
        & > data {
          flex-basis: 100%;
        }
        & > span,
        & > s {
          font-size: clamp(0.6875rem, 8cqi, var(--text-sm));
        }
        & > s {
          white-space: nowrap;
        }
        & > small,
        & > s > span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }
      }
    }
  `,
);
