import type { SerializedStyles } from '@emotion/react';

/** Styles of named classes, and rules that no single class can hold; rules follow the classes. */
export type Stylesheet<Name extends string> = {
  classes: Readonly<Record<Name, SerializedStyles>>;
  rules?: SerializedStyles;
};

export const stylesheet = <Name extends string>(
  classes: Record<Name, SerializedStyles>,
  rules?: SerializedStyles,
): Stylesheet<Name> => ({ classes, rules });
