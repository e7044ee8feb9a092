import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

/** Header of every page. */
export const headerStyles = stylesheet({
  header: css`
    z-index: var(--layer-header);
    border-bottom: 1px solid var(--colour-line);
    background: var(--colour-paper);
    @media (min-height: 26rem) {
      position: sticky;
      top: 0;
    }
  `,
  'header-bar': css`
    display: flex;
    align-items: center;
    gap: var(--space-3);
    height: 3.75rem;
    @media (min-width: 60rem) {
      gap: var(--space-4);
      height: 4.5rem;
      & > form {
        max-width: 46rem;
        margin-right: auto;
      }
    }
    @media (max-width: 59.99rem) {
      & > [data-desktop] {
        display: none;
      }
    }
    /* Low windows have no bar at the bottom; its links are below the logo. */
    @media (max-width: 59.99rem) and (max-height: 25.99rem) {
      flex-wrap: wrap;
      height: auto;
      min-height: 3.75rem;
    }
  `,
  logo: css`
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--colour-action);
    font-size: 1.625rem;
    font-weight: var(--weight-strong);
    letter-spacing: -0.02em;
    line-height: 1;
    text-decoration: none;
    @media (max-width: 23.99rem) {
      & > span {
        display: none;
      }
    }
  `,
  'header-actions': css`
    display: flex;
    @media (min-width: 60rem) {
      gap: var(--space-2);
      & > [data-mobile] {
        display: none;
      }
    }
    @media (max-width: 59.99rem) {
      margin-right: calc(var(--space-2) * -1);
      & > [data-desktop] {
        display: none;
      }
      /* Icons only, with names for screen readers. */
      & .bar-link {
        min-width: var(--target);
        min-height: var(--target);
        padding: 0;
        font-size: inherit;
        & > span {
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
  'bottom-bar': css`
    display: flex;
    background: var(--colour-paper);
    @media (min-width: 60rem) {
      display: none;
    }
    /* Low windows have the bar as a row below the header. */
    @media (min-height: 26rem) {
      z-index: var(--layer-header);
      position: fixed;
      inset: auto 0 0;
      padding: var(--space-1) var(--space-1) max(var(--space-1), env(safe-area-inset-bottom));
      border-top: 1px solid var(--colour-line);
    }
  `,
  'bar-part': css`
    display: flex;
    flex: 1;
  `,
  'bar-link': css`
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
  `,
  'bar-count': css`
    position: absolute;
    top: 0;
    left: calc(50% + 0.25rem);
    min-width: 1.25rem;
    padding-inline: 0.3rem;
    border-radius: var(--radius-round);
    background: var(--colour-rose);
    color: var(--colour-on-rose);
    font-size: 0.75rem;
    line-height: 1.25rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  `,
  'user-menu': css`
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: 85dvh;
    margin: 0;
    padding: var(--space-4) var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
    border: 0;
    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
    background: var(--colour-surface);
    color: var(--colour-ink);
    box-shadow: var(--shadow-lg);
    &::backdrop {
      background: var(--colour-veil);
    }
    & li > * {
      display: flex;
      align-items: center;
      justify-content: space-between;
      width: 100%;
      min-height: 3rem;
      padding: 0 var(--space-2);
      border: 0;
      background: none;
      color: var(--colour-ink);
      font: inherit;
      text-decoration: none;
    }
    & li + li {
      border-top: 1px solid var(--colour-line);
    }
  `,
  'menu-count': css`
    min-width: 1.5rem;
    padding-inline: 0.4rem;
    border-radius: var(--radius-round);
    background: var(--colour-rose);
    color: var(--colour-on-rose);
    font-size: var(--text-sm);
    line-height: 1.5rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  `,
  'user-badge': css`
    display: flex;
    align-items: center;
    gap: var(--space-3);
    margin-bottom: var(--space-3);
    & div > * {
      display: block;
    }
    & div > span {
      color: var(--colour-ink-soft);
      font-size: var(--text-sm);
    }
    & a {
      white-space: nowrap;
    }
  `,
  'user-picture': css`
    display: grid;
    flex: none;
    place-items: center;
    width: 3rem;
    height: 3rem;
    overflow: hidden;
    border-radius: 50%;
    background: var(--colour-action-soft);
    color: var(--colour-action);
    font-size: 1.5rem;
    & > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  `,
  'language-link': css`
    display: grid;
    flex: none;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    border-radius: var(--radius-round);
    color: var(--colour-ink);
    font-size: var(--text-sm);
    font-weight: var(--weight-strong);
    text-decoration: none;
    &:hover {
      background: var(--colour-action-soft);
    }
  `,
  'search-form': css`
    position: relative;
    flex: 1;
    min-width: 0;
    & > input {
      width: 100%;
      height: var(--target);
      padding: 0 var(--target) 0 var(--space-4);
      border: 1.5px solid var(--colour-line-strong);
      border-radius: var(--radius-round);
      background: var(--colour-surface);
      appearance: none;
      text-overflow: ellipsis;
      &::placeholder {
        color: var(--colour-ink-soft);
        opacity: 1;
      }
      &:focus-visible {
        border-color: var(--colour-focus);
        border-radius: var(--radius-round);
        outline-offset: 0;
      }
    }
    & > button {
      position: absolute;
      inset: 0 0 0 auto;
      display: grid;
      place-items: center;
      width: var(--target);
      border: 0;
      border-radius: 50%;
      background: none;
      color: var(--colour-action);
    }
  `,
});
