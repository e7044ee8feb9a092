import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

/** Pictures of a card with swipe; see `CardPictures`. */
export const cardPictureStyles = stylesheet({
  'card-pictures': css`
    position: relative;
    /* Above the link that covers the card, so that swipes reach the pictures. */
    z-index: 1;
    & > ul {
      display: flex;
      margin: 0;
      padding: 0;
      list-style: none;
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
      @media (prefers-reduced-motion: no-preference) {
        scroll-behavior: smooth;
      }
    }
    & > ul > li {
      flex: 0 0 100%;
      aspect-ratio: 3 / 2;
      background: var(--colour-sunken);
      scroll-snap-align: center;
      scroll-snap-stop: always;
    }
    & > ul > li > a {
      display: block;
      height: 100%;
    }
    & > button {
      position: absolute;
      top: calc(50% - var(--target) / 2);
      opacity: 0;
      transition: opacity var(--motion-quick);
      &[data-step='-1'] {
        left: var(--space-2);
      }
      &[data-step='1'] {
        right: var(--space-2);
      }
      &:focus-visible {
        opacity: 1;
      }
      @media (hover: none) {
        &:not(:focus-visible) {
          pointer-events: none;
        }
      }
    }
    @media (hover: hover) {
      .card:hover > & > button {
        opacity: 1;
      }
    }
  `,
  'card-dots': css`
    position: absolute;
    bottom: var(--space-2);
    left: 50%;
    display: flex;
    gap: var(--space-1);
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-round);
    background: var(--colour-surface);
    transform: translateX(-50%);
    pointer-events: none;
    & > i {
      width: 6px;
      height: 6px;
      border-radius: var(--radius-round);
      background: var(--colour-ink);
      opacity: 0.3;
      &[data-shown] {
        opacity: 1;
      }
    }
    @media (scripting: none) {
      display: none;
    }
  `,
});
