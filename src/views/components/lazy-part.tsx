import { createElement, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part of a page that is read at once and weighs: the server has it from its start on and renders it, the browser
 * brings its script once the page is alive, and shows what the server rendered until then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { fallback?: ReactNode }) => ReactNode {
  const Part = typeof document === 'undefined' ? held(load) : lazy(async () => ({ default: await load() }));
  return function LazyPart({ fallback = null, ...props }) {
    return <Suspense fallback={fallback}>{createElement(Part as ComponentType<object>, props)}</Suspense>;
  };
}

function held<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  void load().then((loaded) => (part = loaded));
  return (props) => part && createElement(part, props);
}
