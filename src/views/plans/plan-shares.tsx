import styled from '@emotion/styled';
import { isAlike, planCosts, sharesOf, totalsOf } from '../../core/plans/plan-costs.ts';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import { personName } from './person-name.ts';
import type { PlanSumsProps } from './plan-sums.tsx';

const People = styled.ul`
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--colour-line);
    @media (min-width: 40rem) {
      grid-template-columns: minmax(6rem, 1fr) 4fr;
    }
  }
  & > li:last-of-type {
    border: 0;
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
  }
  & dl > div {
    flex: 1 1 8rem;
  }
  & dt {
    color: var(--colour-ink-soft);
  }
`;

/** What each person pays, to the stotinka: they add up to the sums. */
export function PlanShares({ plan, season }: PlanSumsProps) {
  const t = useTexts();
  const prices = usePrices();
  const totals = totalsOf(planCosts(plan));
  const people = sharesOf(plan, totals).map((share, person) => ({
    name: personName(t, plan, person),
    share,
  }));
  const month = t(isAlike(totals) ? 'plan-sum-monthly' : `plan-sum-monthly-${season}`);
  return (
    <People>
      {[...people, { name: t('plan-together'), share: totals }].map(({ name, share }) => (
        <li key={name}>
          <strong>{name}</strong>
          <dl>
            {[
              { term: t('plan-sum-contract'), amount: share.contract },
              { term: t('plan-sum-moving-in'), amount: share.movingIn },
              { term: month, amount: share.monthly[season] },
            ].map(({ term, amount }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{prices.inText(amount)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </People>
  );
}
