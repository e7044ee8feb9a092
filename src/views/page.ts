import type { ComponentType } from 'react';
import type { Screen } from '../view-models/site/screen.ts';

type ScreenClass<Kind extends Screen> = abstract new (...collaborators: never[]) => Kind;

/** A page as the table of routes knows it: how it looks, and the class that holds its state. */
export type Page = { View: ComponentType<{ screen: Screen }>; screen: ScreenClass<Screen> };

/** Ties a view to the screen class it shows: the compiler checks that they fit, the table need not know. */
export function page<Kind extends Screen>(
  screen: ScreenClass<Kind>,
  View: ComponentType<{ screen: Kind }>,
): Page {
  return { screen, View: View as ComponentType<{ screen: Screen }> };
}
