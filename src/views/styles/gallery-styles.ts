import { css } from '@emotion/react';
import { stylesheet } from './stylesheet.ts';

/** Large picture with thumbnails. */
export const galleryStyles = stylesheet({
  gallery: css`
    position: relative;
    border-radius: var(--radius-lg);
    overflow: clip;
    box-shadow: var(--shadow-sm);
  `,
  'gallery-small': css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: var(--space-3);
    max-width: 32rem;
    margin-top: var(--space-3);
    &[data-ratio='wide'] {
      display: none;
      gap: var(--space-2);
      max-width: none;
      padding: 3px;
      overflow-x: auto;
      scrollbar-width: thin;
      @media (min-width: 60rem) {
        display: flex;
      }
      & > li {
        flex: 0 0 6.5rem;
      }
    }
    & button {
      display: block;
      width: 100%;
      padding: 0;
      border: 2px solid transparent;
      border-radius: var(--radius);
      background: none;
      overflow: clip;
      &[aria-pressed='true'] {
        border-color: var(--colour-action);
      }
    }
  `,
});
