import { useContext } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site. */
  to: string;
  /** The browser itself goes there: a file, or the whole site anew. */
  reloadDocument?: boolean;
}

/**
 * A link within the site. The router's own one, and its hooks, work out relative addresses and watch the place: ours are
 * from the root, so a page's hundred links cost little and stay as they are when one goes elsewhere.
 */
export function Link({ to, reloadDocument, onClick, target, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  return (
    <a
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || reloadDocument || target || !isPlainPress(event)) return;
        event.preventDefault();
        navigator.push(to);
      }}
      {...rest}
    />
  );
}

/** Other presses are the browser's: a new tab, a new window, a download. */
function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
