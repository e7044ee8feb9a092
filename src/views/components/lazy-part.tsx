import { createElement, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadPart } from './load-part.ts';
import { whenWanted } from './when-wanted.ts';
import { classNames } from './class-names.tsx';

/**
 * A part of a page that is read at once and weighs: the server has it from its start on and renders it, the browser
 * brings its script once the page is alive and the part is wanted: near the window, `now`, or because the server has not
 * rendered it. Until then it stays as it is, and a button that is pressed meanwhile is pressed when the script is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { fallback?: ReactNode; now?: boolean }) => ReactNode {
  const asked = promised();
  const Part =
    typeof document === 'undefined'
      ? held(load)
      : lazy(async () => {
          await asked.given;
          return { default: await loadPart(load) };
        });
  return function LazyPart({ fallback = null, now = false, ...props }) {
    const place = useRef<HTMLDivElement>(null);
    const release = useRef<(() => void) | null>(null);
    const hasArrived = useRef(false);
    const shown = useRef<ReactNode>(null);
    const isBehind = useRef(false);
    const [, renderAgain] = useState(false);
    useEffect(() => {
      // What came at once has nothing to wait for.
      if (place.current && !hasArrived.current) release.current = heldTaps(place.current);
      return () => release.current?.();
    }, []);
    useEffect(() => (now ? asked.give() : whenWanted(renderedBefore(place.current), asked.give)), [now]);
    const arrive = useCallback(() => {
      hasArrived.current = true;
      release.current?.();
      if (place.current) place.current.dataset['hydrated'] = '';
      window.dispatchEvent(new Event('hydrated'));
      if (isBehind.current) renderAgain(true);
    }, []);
    // Were it rendered with other properties before it is there, React would take away what the server rendered.
    if (hasArrived.current || !shown.current) shown.current = part();
    else isBehind.current = true;
    return (
      <div className={classNames('lazy-part')} ref={place}>
        {shown.current}
      </div>
    );

    function part() {
      return (
        <Suspense fallback={fallback}>
          {createElement(Part as ComponentType<object>, props)}
          <Arrived tell={arrive} />
        </Suspense>
      );
    }
  };
}

/** What the server rendered there, which React marks by comments; null where the part is rendered by the browser. */
function renderedBefore(place: HTMLElement | null): Element | null {
  return place?.firstChild instanceof Comment ? place.firstElementChild : null;
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

/** What waits until it is told to go on. */
function promised() {
  let give: () => void = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
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
