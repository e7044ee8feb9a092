import type { ComponentType } from 'react';
import type { Screen } from '../view-models/site/screen.ts';

/** What the container knows a part by: its class, be it a port or a shared state. */
export type Identifier<Part extends object = object> = abstract new (...collaborators: never[]) => Part;

/** A page or a modal as it is loaded: how it looks, and how its state is made of what the container has. */
export type Page = {
  View: ComponentType<{ screen: object }>;
  needs: readonly Identifier[];
  build: (...parts: never[]) => object;
};

type Parts<Needs extends readonly Identifier[]> = { [Index in keyof Needs]: InstanceType<Needs[Index]> };

/** A screen with its view; the compiler checks that they fit. Built anew for each visit of its address. */
export function page<Kind extends Screen, const Needs extends readonly Identifier[]>(
  View: ComponentType<{ screen: Kind }>,
  needs: Needs,
  build: (...parts: Parts<Needs>) => Kind,
): Page {
  return { View: View as Page['View'], needs, build: build as Page['build'] };
}

/** The same for a modal, whose state is no screen. Built once: closed by mistake, it keeps what was typed. */
export function modal<Kind extends object, const Needs extends readonly Identifier[]>(
  View: ComponentType<{ screen: Kind }>,
  needs: Needs,
  build: (...parts: Parts<Needs>) => Kind,
): Page {
  return { View: View as Page['View'], needs, build: build as Page['build'] };
}
