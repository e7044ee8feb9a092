import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

/** Messages, empty states and placeholders. */
export const messageStyles = stylesheet(
  {
    alert: css`
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-3);
      padding: var(--space-4);
      border-radius: var(--radius);
      background: var(--back);
      color: var(--colour-ink);
      --back: var(--colour-sunken);
      --mark: var(--colour-ink-soft);
      & > svg {
        margin-top: 0.15em;
        color: var(--mark);
      }
      & strong {
        display: block;
      }
      &[data-kind='success'] {
        --back: var(--colour-action-soft);
        --mark: var(--colour-action);
      }
      &[data-kind='warning'] {
        --back: var(--colour-terracotta-soft);
        --mark: var(--colour-terracotta);
      }
      &[data-kind='error'] {
        --back: var(--colour-danger-soft);
        --mark: var(--colour-danger);
      }
    `,
    'empty-state': css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      gap: var(--space-3);
      padding: clamp(var(--space-8), 6vw, var(--space-20)) var(--space-4);
      text-align: center;
      & > p {
        max-width: 36rem;
        color: var(--colour-ink-soft);
      }
      & > :is(h1, h2) {
        max-width: 100%;
        font-size: var(--text-xl);
      }
    `,
    'empty-mark': css`
      display: grid;
      place-items: center;
      width: 6rem;
      height: 6rem;
      margin-bottom: var(--space-2);
      border-radius: 48% 52% 50% 50% / 55% 52% 48% 45%;
      background: var(--colour-rose-soft);
      color: var(--colour-rose);
      font-size: 2rem;
    `,
    'empty-actions': css`
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space-3);
      margin-top: var(--space-3);
    `,
    'progress-bar': css`
      position: fixed;
      inset: 0 0 auto;
      z-index: var(--layer-progress);
      width: 100%;
      height: 3px;
      border: 0;
      background: transparent;
      color: var(--colour-rose);
      appearance: none;
      &::-webkit-progress-bar {
        background: transparent;
      }
      &::-webkit-progress-value {
        background: var(--colour-rose);
        transition: inline-size var(--motion);
      }
      &::-moz-progress-bar {
        background: var(--colour-rose);
      }
    `,
    skeleton: css`
      display: block;
      height: 1em;
      margin-block: 0.275em;
      border-radius: var(--radius-sm);
      background: var(--colour-sunken);
      animation: uyut-breathe 1.8s ease-in-out infinite;
      &[data-shape='short'] {
        width: 55%;
      }
      &[data-shape='title'] {
        width: 70%;
        height: 1.5em;
      }
      &[data-shape='button'] {
        width: 9rem;
        height: var(--space-12);
        margin: 0;
        border-radius: var(--radius-round);
      }
      &[data-shape='square'],
      &[data-shape='wide'] {
        height: auto;
        margin: 0;
        aspect-ratio: 1;
        border-radius: var(--radius);
      }
      &[data-shape='wide'] {
        aspect-ratio: 3 / 2;
      }
      &[data-shape='round'] {
        width: var(--target);
        height: var(--target);
        margin: 0;
        border-radius: 50%;
      }
    `,
  },
  css`
    .empty-state > h1 {
      font-size: var(--text-2xl);
    }
  `,
);
