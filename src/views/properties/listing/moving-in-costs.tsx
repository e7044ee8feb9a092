import styled from '@emotion/styled';
import type { Property } from '../../../core/properties/property.ts';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';

const List = styled.dl`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  & dt {
    color: var(--colour-ink-soft);
  }
  & dd {
    margin-left: auto;
    text-align: right;
  }
  & > div:last-child {
    margin-top: var(--space-1);
    padding-top: var(--space-2);
    border-top: 1px solid var(--colour-line);
    font-size: var(--text-md);
    font-weight: var(--weight-strong);
    & dt {
      color: inherit;
    }
  }
`;

type Costs = Pick<Property, 'price' | 'deposit' | 'commission' | 'dueAtMovingIn'>;

/** Rent, deposit, commission and their sum (HOME-03). */
export function MovingInCosts({ price, deposit, commission, dueAtMovingIn }: Costs) {
  const t = useTexts();
  const prices = usePrices();
  const rows = [
    { term: t('listing-first-rent'), amount: prices.inText(price) },
    { term: t('deposit'), amount: deposit > 0 ? prices.inText(deposit) : t('listing-no-deposit') },
    {
      term: t('commission'),
      amount: commission > 0 ? prices.inText(commission) : t('listing-no-commission'),
    },
    { term: t('listing-due'), amount: prices.inText(dueAtMovingIn) },
  ];
  return (
    <List>
      {rows.map(({ term, amount }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </List>
  );
}
