import type { ComponentProps } from 'react';
import type { Icon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  icon: Icon;
  /** Read aloud and shown on hover. */
  label: string;
  look?: 'plain' | 'raised';
}

/** 44 px square. With `aria-pressed` it is a switch in rose (favorites). */
export function IconButton({ icon: Picture, label, look = 'plain', ...rest }: IconButtonProps) {
  return (
    <button
      className={classNames('icon-button')}
      type="button"
      aria-label={label}
      title={label}
      data-look={look}
      {...rest}
    >
      <Picture />
    </button>
  );
}
