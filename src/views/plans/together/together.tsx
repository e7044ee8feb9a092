import { observer } from 'mobx-react-lite';
import type { MovingPlanScreen } from '../../../view-models/plans/moving-plan-screen.ts';
import { useAlive } from '../../components/use-browser-value.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

const HistorySection = lazyPart(() =>
  import('./history-section.tsx').then((module) => module.HistorySection),
);
const LinksSection = lazyPart(() => import('./links-section.tsx').then((module) => module.LinksSection));

/** Sharing and history of the plan (PLAN-08). */
export const Together = observer(function Together({ screen }: { screen: MovingPlanScreen }) {
  const { together, editor } = screen;
  const direction = editor.plan?.leaving ? 'out' : 'in';
  const isAlive = useAlive();
  return (
    <>
      {isAlive && screen.isOwn && <LinksSection id={editor.id} />}
      {together.changes.length > 0 && <HistorySection together={together} direction={direction} />}
    </>
  );
});
