import { ComparisonOpener } from '../../view-models/comparison/comparison-opener.ts';
import { lazyPart } from '../components/lazy-part.tsx';
import { useService } from '../shell/services.tsx';
import type { CompareBarProps } from './compare-bar.tsx';

const Bar = lazyPart(() => import('./compare-bar.tsx').then((module) => module.CompareBar));

/**
 * CompareBar of a list; loads at once if the browser has a stored choice, otherwise with the first press.
 */
export function LazyCompareBar(props: CompareBarProps) {
  const { isStored } = useService(ComparisonOpener);
  return <Bar now={isStored} {...props} />;
}
