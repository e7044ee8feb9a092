import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { WalletEntry } from '../../core/wallet/wallet-gateway.ts';
import type { WalletScreen } from '../../view-models/wallet/wallet-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Link } from 'react-router-dom';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useDates, useLinks, usePrices } from '../shell/use-page-language.ts';

const Balance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-6);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-sm);
  & p {
    margin: 0;
    color: var(--colour-ink-soft);
  }
  & strong {
    display: block;
    color: var(--colour-ink);
    font-size: var(--text-3xl);
    font-variant-numeric: tabular-nums;
  }
`;

const Entries = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-4);
    align-items: baseline;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
    font-variant-numeric: tabular-nums;
  }
  & strong {
    font-size: var(--text-lg);
  }
  & small {
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
  }
  & a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: var(--target);
  }
  & strong,
  & small + small {
    text-align: end;
  }
  @media (max-width: 36rem) {
    & > li > :is(small, a) {
      grid-column: 1 / -1;
      text-align: start;
    }
  }
`;

/** Button and deadline in a line of their own. */
const Withdrawal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  grid-column: 1 / -1;
`;

/** Balance, history and receipts (WALL-06). */
export const WalletPage = observer(function WalletPage({ screen }: { screen: WalletScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { entries, balance } = screen;
  return (
    <ProfileFrame>
      <PageHeading title={t('wallet-title')} lead={t('wallet-lead')} />
      <Balance>
        <p>
          {t('wallet-balance')}
          <strong>{t('credits', { count: balance })}</strong>
        </p>
        {screen.isSelling ? (
          <Button onClick={() => screen.buy()}>{t('wallet-buy')}</Button>
        ) : (
          <Alert>{t('wallet-not-selling')}</Alert>
        )}
      </Balance>
      <Section title={t('wallet-history')}>
        {entries.data.length === 0 ? (
          <EmptyState title={t('wallet-empty-title')} text={t('wallet-empty-text')} />
        ) : (
          <Entries>
            {entries.data.map((entry) => (
              <Entry key={entry.id} entry={entry} onWithdraw={() => screen.confirmWithdraw(entry)} />
            ))}
          </Entries>
        )}
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) => links('AdminWallet', {}, { page: number > 1 ? number : null })}
        />
      </Section>
      <WithdrawalModal screen={screen} />
    </ProfileFrame>
  );
});

const WithdrawalModal = observer(function WithdrawalModal({ screen }: { screen: WalletScreen }) {
  const t = useTexts();
  const dates = useDates();
  const prices = usePrices();
  const { withdrawing, busy } = screen;
  return (
    <Modal
      open={withdrawing !== null}
      onClose={() => screen.confirmWithdraw(null)}
      closable={!busy}
      title={t('withdrawal-from-the-contract')}
    >
      {withdrawing && (
        <Stack>
          <p>
            {t('wallet-withdrawal-text', {
              count: withdrawing.credits,
              at: dates.moment(withdrawing.at),
              price: prices.inText(withdrawing.price ?? 0),
            })}
          </p>
          <Row>
            <Button look="danger" busy={busy} onClick={() => void screen.withdraw()}>
              {t('withdrawal-confirm')}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => screen.confirmWithdraw(null)}>
              {t('wallet-withdrawal-keep')}
            </Button>
          </Row>
        </Stack>
      )}
    </Modal>
  );
});

function Entry({ entry, onWithdraw }: { entry: WalletEntry; onWithdraw: () => void }) {
  const t = useTexts();
  const dates = useDates();
  const prices = usePrices();
  const { credits, balance, reason, price, purchase, premium, receiptUrl, at } = entry;
  const shown = price === null ? null : prices.show(price);
  return (
    <li>
      <span>
        {premium
          ? t('wallet-premium', { title: premium.title, count: premium.days })
          : t<string>(`wallet-reason-${reason}`)}
      </span>
      <strong>{credits > 0 ? `+${credits}` : `−${-credits}`}</strong>
      <small>
        {dates.moment(at)}
        {shown && ` · ${shown.main} (${shown.equivalent})`}
        {premium && ` · ${t('wallet-until', { day: dates.day(premium.until) })}`}
      </small>
      <small>{t('wallet-after', { count: balance })}</small>
      {receiptUrl && (
        <Link to={receiptUrl} reloadDocument>
          {t('wallet-receipt')}
        </Link>
      )}
      {purchase?.withdrawnAt && (
        <small>
          {t('wallet-withdrawn', { at: dates.moment(purchase.withdrawnAt) })},{' '}
          {t(purchase.isRefunded ? 'wallet-refund-done' : 'wallet-refund-due')}
        </small>
      )}
      {purchase?.withdrawableUntil && (
        <Withdrawal>
          <Button look="secondary" size="small" onClick={onWithdraw}>
            {t('withdrawal-button')}
          </Button>
          <small>{t('wallet-withdrawal-until', { until: dates.moment(purchase.withdrawableUntil) })}</small>
        </Withdrawal>
      )}
    </li>
  );
}
