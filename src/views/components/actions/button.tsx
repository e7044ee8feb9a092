import type { ComponentProps } from 'react';
import { buttonAttributes, type ButtonStyleProps } from './button-look.ts';
import { classNames } from '../class-names.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonStyleProps {
  /** Shows a spinner, keeps the focus and ignores presses. */
  busy?: boolean;
}

/** A button; a screen has at most one primary one. `type` defaults to `button`. */
export function Button({ look, size, wide, busy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      className={classNames('button')}
      type="button"
      {...buttonAttributes({ look, size, wide })}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
