import { ComparisonOpener } from '../../view-models/comparison/comparison-opener.ts';
import { lazyPart } from '../components/lazy-part.tsx';
import { useService } from '../shell/services.tsx';
import type { CompareBarProps } from './compare-bar.tsx';

const Bar = lazyPart(() => import('./compare-bar.tsx').then((module) => module.CompareBar));

/** The bar of a list: its script comes at once where this browser keeps a choice, else with the first press. */
export function LazyCompareBar(props: CompareBarProps) {
  const { isKept } = useService(ComparisonOpener);
  return <Bar now={isKept} {...props} />;
}
