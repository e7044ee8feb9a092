import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonAttributes, type ButtonStyleProps } from './button.tsx';
import { classNames } from '../class-names.tsx';

/** A link with a button's look, for actions that open a page. */
export function LinkButton({
  look,
  size,
  wide,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & ButtonStyleProps) {
  return <Link className={classNames('button')} {...buttonAttributes({ look, size, wide })} {...rest} />;
}
