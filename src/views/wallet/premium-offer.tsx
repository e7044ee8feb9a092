import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { PREMIUM_PLACES } from '../../core/wallet/credit-prices.ts';
import type { PremiumPurchase } from '../../view-models/wallet/premium-purchase.ts';
import { Button } from '../components/actions/button.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { useTexts } from '../components/use-texts.ts';

const Offer = styled.div`
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--colour-sunken);
`;

/** Choice of a premium place's duration, with prices (HOME-17). */
export const PremiumOffer = observer(function PremiumOffer({ purchase }: { purchase: PremiumPurchase }) {
  const t = useTexts();
  const { days, balance, missing, busy, listing } = purchase;
  return (
    <Offer role="group" aria-label={t('premium-title')}>
      <Stack>
        <p>{t('premium-text')}</p>
        <RadioGroup
          name={`premium-${listing?.id ?? 0}`}
          label={t('premium-days')}
          value={String(days)}
          onValue={(chosen) => {
            const place = PREMIUM_PLACES.find((one) => String(one.days) === chosen);
            if (place) purchase.chooseDays(place.days);
          }}
          options={PREMIUM_PLACES.map((place) => ({
            value: String(place.days),
            label: t('premium-for-days', { count: place.days }),
            aside: t('credits', { count: place.credits }),
          }))}
        />
        <p role="status">
          {missing > 0
            ? t('premium-missing', { count: missing, balance })
            : t('premium-balance', { count: balance })}
        </p>
        <Row>
          {missing > 0 ? (
            purchase.isSelling && <Button onClick={() => purchase.buyCredits()}>{t('wallet-buy')}</Button>
          ) : (
            <Button busy={busy} onClick={() => void purchase.buy()}>
              {t('premium-buy', { count: purchase.price })}
            </Button>
          )}
          <Button look="quiet" onClick={() => purchase.choose(null)}>
            {t('premium-cancel')}
          </Button>
        </Row>
      </Stack>
    </Offer>
  );
});
