import { observer } from 'mobx-react-lite';
import type { PaymentState } from '../../core/wallet/wallet-gateway.ts';
import type { PaymentStatusScreen } from '../../view-models/wallet/payment-status-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { CheckIcon, CloseIcon } from '../components/icons.tsx';
import { CalendarIcon } from '../components/page-icons.tsx';
import type { Icon } from '../components/icons.tsx';
import { Container } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';

const ICONS: Record<PaymentState, Icon> = { paid: CheckIcon, pending: CalendarIcon, failed: CloseIcon };

/** State of a payment and the next steps (WALL-05). */
export const PaymentStatusPage = observer(function PaymentStatusPage({
  screen,
}: {
  screen: PaymentStatusScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const { payment } = screen;
  if (!payment) {
    return (
      <Container>
        <PageHeading title={t('order-payment')} />
        <EmptyState
          title={t('payment-not-found-title')}
          text={t('payment-none-text')}
          action={<LinkButton to={links('AdminWallet')}>{t('payment-to-wallet')}</LinkButton>}
        />
      </Container>
    );
  }
  const { status, credits, price, balance, paymentUrl } = payment;
  const shown = prices.show(price);
  const values = { count: credits, price: `${shown.main} / ${shown.equivalent}`, balance };
  return (
    <Container role="status">
      <PageHeading title={t('order-payment')} />
      <EmptyState
        icon={ICONS[status]}
        title={t(`payment-${status}-title`)}
        text={t(`payment-${status}-text`, values)}
        action={
          <>
            {status === 'pending' && (
              <Button busy={screen.busy} onClick={() => void screen.requestStatus()}>
                {t('payment-ask')}
              </Button>
            )}
            {paymentUrl && (
              <LinkButton look="secondary" to={paymentUrl} reloadDocument>
                {t('go-to-payment')}
              </LinkButton>
            )}
            {status === 'failed' && screen.isSelling && (
              <Button onClick={() => screen.chooseAgain()}>{t('payment-choose-again')}</Button>
            )}
            <LinkButton
              look={status === 'paid' ? 'primary' : 'quiet'}
              to={links(status === 'paid' ? 'AdminPropertyList' : 'AdminWallet')}
            >
              {t(status === 'paid' ? 'payment-to-listings' : 'payment-to-wallet')}
            </LinkButton>
          </>
        }
      />
    </Container>
  );
});
