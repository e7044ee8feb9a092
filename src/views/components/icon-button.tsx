import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import type { Icon } from './icons.tsx';

const Base = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--colour-ink);
  transition:
    background var(--motion-quick),
    color var(--motion-quick);
  &:focus-visible {
    border-radius: 50%;
  }
  &[data-look='raised'] {
    background: var(--colour-surface);
    box-shadow: var(--shadow);
  }
  &[aria-pressed='true'] {
    color: var(--colour-rose);
    & svg {
      fill: currentColor;
    }
  }
  @media (hover: hover) {
    &:hover:enabled {
      background: var(--colour-action-soft);
      color: var(--colour-action-strong);
    }
    &[aria-pressed]:hover:enabled {
      background: var(--colour-rose-soft);
      color: var(--colour-rose);
    }
  }
  &:disabled {
    color: var(--colour-ink-soft);
    opacity: 0.55;
  }
`;

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: Icon;
  /** Read aloud and shown on hover. */
  label: string;
  look?: 'plain' | 'raised';
}

/** 44 px square. With `aria-pressed` it is a switch in rose (favorites). */
export function IconButton({ icon: Picture, label, look = 'plain', ...rest }: IconButtonProps) {
  return (
    <Base type="button" aria-label={label} title={label} data-look={look} {...rest}>
      <Picture />
    </Base>
  );
}
