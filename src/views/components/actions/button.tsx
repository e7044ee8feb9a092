import type { ComponentProps } from 'react';
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

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Props shared by buttons and links that look like buttons. */
export interface ButtonStyleProps {
  look?: ButtonLook;
  size?: 'regular' | 'small';
  /** Fills the width of the container. */
  wide?: boolean;
}

/** Returns the attributes that the style of `.button` reads. */
export function buttonAttributes({ look = 'primary', size = 'regular', wide }: ButtonStyleProps) {
  return { 'data-look': look, 'data-size': size, 'data-wide': wide || undefined };
}
