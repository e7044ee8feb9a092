import { observer } from 'mobx-react-lite';
import type { PayoutOverview } from '../../core/payouts/payouts-gateway.ts';
import type { PayoutsScreen } from '../../view-models/payouts/payouts-screen.ts';
import { Badge } from '../components/messages/badge.tsx';
import type { BadgeProps } from '../components/messages/badge.tsx';
import { DataTable } from '../components/content/data-table.tsx';
import { FigureList } from '../components/content/figure-list.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Stack } from '../components/layout.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useDates, usePrices } from '../shell/use-page-language.ts';
import { PayoutAccount } from './payout-account.tsx';
import { StatementSection } from './statement-section.tsx';

/** Balance, bank account, statements and payouts of a vendor (SHIP-10). */
export const PayoutsPage = observer(function PayoutsPage({ screen }: { screen: PayoutsScreen }) {
  const t = useTexts();
  const prices = usePrices();
  const { overview } = screen;
  if (!overview) return <ProfileFrame>{null}</ProfileFrame>;
  return (
    <ProfileFrame>
      <PageHeading
        title={t('payouts-title')}
        lead={t('payouts-lead', { count: overview.extraDays, minimum: prices.inText(overview.minimum) })}
      />
      {overview.balance < 0 && (
        <Alert>{t('payouts-negative', { amount: prices.inText(-overview.balance) })}</Alert>
      )}
      <Stack gap="large">
        <Balance overview={overview} />
        <PayoutAccount screen={screen} overview={overview} />
      </Stack>
      <StatementSection screen={screen} overview={overview} />
      <Payouts overview={overview} />
    </ProfileFrame>
  );
});

function Balance({ overview }: { overview: PayoutOverview }) {
  const t = useTexts();
  const prices = usePrices();
  const figure = (label: string, amount: number, note?: string) => {
    const { main, equivalent } = prices.show(amount);
    return { label, value: main, equivalent, ...(note && { note }) };
  };
  const { balance, available, held, cash } = overview;
  return (
    <>
      <FigureList
        figures={[
          figure(t('payouts-balance'), balance, t('payouts-balance-hint')),
          figure(t('payouts-available'), available, t('payouts-available-hint')),
          figure(t('payouts-held'), held, t('payouts-held-hint')),
        ]}
      />
      {cash !== 0 && <p>{t('payouts-cash', { amount: prices.inText(cash) })}</p>}
    </>
  );
}

const LOOKS: Record<string, BadgeProps['look']> = { open: 'plain', confirmed: 'good', cancelled: 'warning' };

function Payouts({ overview: { payouts } }: { overview: PayoutOverview }) {
  const t = useTexts();
  const dates = useDates();
  const prices = usePrices();
  return (
    <Section title={t('payouts-list-title')}>
      {payouts.length === 0 ? (
        <p>{t('payouts-list-empty')}</p>
      ) : (
        <DataTable
          label={t('payouts-list-title')}
          columns={[
            { title: t('payouts-sent') },
            { title: t('payouts-to') },
            { title: t('status') },
            { title: t('amount'), isNumber: true },
          ]}
          rows={payouts.map(({ id, amount, status, iban, createdAt }) => ({
            key: id,
            cells: [
              dates.day(createdAt),
              iban,
              <Badge key="status" look={LOOKS[status] ?? 'plain'}>
                {t(`payout-status-${status}`)}
              </Badge>,
              prices.inText(amount),
            ],
          }))}
        />
      )}
    </Section>
  );
}
