import type { ComponentType } from 'react';
import type { Screen } from '../view-models/site/screen.ts';

/** Identifier of a dependency: its class, a port or a shared view model. */
export type Identifier<Part extends object = object> = abstract new (...collaborators: never[]) => Part;

/** Module of a page or modal: its view, and a function that builds its view model from the container. */
export type Page = {
  View: ComponentType<{ screen: object }>;
  needs: readonly Identifier[];
  build: (...parts: never[]) => object;
};

type Parts<Needs extends readonly Identifier[]> = { [Index in keyof Needs]: InstanceType<Needs[Index]> };

/** A page with its view model's dependencies; types check that they fit. Built for each visit. */
export function page<Kind extends Screen, const Needs extends readonly Identifier[]>(
  View: ComponentType<{ screen: Kind }>,
  needs: Needs,
  build: (...parts: Parts<Needs>) => Kind,
): Page {
  return { View: View as Page['View'], needs, build: build as Page['build'] };
}

/** The same for a modal. Built once, so that a modal closed by mistake keeps its input. */
export function modal<Kind extends object, const Needs extends readonly Identifier[]>(
  View: ComponentType<{ screen: Kind }>,
  needs: Needs,
  build: (...parts: Parts<Needs>) => Kind,
): Page {
  return { View: View as Page['View'], needs, build: build as Page['build'] };
}
