import styled from '@emotion/styled';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import { directionOf } from '../../core/plans/leaving/leaving.ts';
import { sumsInView, upFrontOf } from '../../core/plans/plan-sums.ts';
import { Panel } from '../components/layout.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices, useToday } from '../shell/use-page-language.ts';

/** Panel beside the plan; on phones a bar at the bottom with the three sums. */
const Sheet = styled(Panel)`
  & dl {
    display: grid;
    gap: var(--space-4);
  }
  & dt {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & dd > small {
    display: block;
    color: var(--colour-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & > h2 {
    margin-bottom: var(--space-4);
  }
  & > p {
    margin-top: var(--space-4);
    padding-top: var(--space-3);
    border-top: 1px solid var(--colour-line);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
    &[data-over] {
      color: var(--colour-terracotta);
      font-weight: var(--weight-strong);
    }
  }
  & [data-brief] {
    display: none;
  }
  @media print {
    padding: 0;
    box-shadow: none;
    & dl {
      grid-template-columns: repeat(3, auto);
    }
  }
  @media screen and (max-width: 55.99rem) {
    &[data-sticky] {
      z-index: var(--layer-raised);
      margin-inline: calc(-1 * var(--space-2));
      padding: var(--space-2) var(--space-3);
      box-shadow: var(--shadow-lg);
      & > h2,
      & dd > :not([data-brief]),
      & > p:not([data-over], [data-now]) {
        display: none;
      }
      & > p {
        margin: var(--space-1) 0 0;
        padding: 0;
        border: 0;
      }
      /* Three columns where they fit. */
      & dl {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0 var(--space-2);
      }
      & dt {
        font-size: var(--text-xs);
      }
      & [data-brief] {
        display: inline;
        font-weight: var(--weight-strong);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      @media (min-height: 20rem) {
        position: sticky;
        bottom: 0;
      }
      /* Above the bottom bar. */
      @media (min-height: 26rem) {
        bottom: calc(3.85rem + var(--notice, 0rem) + env(safe-area-inset-bottom));
      }
    }
  }
`;

const BAR = { 'data-above-notice': '', 'data-sticky': '' };

type PlanSumsProps = {
  plan: MovingPlan;
  now?: MovingPlan | null;
  isWhole?: boolean;
};

/**
 * Sums of a plan by when they are due, for all and for each person (PLAN-02).
 * @param now the plan at the prices of today, with which the new sums and the differences are shown (PLAN-10)
 * @param isWhole a section of the page; otherwise a phone has a bar with the sums alone
 */
export function PlanSums({ plan, now = null, isWhole }: PlanSumsProps) {
  const t = useTexts();
  const today = useToday();
  const sums = sumsInView(plan, today);
  const sumsNow = now && sumsInView(now, today);
  return (
    <Sheet as="section" {...(!isWhole && BAR)} aria-labelledby="plan-sums">
      <h2 id="plan-sums">{t(`plan-sums-${directionOf(plan)}`)}</h2>
      <dl>
        {sums.map(({ name, total, shares }, index) => (
          <Sum
            key={name}
            term={t(`plan-sum-${name}`)}
            total={total}
            now={sumsNow?.[index]?.total ?? total}
            shares={shares}
          />
        ))}
      </dl>
      <UpFront plan={plan} upFront={upFrontOf(sums)} now={upFrontOf(sumsNow ?? sums)} />
    </Sheet>
  );
}

type SumProps = { term: string; total: number; now: number; shares: readonly number[] };

function Sum({ term, total, now, shares }: SumProps) {
  const t = useTexts();
  const prices = usePrices();
  const changed = useChangedAmount();
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Price {...prices.show(total)} />
        <span data-brief="" aria-hidden="true">
          {prices.brief(total)}
        </span>
        {now !== total && <small>{t('plan-sum-now', changed(total, now))}</small>}
        {shares.length > 1 && (
          <small>
            {least === most
              ? t('plan-each', { amount: prices.inText(most) })
              : t('plan-each-between', { least: prices.inText(least), most: prices.inText(most) })}
          </small>
        )}
      </dd>
    </div>
  );
}

type UpFrontProps = { plan: MovingPlan; upFront: number; now: number };

function UpFront({ plan, upFront, now }: UpFrontProps) {
  const t = useTexts();
  const changed = useChangedAmount();
  const prices = usePrices();
  const { budget } = plan;
  const total = t(`plan-up-front-${directionOf(plan)}`, { amount: prices.inText(upFront) });
  const left = (budget ?? 0) - upFront;
  return (
    <>
      <p>{total}</p>
      {now !== upFront && <p data-now="">{t('plan-up-front-now', changed(upFront, now))}</p>}
      {budget !== null && (
        <p data-over={left < 0 ? '' : undefined}>
          {t(left < 0 ? 'plan-over-budget' : 'plan-within-budget', {
            amount: prices.inText(Math.abs(left)),
          })}
        </p>
      )}
    </>
  );
}

/** An amount of today, and its difference to the planned one with a sign. */
function useChangedAmount(): (planned: number, now: number) => { amount: string; difference: string } {
  const prices = usePrices();
  return (planned, now) => ({
    amount: prices.inText(now),
    difference: `${now > planned ? '+' : '−'}${prices.inText(Math.abs(now - planned))}`,
  });
}
