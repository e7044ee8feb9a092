import styled from '@emotion/styled';
import { createElement, lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadPart } from './load-part.ts';

const Place = styled.div`
  display: contents;
`;

/**
 * A part of a page that is read at once and weighs: the server has it from its start on and renders it, the browser
 * brings its script once the page is alive, and shows what the server rendered until then. A button that is pressed
 * meanwhile is pressed when the script is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { fallback?: ReactNode }) => ReactNode {
  const Part =
    typeof document === 'undefined' ? held(load) : lazy(async () => ({ default: await loadPart(load) }));
  return function LazyPart({ fallback = null, ...props }) {
    const place = useRef<HTMLDivElement>(null);
    const release = useRef<(() => void) | null>(null);
    const hasArrived = useRef(false);
    useEffect(() => {
      // What came at once has nothing to wait for.
      if (place.current && !hasArrived.current) release.current = heldTaps(place.current);
      return () => release.current?.();
    }, []);
    const arrive = useCallback(() => {
      hasArrived.current = true;
      release.current?.();
    }, []);
    return (
      <Place ref={place}>
        <Suspense fallback={fallback}>
          {createElement(Part as ComponentType<object>, props)}
          <Arrived tell={arrive} />
        </Suspense>
      </Place>
    );
  };
}

/** Tells that what stands beside it is alive. */
function Arrived({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** Remembers the buttons that are pressed; nothing is sent. @returns what presses them */
function heldTaps(place: HTMLElement): () => void {
  const taps = new Set<HTMLElement>();
  const note = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !place.contains(target)) return;
    if (event.type === 'submit') event.preventDefault();
    const button = target.closest('button');
    if (button) taps.add(button);
  };
  // React, which listens within, lets nothing through to what is not alive.
  for (const type of ['click', 'submit']) window.addEventListener(type, note, true);
  return () => {
    for (const type of ['click', 'submit']) window.removeEventListener(type, note, true);
    for (const button of taps) button.click();
    taps.clear();
  };
}

const loading = new Set<Promise<unknown>>();

/** On the server: resolves once the parts of all pages that were opened so far can be rendered with them. */
export async function partsLoaded(): Promise<void> {
  await Promise.all(loading);
}

function held<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  const arrival = load().then((loaded) => {
    part = loaded;
    loading.delete(arrival);
  });
  loading.add(arrival);
  return (props) => part && createElement(part, props);
}
