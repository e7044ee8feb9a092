import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

export const modalStyles = stylesheet(
  {
    modal: css`
      width: min(34rem, 100vw - 2 * var(--space-4));
      max-width: none;
      max-height: min(100dvh - 2 * var(--space-4), 60rem);
      padding: 0;
      border: 0;
      border-radius: var(--radius-lg);
      background: var(--colour-surface);
      box-shadow: var(--shadow-lg);
      overflow: hidden;
      &[data-size='large'] {
        width: min(72rem, 100vw - 2 * var(--space-4));
      }
      &[open] {
        display: flex;
        animation: uyut-rise var(--motion) var(--ease);
      }
      &::backdrop {
        background: var(--colour-veil);
      }
      @media (max-width: 36rem) {
        margin-bottom: 0;
        max-height: 92dvh;
        border-radius: var(--radius-lg) var(--radius-lg) 0 0;
        padding-bottom: env(safe-area-inset-bottom);
        &,
        &[data-size] {
          width: 100%;
        }
      }
      & > button {
        position: absolute;
        top: var(--space-3);
        right: var(--space-3);
        /* Keeps the button readable over scrolled content. */
        background: var(--colour-surface);
      }
    `,
    'modal-panel': css`
      flex: 1;
      min-width: 0;
      overflow: auto;
      overscroll-behavior: contain;
      padding: clamp(var(--space-5), 4vw, var(--space-8));
      & > .notification {
        padding-right: var(--space-10);
      }
      & > h2 {
        margin: 0 var(--space-12) var(--space-5) 0;
        font-size: var(--text-xl);
        line-height: 1.3;
      }
    `,
    notification: css`
      --mark: var(--colour-action);
      --back: var(--colour-action-soft);
      display: flex;
      align-items: center;
      gap: var(--space-4);
      min-height: var(--target);
      & > p {
        flex: 1;
        min-width: 0;
      }
      &[data-kind='error'] {
        --mark: var(--colour-danger);
        --back: var(--colour-danger-soft);
      }
    `,
    'notification-mark': css`
      display: grid;
      flex: none;
      place-items: center;
      width: var(--target);
      height: var(--target);
      border-radius: 50%;
      background: var(--back);
      color: var(--mark);
      &[data-kind='loading'] {
        border: 3px solid var(--colour-line);
        border-top-color: var(--colour-action);
        background: none;
        animation: uyut-turn 0.9s linear infinite;
      }
    `,
    'added-place': css`
      position: fixed;
      z-index: var(--layer-notice);
      inset: auto var(--space-3) calc(4.25rem + env(safe-area-inset-bottom));
      @media (max-height: 26rem) {
        bottom: var(--space-3);
      }
      @media (min-width: 60rem) {
        inset: 5rem var(--gutter) auto auto;
        width: 26rem;
      }
    `,
    'added-notice': css`
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--space-2) var(--space-3);
      padding: var(--space-3) var(--space-3) var(--space-4) var(--space-5);
      border-radius: var(--radius-lg);
      background: var(--colour-surface);
      box-shadow: var(--shadow-lg);
      animation: uyut-rise var(--motion) var(--ease);
      & > svg {
        color: var(--colour-action);
      }
      & > a {
        grid-column: 1 / -1;
        margin-right: var(--space-2);
      }
      & strong {
        display: block;
      }
    `,
    /** A single low line, above the bottom bar of phones. */
    'cookie-bar': css`
      position: fixed;
      z-index: var(--layer-notice);
      inset: auto 0 calc(3.75rem + env(safe-area-inset-bottom));
      display: flex;
      gap: var(--space-1) var(--space-3);
      align-items: center;
      justify-content: center;
      min-height: var(--notice-height);
      padding: var(--space-1) var(--space-4);
      border-top: 1px solid var(--colour-line);
      background: var(--colour-surface);
      animation: uyut-rise var(--motion) var(--ease);
      font-size: var(--text-sm);
      line-height: 1.35;
      & > p {
        max-width: 52rem;
      }
      & > div {
        display: flex;
        flex: none;
        gap: var(--space-1);
      }
      @media (max-width: 40rem) {
        & > div {
          flex-direction: column;
        }
      }
      /* Low windows and large zoom would show nothing else. */
      @media (max-height: 26rem) {
        position: static;
      }
      @media (min-width: 60rem) {
        inset: auto 0 0;
      }
    `,
  },
  css`
    :root {
      --notice-height: 6rem;
      @media (min-width: 40rem) {
        --notice-height: 3.5rem;
      }
      @media (max-height: 26rem) {
        --notice-height: 0rem;
      }
    }
    /*
     * Moves sticky elements above the notice and extends the page below it. Custom properties of the root
     * would restyle every element.
     */
    body:has(.cookie-bar) {
      padding-bottom: var(--notice-height);
      & [data-above-notice] {
        --notice: var(--notice-height);
      }
    }
  `,
);
