import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { OrderedProduct } from '../../../core/orders/order.ts';
import { Hint } from '../../components/fields/field.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: var(--space-16) minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    align-items: center;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--colour-line);
    font-variant-numeric: tabular-nums;
  }
  & > li > strong {
    grid-column: 2;
  }
  & a {
    color: var(--colour-ink);
    line-height: 1.35;
  }
  @media (min-width: 40rem) {
    & > li {
      grid-template-columns: var(--space-16) minmax(0, 1fr) auto;
    }
    & > li > strong {
      grid-column: 3;
    }
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
`;

/** Products as ordered, with the prices paid. */
export function OrderedProducts({ products }: { products: readonly OrderedProduct[] }) {
  const t = useTexts();
  const link = useLinks();
  const prices = usePrices();
  return (
    <List>
      {products.map(
        ({
          productId,
          title,
          image,
          quantity,
          cancelled,
          withdrawn,
          returned,
          unitPrice,
          amount,
          discount = 0,
          productNotes,
        }) => (
          <li key={productId}>
            <Picture of={image} alt="" ratio="square" sizes="4rem" rounded />
            <Facts>
              <Link to={link('Product', { id: productId })}>{title}</Link>
              <Hint>{t('order-product-quantity', { count: quantity, price: prices.inText(unitPrice) })}</Hint>
              {discount > 0 && (
                <Hint>{t('coupon-line', { price: prices.inText(unitPrice * quantity - amount) })}</Hint>
              )}
              {cancelled > 0 && <Hint>{t('order-product-cancelled', { count: cancelled })}</Hint>}
              {withdrawn > 0 && <Hint>{t('order-product-withdrawn', { count: withdrawn })}</Hint>}
              {returned > 0 && <Hint>{t('order-product-returned', { count: returned })}</Hint>}
              {productNotes && <Hint>{t('order-product-notes', { notes: productNotes })}</Hint>}
            </Facts>
            <strong>{prices.inText(amount)}</strong>
          </li>
        ),
      )}
    </List>
  );
}
