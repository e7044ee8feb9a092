import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import type { PlanChange } from '../../core/plans/together/plan-history.ts';
import { formatMoment } from '../../core/shared/date-format.ts';
import type { PlanEditor } from '../../view-models/plans/plan-editor.ts';
import { lazyPart } from '../components/lazy-part.tsx';
import { useTexts } from '../components/use-texts.ts';
import { EditClashes } from '../forms/edit-clashes.tsx';
import { SavingFailed } from '../forms/saving-failed.tsx';
import { useDates, useLanguage, usePrices } from '../shell/use-page-language.ts';

const Line = styled.p`
  min-height: var(--space-6);
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
`;

const NewsWords = lazyPart(() => import('./together/news-words.tsx').then((module) => module.NewsWords));

type PlanStatusProps = {
  editor: PlanEditor;
  /** Latest change of another person. */
  news: PlanChange | null;
};

/** Save state, and conflicts of simultaneous changes. */
export const PlanStatus = observer(function PlanStatus({ editor, news }: PlanStatusProps) {
  const t = useTexts();
  const language = useLanguage();
  const prices = usePrices();
  const dates = useDates();
  const { saving, version, form } = editor;
  const isWhole = Object.keys(form.errors).length === 0;
  const direction = editor.plan?.leaving ? 'out' : 'in';
  const labelOf = (field: keyof MovingPlan) =>
    direction === 'out' && (field === 'movingInOn' || field === 'from')
      ? t(`leaving-part-of-${field}`)
      : t(`plan-part-of-${field}`);
  const time = (moment: Date) => formatMoment(moment, language, { hour: '2-digit', minute: '2-digit' });
  const textOf = (field: keyof MovingPlan, value: unknown) => {
    if (field === 'budget' && typeof value === 'number') return prices.inText(value);
    if (field === 'movingInOn' && typeof value === 'string') return dates.day(value);
    return typeof value === 'object' && value !== null ? labelOf(field) : undefined;
  };
  return (
    <div data-print="hide">
      <Line role="status">
        {(saving.state === 'saving' || saving.state === 'changed') && t('saving')}
        {!news &&
          isWhole &&
          saving.state === 'saved' &&
          saving.savedAt &&
          t('saving-saved', { time: time(saving.savedAt) })}
        {news && saving.state !== 'saving' && saving.state !== 'changed' && (
          <NewsWords news={news} direction={direction} />
        )}
      </Line>
      <EditClashes
        version={version}
        labelOf={labelOf}
        textOf={textOf}
        onChoose={(clash, side) => editor.choose(clash, side)}
      />
      {version.clashes.length === 0 && <SavingFailed saving={saving} />}
    </div>
  );
});
