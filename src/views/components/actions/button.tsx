import type { ComponentProps } from 'react';
import { buttonAttributes, type ButtonStyleProps } from './button-look.ts';
import { classNames } from '../class-names.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonStyleProps {
  /** Work goes on: keeps the focus, shows a turning ring and takes no second press. */
  busy?: boolean;
}

/** One main (primary) action on a screen; `type` is `button` unless said otherwise. */
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
