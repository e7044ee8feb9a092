import type { SerializedStyles } from '@emotion/react';

/** Styles of classes, and rules with more complex selectors, which come after the classes. */
export type Stylesheet<Name extends string> = {
  classes: Readonly<Record<Name, SerializedStyles>>;
  rules?: SerializedStyles;
};

export const stylesheet = <Name extends string>(
  classes: Record<Name, SerializedStyles>,
  rules?: SerializedStyles,
): Stylesheet<Name> => ({ classes, rules });
