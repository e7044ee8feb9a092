import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { PlanTogether } from '../../../view-models/plans/together/plan-together.ts';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, useLanguage } from '../../shell/use-page-language.ts';
import { PlanSection } from '../plan-section.tsx';
import { changeWords } from './change-words.ts';

const List = styled.ol`
  & > li {
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--colour-line);
  }
  & > li:last-of-type {
    border: 0;
  }
  & time {
    display: block;
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
`;

/** Number of entries shown at once. */
const SHOWN = 5;

type HistoryProps = { together: PlanTogether; direction: 'in' | 'out' };

/** History of changes, the latest first (PLAN-08). */
export const HistorySection = observer(function HistorySection({ together, direction }: HistoryProps) {
  const t = useTexts();
  const { changes } = together;
  const [shown, more] = [changes.slice(0, SHOWN), changes.slice(SHOWN)];
  return (
    <PlanSection title={t('plan-history')}>
      <Changes changes={shown} direction={direction} />
      {more.length > 0 && (
        <details>
          <summary>{t('plan-history-more', { count: more.length })}</summary>
          <Changes changes={more} direction={direction} />
        </details>
      )}
    </PlanSection>
  );
});

function Changes({ changes, direction }: Pick<PlanTogether, 'changes'> & Pick<HistoryProps, 'direction'>) {
  const t = useTexts();
  const language = useLanguage();
  const dates = useDates();
  return (
    <List>
      {changes.map((change) => (
        <li key={`${change.at} ${change.by}`}>
          {changeWords(t, change, direction, language)}
          <time dateTime={change.at}>{dates.moment(change.at)}</time>
        </li>
      ))}
    </List>
  );
}
