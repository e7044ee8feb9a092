import type { ComponentProps } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';

const OwnerWarnings = lazyPart(() => import('./owner-warnings.tsx').then((module) => module.OwnerWarnings));

/** Few pages have any. */
export function LazyOwnerWarnings(props: ComponentProps<typeof OwnerWarnings>) {
  return props.warnings.length > 0 && <OwnerWarnings {...props} />;
}
