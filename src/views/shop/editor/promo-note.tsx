import { isPromoWithoutReduction } from '../../../core/shop/prior-price.ts';
import type { PriceHistory, WrittenPrices } from '../../../core/shop/prior-price.ts';
import { Hint } from '../../components/fields/field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';

type Props = { prices: WrittenPrices; history: PriceHistory };

/** Explains to the vendor why a promotion will be shown as a plain price. */
export function PromoNote({ prices, history }: Props) {
  const t = useTexts();
  const shown = usePrices();
  if (!isPromoWithoutReduction(prices, history)) return null;
  const { lowestPrice } = history;
  return (
    <Hint role="status">
      {lowestPrice === null
        ? t('promo-no-earlier-price')
        : t('promo-not-lowest', { price: shown.inText(lowestPrice) })}
    </Hint>
  );
}
