import { observer } from 'mobx-react-lite';
import type { MovingPlanScreen } from '../../../view-models/plans/moving-plan-screen.ts';
import { useAlive } from '../../components/use-browser-value.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { useTexts } from '../../components/use-texts.ts';

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

const NameForm = lazyPart(() => import('./name-form.tsx').then((module) => module.NameForm));

/** Says whose plan a link shows and if it can be edited (PLAN-08). */
export const LinkNotice = observer(function LinkNotice({ screen }: { screen: MovingPlanScreen }) {
  const t = useTexts();
  const { together } = screen;
  const { link, name } = together;
  const isAlive = useAlive();
  if (!link) return null;
  const owner = t('plan-shared-by', { name: link.owner });
  if (link.access === 'read') return <Alert title={owner}>{t('plan-link-may-read')}</Alert>;
  return (
    <Alert title={owner}>
      {name !== '' ? t('plan-link-may-edit', { name }) : isAlive && <NameForm together={together} />}
    </Alert>
  );
});
