import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Button } from '../../components/actions/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';
import { personName } from '../plan-names.ts';
import type { PaymentsProps } from './payments-section.tsx';

const List = styled.ul`
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-1);
  }
`;

const Balances = styled.dl`
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
`;

/** Debts settled with the fewest payments, and how they are computed. */
export const DebtList = observer(function DebtList({ payments, plan }: PaymentsProps) {
  const t = useTexts();
  const prices = usePrices();
  const { debts, balances } = payments;
  return (
    <Stack as="section" gap="small" aria-labelledby="plan-debts">
      <h3 id="plan-debts">{t('plan-debts')}</h3>
      {debts.length === 0 && <p>{t('plan-debts-none')}</p>}
      <List>
        {debts.map((debt) => {
          const [name, other] = [debt.from, debt.to].map((person) => personName(t, plan, person));
          const words = t('plan-debt', {
            name: String(name),
            other: String(other),
            amount: prices.inText(debt.amount),
          });
          return (
            <li key={`${debt.from} ${debt.to}`}>
              <strong>{words}</strong>
              <Button
                look="secondary"
                size="small"
                aria-label={t('plan-debt-paid-of', { what: words })}
                onClick={() => payments.settle(debt)}
              >
                {t('plan-debt-paid')}
              </Button>
            </li>
          );
        })}
      </List>
      <Balances>
        {balances.map(({ paid, share }, person) => (
          // People are their places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={person}>
            <dt>{personName(t, plan, person)}</dt>
            <dd>{t('plan-balance', { paid: prices.inText(paid), share: prices.inText(share) })}</dd>
          </div>
        ))}
      </Balances>
    </Stack>
  );
});
