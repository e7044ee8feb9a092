import { lazyPart } from '../components/lazy-part.tsx';

/** The rule comes after the form: no field waits for it. */
export const LazyTextWarnings = lazyPart(() =>
  import('./text-warnings.tsx').then((module) => module.TextWarnings),
);
