import type { ComponentProps } from 'react';
import { classed } from '../classed.tsx';
import type { Icon } from '../icons.tsx';

const Base = classed('button', 'icon-button');

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
