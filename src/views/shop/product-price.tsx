import { currentPrice } from '../../core/shop/product.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';

export interface ProductPriceProps {
  product: Pick<ProductSummary, 'price' | 'promoPrice' | 'lowestPrice'>;
  size?: 'small' | 'regular' | 'large';
}

/** What a product costs now, and beside a promo price the old one and the lowest of the last 30 days. */
export function ProductPrice({ product, size }: ProductPriceProps) {
  const t = useTexts();
  const prices = usePrices();
  const { main, equivalent } = prices.show(currentPrice(product));
  const onPromo = product.promoPrice !== null;
  const { lowestPrice } = product;
  return (
    <Price
      main={main}
      equivalent={equivalent}
      size={size}
      old={onPromo ? prices.inText(product.price) : undefined}
      note={
        onPromo && lowestPrice !== null ? t('lowest-price', { price: prices.inText(lowestPrice) }) : undefined
      }
    />
  );
}
