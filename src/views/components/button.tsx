import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { buttonAttributes, buttonStyles, type ButtonStyleProps } from './button-styles.ts';

const Base = styled.button(buttonStyles);

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Work goes on: keeps the focus, shows a turning ring and takes no second press. */
  busy?: boolean;
}

/** One main (primary) action on a screen; `type` is `button` unless said otherwise. */
export function Button({ look, size, wide, busy, onClick, ...rest }: ButtonProps) {
  return (
    <Base
      type="button"
      {...buttonAttributes({ look, size, wide })}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
