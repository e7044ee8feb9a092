import { createElement, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadPart } from './load-part.ts';
import { onNearViewport } from './on-near-viewport.ts';
import { classNames } from './class-names.tsx';

/**
 * Makes a page section whose script loads after hydration: when it comes near the window, with `now`, or at
 * once if the server did not render it. Until then it shows the server's content; buttons that are pressed
 * meanwhile are pressed again when the script is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & { fallback?: ReactNode; now?: boolean }) => ReactNode {
  const wanted = promised();
  const Part =
    typeof document === 'undefined'
      ? withoutSuspense(load)
      : lazy(async () => {
          await wanted.given;
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
      // Nothing to wait for: the script was loaded already.
      if (place.current && !hasArrived.current) release.current = queueTaps(place.current);
      return () => release.current?.();
    }, []);
    useEffect(
      () => (now ? wanted.give() : onNearViewport(renderedBefore(place.current), wanted.give)),
      [now],
    );
    const arrive = useCallback(() => {
      hasArrived.current = true;
      release.current?.();
      if (place.current) place.current.dataset['hydrated'] = '';
      window.dispatchEvent(new Event('hydrated'));
      if (isBehind.current) renderAgain(true);
    }, []);
    // Rendering with other properties before the script has loaded would make React drop the server's
    // content.
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
          <Arrived onArrived={arrive} />
        </Suspense>
      );
    }
  };
}

/** Returns the element that the server rendered, which React marks by comments; null if there is none. */
function renderedBefore(place: HTMLElement | null): Element | null {
  return place?.firstChild instanceof Comment ? place.firstElementChild : null;
}

/** Reports that its siblings are hydrated. */
function Arrived({ onArrived }: { onArrived: () => void }) {
  useEffect(onArrived, [onArrived]);
  return null;
}

/**
 * Records pressed buttons and stops their events.
 * @returns a function that presses them
 */
function queueTaps(place: HTMLElement): () => void {
  const taps = new Set<HTMLElement>();
  const note = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !place.contains(target)) return;
    if (event.type === 'submit') event.preventDefault();
    const button = target.closest('button');
    if (button) taps.add(button);
  };
  // Listens on the window, because React stops events of content that is not hydrated.
  for (const type of ['click', 'submit']) window.addEventListener(type, note, true);
  return () => {
    for (const type of ['click', 'submit']) window.removeEventListener(type, note, true);
    for (const button of taps) button.click();
    taps.clear();
  };
}

/** Creates a promise with its resolve function. */
function promised() {
  let give: () => void = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

const loading = new Set<Promise<unknown>>();

/** Server only: resolves when the sections of all opened pages can be rendered. */
export async function partsLoaded(): Promise<void> {
  await Promise.all(loading);
}

function withoutSuspense<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  const arrival = load().then((loaded) => {
    part = loaded;
    loading.delete(arrival);
  });
  loading.add(arrival);
  return (props) => part && createElement(part, props);
}
