import type { ComponentProps } from 'react';
import { classNames } from '../class-names.tsx';
import { Link } from 'react-router-dom';
import type { Icon } from '../icons.tsx';

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

/** A link with a button's look, for actions that open a page. */
export function LinkButton({
  look,
  size,
  wide,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & ButtonStyleProps) {
  return <Link className={classNames('button')} {...buttonAttributes({ look, size, wide })} {...rest} />;
}

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
