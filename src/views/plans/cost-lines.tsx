import styled from '@emotion/styled';
import { totalOfLines } from '../../core/plans/plan-costs.ts';
import type { CostLine } from '../../core/plans/plan-costs.ts';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';

const List = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--colour-line);
    font-variant-numeric: tabular-nums;
  }
  & > div:last-of-type {
    border: 0;
    font-weight: var(--weight-strong);
  }
  & dt > small {
    display: block;
    color: var(--colour-ink-soft);
    font-weight: var(--weight-regular);
  }
  & dd {
    text-align: right;
  }
`;

/** Amounts with their sources, and the sum (PLAN-02). */
export function CostLines({
  lines,
  people,
  area,
}: {
  lines: readonly CostLine[];
  people: number;
  area: number;
}) {
  const t = useTexts();
  const prices = usePrices();
  const sourceText = ({ source, average }: CostLine): string => {
    if (!average) return t(`plan-source-${source}`);
    const { home, person, squareMetre } = average;
    const parts = [
      ...(home > 0 ? [prices.brief(home)] : []),
      ...(person > 0 ? [t('plan-average-people', { amount: prices.brief(person), count: people })] : []),
      ...(squareMetre > 0
        ? [t('plan-average-area', { amount: prices.inText(squareMetre), area: Math.round(area) })]
        : []),
    ];
    return t('plan-source-average', { rule: parts.join(' + ') });
  };
  return (
    <List>
      {lines.map((line) => (
        <div key={line.name}>
          <dt>
            {t(`plan-cost-${line.name}`)}
            <small>
              {sourceText(line)}
              {line.month && `, ${t('plan-part-of-month', line.month)}`}
            </small>
          </dt>
          <dd>{prices.inText(line.amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('plan-together')}</dt>
        <dd>{prices.inText(totalOfLines(lines))}</dd>
      </div>
    </List>
  );
}
