import styled from '@emotion/styled';
import { planCosts, sharesOf, totalsOf } from '../../core/plans/plan-costs.ts';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import type { PlanSumsProps } from './plan-sums.tsx';

const Shares = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: var(--space-2);
    border-bottom: 1px solid var(--colour-line);
    text-align: right;
  }
  & th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
`;

/** What each person pays, to the stotinka: the columns add up to the sums. */
export function PlanShares({ plan, season }: PlanSumsProps) {
  const t = useTexts();
  const prices = usePrices();
  const totals = totalsOf(planCosts(plan));
  const rows = [
    ...sharesOf(plan, totals).map((share, person) => ({
      name: t('plan-person', { number: person + 1 }),
      share,
    })),
    { name: t('plan-together'), share: totals },
  ];
  return (
    <Shares>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('plan-sum-contract')}</th>
          <th scope="col">{t('plan-sum-moving-in')}</th>
          <th scope="col">{t(`plan-sum-monthly-${season}`)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, share }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {[share.contract, share.movingIn, share.monthly[season]].map((amount, column) => (
              <td key={column}>{prices.show(amount).main}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Shares>
  );
}
