import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Modals } from '../../view-models/site/modals.ts';
import type { CreditBuy } from '../../view-models/wallet/credit-buy.ts';
import { Badge } from '../components/messages/badge.tsx';
import { Button } from '../components/actions/button.tsx';
import { Stack } from '../components/layout.tsx';
import { Skeleton } from '../components/messages/skeleton.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { Price } from '../components/content/price.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { usePrices } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** Chooses a package and opens the provider's payment page (WALL-01 to WALL-03). */
export const CreditBuyModal = observer(function CreditBuyModal({ screen }: { screen: CreditBuy }) {
  const t = useTexts();
  const prices = usePrices();
  const modals = useService(Modals);
  const { packages, chosen, busy } = screen;
  useEffect(() => void screen.load(), [screen]);
  return (
    <Modal open title={t('wallet-buy')} onClose={() => modals.close()}>
      <Stack>
        <p>{t('credit-buy-text')}</p>
        {packages === null ? (
          <PackagesSkeleton />
        ) : (
          <RadioGroup
            name="credits"
            label={t('credit-buy-package')}
            value={chosen === null ? null : String(chosen)}
            onValue={(credits) => screen.choose(Number(credits))}
            options={packages.map(({ credits, price, promo }) => ({
              value: String(credits),
              label: (
                <span>
                  {t('credits', { count: credits })}{' '}
                  {promo && <Badge look="promo">{t('credit-buy-promo')}</Badge>}
                </span>
              ),
              aside: <Price size="small" {...prices.show(price)} />,
            }))}
          />
        )}
        <p className={classNames('product-vendor')}>{t('credit-buy-vat-price-description')}</p>
        <Button
          wide
          busy={busy}
          aria-disabled={chosen === null || busy}
          onClick={() => void screen.proceed()}
        >
          {t('go-to-payment')}
        </Button>
      </Stack>
    </Modal>
  );
});

/** Number of packages that are usually offered. */
const USUAL_PACKAGES = 6;

function PackagesSkeleton() {
  const t = useTexts();
  return (
    <Stack aria-busy="true" aria-label={t('loading')} role="group">
      {Array.from({ length: USUAL_PACKAGES }, (_, index) => (
        <Skeleton key={index} shape="button" />
      ))}
    </Stack>
  );
}
