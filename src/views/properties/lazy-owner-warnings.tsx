import type { OwnerWarning } from '../../core/accounts/owner-warnings.ts';
import { lazyPart } from '../components/lazy-part.tsx';

const OwnerWarnings = lazyPart(() => import('./owner-warnings.tsx').then((module) => module.OwnerWarnings));

/** Few pages have any. */
export function LazyOwnerWarnings({ warnings }: { warnings: readonly OwnerWarning[] }) {
  return warnings.length > 0 && <OwnerWarnings warnings={warnings} />;
}
