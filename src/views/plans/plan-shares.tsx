import styled from '@emotion/styled';
import { weightsOf } from '../../core/plans/moving-plan.ts';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import { sumsInView } from '../../core/plans/plan-sums.ts';
import { useTexts } from '../components/use-texts.ts';
import { usePrices, useToday } from '../shell/use-page-language.ts';
import { personName } from './plan-names.ts';

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

/** Cost of each person in stotinki; they add up to the sums. */
export function PlanShares({ plan }: { plan: MovingPlan }) {
  const t = useTexts();
  const prices = usePrices();
  const sums = sumsInView(plan, useToday());
  const people = weightsOf(plan).map((_, person) => ({
    name: personName(t, plan, person),
    amounts: sums.map(({ name, shares }) => ({ name, amount: shares[person] ?? 0 })),
  }));
  const all = sums.map(({ name, total }) => ({ name, amount: total }));
  return (
    <People>
      {[...people, { name: t('plan-together'), amounts: all }].map(({ name, amounts }) => (
        <li key={name}>
          <strong>{name}</strong>
          <dl>
            {amounts.map(({ name: sum, amount }) => (
              <div key={sum}>
                <dt>{t(`plan-sum-${sum}`)}</dt>
                <dd>{prices.inText(amount)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </People>
  );
}
