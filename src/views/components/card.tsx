import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A sheet of paper on the page. With a CardLink inside, the whole of it takes the press. */
export const Card = styled.article`
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
`;

/** The text under the picture. */
export const CardBody = styled.div`
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
`;

/** A button or badge in the corner, above the link that covers the card. */
export const CardCorner = styled.div`
  position: absolute;
  z-index: var(--layer-raised);
  top: var(--space-2);
  right: var(--space-2);
  &[data-side='left'] {
    top: var(--space-3);
    right: auto;
    left: var(--space-3);
  }
`;

const Cover = styled(Link)`
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
`;

/** The card's name, a link that covers the whole card. */
export function CardLink(props: ComponentProps<typeof Link>) {
  return <Cover data-cover="" {...props} />;
}
