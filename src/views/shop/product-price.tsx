import { currentPrice } from '../../core/shop/product.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';

export interface ProductPriceProps {
  product: Pick<ProductSummary, 'price' | 'promoPrice'>;
  size?: 'small' | 'regular' | 'large';
}

/** Current price, and for a promotion the lowest price of the previous 30 days. */
export function ProductPrice({ product, size }: ProductPriceProps) {
  const t = useTexts();
  const prices = usePrices();
  const { main, equivalent } = prices.show(currentPrice(product));
  const onPromo = product.promoPrice !== null;
  const old = prices.show(product.price);
  return (
    <Price
      main={main}
      equivalent={equivalent}
      size={size}
      {...(onPromo && { old: old.main, oldEquivalent: old.equivalent })}
      note={onPromo ? t('lowest-price', { price: prices.inText(product.price) }) : undefined}
    />
  );
}
