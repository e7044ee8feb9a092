import type { ComponentProps, ElementType } from 'react';
import type { ClassName } from '../styles/document-styles.ts';

/** Values of each variant; `true` for a boolean variant. */
type Variants = Readonly<Record<string, readonly string[] | true>>;

type VariantProps<Given extends Variants> = {
  [Name in keyof Given]?: Given[Name] extends readonly (infer Value)[] ? Value : boolean;
};

/** Builds a `class` attribute from typed class names. */
export const classNames = (...names: ClassName[]): string => names.join(' ');

/**
 * Creates an element with typed classes. A variant is a property that the styles read as a data attribute.
 * `className` adds classes, `as` changes the element.
 * @__NO_SIDE_EFFECTS__
 */
export function classed<Kind extends ElementType, const Given extends Variants = Record<never, true>>(
  kind: Kind,
  names: readonly ClassName[],
  variants?: Given,
) {
  const ownClass = classNames(...names);
  const variantNames = Object.keys(variants ?? {});
  type Props = ComponentProps<Kind> & VariantProps<Given> & { as?: ElementType };
  return function Classed({ as, className, ...given }: Props) {
    const Element: ElementType = as ?? kind;
    const rest: Record<string, unknown> = given;
    for (const name of variantNames) {
      const value = rest[name];
      rest[name] = undefined;
      if (value !== undefined && value !== false) rest[`data-${name}`] = value === true ? '' : value;
    }
    return <Element className={className ? `${ownClass} ${className}` : ownClass} {...rest} />;
  };
}
