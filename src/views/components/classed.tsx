import type { ComponentProps, ElementType } from 'react';

/**
 * An element that looks as the document's style says (src/views/styles): the server sends that style with each
 * page, so that the scripts carry none of it. A class of its own comes on top, `as` makes it another element.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function classed<Kind extends ElementType>(kind: Kind, name: string) {
  return function Classed({ as, className, ...rest }: ComponentProps<Kind> & { as?: ElementType }) {
    const Element: ElementType = as ?? kind;
    return <Element className={className ? `${name} ${className}` : name} {...rest} />;
  };
}
