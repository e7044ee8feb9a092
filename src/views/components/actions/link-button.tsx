import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonAttributes, type ButtonStyleProps } from './button.tsx';
import { classNames } from '../class-names.tsx';

/** A link that looks like a button: it leads somewhere, and works before any script. */
export function LinkButton({
  look,
  size,
  wide,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & ButtonStyleProps) {
  return <Link className={classNames('button')} {...buttonAttributes({ look, size, wide })} {...rest} />;
}
