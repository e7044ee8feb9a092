import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.tsx';

/** The title link of a `card`; it covers the whole card. */
export function CardLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={classNames('card-link')} data-cover="" {...props} />;
}
