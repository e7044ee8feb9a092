import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { THING_BUDGETS } from '../../../core/plans/things/thing-choices.ts';
import type { ThingBudget } from '../../../core/plans/things/thing-choices.ts';
import type { ThingsChoice } from '../../../view-models/plans/things/things-choice.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';

const Budgets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-3);
  & > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    padding: var(--space-4);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius);
    &[data-chosen] {
      border-color: var(--colour-action);
      background: var(--colour-action-soft);
    }
  }
  & strong {
    font-size: var(--text-lg);
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--colour-ink-soft);
    &[data-over] {
      color: var(--colour-terracotta);
      font-weight: var(--weight-strong);
    }
  }
  & button {
    margin-top: auto;
  }
`;

/** Three budgets with their present sums (PLAN-05). */
export const ThingBudgetChoice = observer(function ThingBudgetChoice({ choice }: { choice: ThingsChoice }) {
  const t = useTexts();
  return (
    <>
      <Budgets>
        {THING_BUDGETS.map((budget) => (
          <Budget key={budget} choice={choice} budget={budget} />
        ))}
      </Budgets>
      {choice.planned.budget && <Hint>{t('plan-budget-again-hint')}</Hint>}
    </>
  );
});

const Budget = observer(function Budget({ choice, budget }: { choice: ThingsChoice; budget: ThingBudget }) {
  const t = useTexts();
  const prices = usePrices();
  const { things, missing, delivery, total, over, style } = choice.choices[budget];
  const isChosen = choice.planned.budget === budget;
  const vendors = new Set(things.map(({ product }) => product.vendor.id)).size;
  return (
    <li data-chosen={isChosen ? '' : undefined}>
      <h3>{t(`plan-budget-${budget}`)}</h3>
      <small>{t(`plan-budget-${budget}-text`)}</small>
      {things.length === 0 ? (
        missing.length === 0 && <p>{t('plan-budget-empty')}</p>
      ) : (
        <>
          <strong>{prices.inText(total)}</strong>
          <small>
            {t('plan-things-count', { count: things.length })},{' '}
            {t('plan-things-vendors', { count: vendors, amount: prices.inText(delivery) })}
            {style && `. ${t(`plan-style-${style}`)}`}
          </small>
        </>
      )}
      {missing.length > 0 && <small>{t('plan-things-missing', { count: missing.length })}</small>}
      {over > 0 && <small data-over="">{t('plan-things-over', { amount: prices.inText(over) })}</small>}
      {things.length > 0 && (
        <Button
          look={isChosen ? 'quiet' : 'secondary'}
          size="small"
          aria-label={t(isChosen ? 'plan-budget-choose-again-of' : 'plan-budget-choose-of', {
            budget: t(`plan-budget-${budget}`),
          })}
          onClick={() => choice.choose(budget)}
        >
          {t(isChosen ? 'plan-budget-choose-again' : 'plan-budget-choose')}
        </Button>
      )}
    </li>
  );
});
