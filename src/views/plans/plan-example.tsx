import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { EXAMPLE_FACTS, examplePlan, exampleQuery } from '../../core/plans/example-plan.ts';
import type { ExampleFacts } from '../../core/plans/example-plan.ts';
import { planCosts, sharesOf, totalsOf } from '../../core/plans/plan-costs.ts';
import type { PlanTotals } from '../../core/plans/plan-costs.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { Price } from '../components/content/price.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Panel, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';

const Sheet = styled(Panel)`
  & label {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    font-size: var(--text-sm);
  }
  & output {
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
  }
  & input {
    width: 100%;
    height: var(--target);
    margin: 0;
    accent-color: var(--colour-action);
    touch-action: pan-y;
  }
  & dl {
    display: grid;
    gap: var(--space-3) var(--space-4);
    padding-top: var(--space-4);
    border-top: 1px solid var(--colour-line);
    @media (min-width: 40rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  & dt,
  & dd > small {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & dd > small {
    display: block;
    font-variant-numeric: tabular-nums;
  }
`;

const FACTS = ['price', 'area', 'people'] as const;
const USUAL: ExampleFacts = {
  price: EXAMPLE_FACTS.price.usual,
  area: EXAMPLE_FACTS.area.usual,
  people: EXAMPLE_FACTS.people.usual,
};

/** Interactive example: three facts give the costs of moving in, and start a plan (PLAN-01). */
export function PlanExample() {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const [facts, setFacts] = useState(USUAL);
  const said: Record<keyof ExampleFacts, string> = {
    price: prices.inText(facts.price),
    area: t('property-area', { area: facts.area }),
    people: t('home-plan-people-count', { count: facts.people }),
  };
  return (
    <Sheet>
      <Stack gap="small">
        {FACTS.map((name) => (
          <Fact
            key={name}
            name={name}
            value={facts[name]}
            said={said[name]}
            onChange={(value) => setFacts({ ...facts, [name]: value })}
          />
        ))}
        <Sums facts={facts} />
        <Hint>{t('home-plan-assumed')}</Hint>
        <LinkButton to={links('MovingIn', {}, exampleQuery(facts))}>{t('home-plan-open')}</LinkButton>
      </Stack>
    </Sheet>
  );
}

type FactProps = {
  name: keyof ExampleFacts;
  value: number;
  said: string;
  onChange: (value: number) => void;
};

function Fact({ name, value, said, onChange }: FactProps) {
  const t = useTexts();
  const id = useId();
  const { from, to, step } = EXAMPLE_FACTS[name];
  return (
    <div>
      <label htmlFor={id}>
        {t(`home-plan-${name}`)}
        <output htmlFor={id}>{said}</output>
      </label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={said}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

function Sums({ facts }: { facts: ExampleFacts }) {
  const t = useTexts();
  const prices = usePrices();
  const plan = examplePlan(facts);
  const totals = totalsOf(planCosts(plan));
  const largest = sharesOf(plan, totals)[0] ?? totals;
  const sums = [
    { name: 'contract', of: ({ contract }: PlanTotals) => contract },
    { name: 'moving-in', of: ({ movingIn }: PlanTotals) => movingIn },
    { name: 'monthly', of: ({ monthly }: PlanTotals) => monthly.winter },
  ] as const;
  return (
    <dl aria-live="polite">
      {sums.map(({ name, of }) => (
        <div key={name}>
          <dt>{t(`home-plan-${name}`)}</dt>
          <dd>
            <Price {...prices.show(of(totals))} />
            {facts.people > 1 && <small>{t('home-plan-each', { amount: prices.inText(of(largest)) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
