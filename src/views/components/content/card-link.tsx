import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.tsx';

/** The name in an element of class `card`: a link that covers the whole of it. */
export function CardLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={classNames('card-link')} data-cover="" {...props} />;
}
