import { ContainerModule } from 'inversify';
import { Clock } from '../core/shared/clock.ts';
import { SiteSettings } from '../core/site/settings.ts';
import { WalletDesk } from '../core/wallet/wallet-desk.ts';
import { Session } from '../view-models/accounts/session.ts';
import { Modals } from '../view-models/site/modals.ts';
import { PaymentStatusScreen } from '../view-models/wallet/payment-status-screen.ts';
import { WalletScreen } from '../view-models/wallet/wallet-screen.ts';
import { bindWalletDesk } from './wallet-desk.ts';

/** The wallet in the profile, and the page to come back to from a payment. */
export const walletScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindWalletDesk(options);
  bind(WalletScreen).toResolvedValue(
    (desk, session, modals, { cardPayments }) => new WalletScreen(desk, session, modals, cardPayments),
    [WalletDesk, Session, Modals, SiteSettings],
  );
  bind(PaymentStatusScreen).toResolvedValue(
    (desk, session, modals, clock, { cardPayments }) =>
      new PaymentStatusScreen(desk, session, modals, clock, cardPayments),
    [WalletDesk, Session, Modals, Clock, SiteSettings],
  );
});
