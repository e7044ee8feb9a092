import { lazyPart } from '../components/lazy-part.tsx';

/** Loads after the form, so that no field waits for it. */
export const LazyTextWarnings = lazyPart(() =>
  import('./text-warnings.tsx').then((module) => module.TextWarnings),
);
