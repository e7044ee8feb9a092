import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site. */
  to: string;
  /** The browser itself goes there: a file, or the whole site anew. */
  reloadDocument?: boolean;
}

/** A link within the site. The router's own one brings what only its framework needs, a tenth of the budget. */
export function Link({ to, reloadDocument, onClick, target, ...rest }: LinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { ...(target !== undefined && { target }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) go(event);
      }}
    />
  );
}
