import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Clock } from '../../core/shared/clock.ts';
import { inChunkTime } from '../../view-models/site/chunk-load-error.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Progress } from '../../view-models/site/progress.ts';
import { useService } from './services.tsx';

type Openable = { onUnavailable: () => void };

/**
 * A modal of one page, whose script is loaded when it first opens (NAV-14).
 * A script that does not come is reported; `onUnavailable` closes the modal, and the next press requests it again.
 */
export function lazyModal<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & Openable) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  return function LazyModal({ onUnavailable, ...props }) {
    const [view, setView] = useState(() => loaded);
    useLoading(
      load,
      (arrived) => {
        loaded = arrived;
        setView(() => arrived);
      },
      onUnavailable,
    );
    return view && createElement(view as ComponentType<object>, props);
  };
}

/** Loads modules once while the component is mounted; reports a failure. */
export function useLoading<Loaded>(
  load: () => Promise<Loaded>,
  arrived: (loaded: Loaded) => void,
  failed: () => void = () => {},
): void {
  const modals = useService(Modals);
  const progress = useService(Progress);
  const clock = useService(Clock);
  useEffect(() => {
    let isWanted = true;
    const done = progress.begin();
    inChunkTime(clock, load())
      .then((loaded) => isWanted && arrived(loaded))
      .catch(() => {
        if (!isWanted) return;
        failed();
        modals.notify('error', navigator.onLine ? 'chunk-error-title' : 'error-no-connection');
      })
      .finally(done);
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per opening: functions of a new render change nothing
  }, [modals, progress, clock]);
}
