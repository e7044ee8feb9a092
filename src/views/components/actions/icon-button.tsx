import type { ComponentProps } from 'react';
import type { Icon } from '../icons.tsx';
import { classNames } from '../class-names.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  icon: Icon;
  /** Read aloud, and shown as a tooltip. */
  label: string;
  look?: 'plain' | 'raised';
}

/** A button of 44 × 44 px. With `aria-pressed` it is a toggle (favorites). */
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
