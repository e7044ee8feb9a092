import type { ComponentType } from 'react';
import type { Screen } from '../view-models/site/screen.ts';

type StateClass<Kind extends object> = abstract new (...collaborators: never[]) => Kind;

/** A page as the table of routes knows it: how it looks, and the class that holds its state. */
export type Page = { View: ComponentType<{ screen: object }>; screen: StateClass<object> };

/** Ties a view to the screen class it shows: the compiler checks that they fit, the table need not know. */
export function page<Kind extends Screen>(
  screen: StateClass<Kind>,
  View: ComponentType<{ screen: Kind }>,
): Page {
  return { screen, View: View as ComponentType<{ screen: object }> };
}

/** The same for a modal, whose state is no screen. */
export function modal<Kind extends object>(
  screen: StateClass<Kind>,
  View: ComponentType<{ screen: Kind }>,
): Page {
  return { screen, View: View as ComponentType<{ screen: object }> };
}
