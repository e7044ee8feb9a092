import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CART_QUANTITY } from '../../../core/orders/cart/cart.ts';
import type { CartProduct } from '../../../core/orders/cart/cart.ts';
import { currentPrice } from '../../../core/shop/product.ts';
import type { CartViewModel } from '../../../view-models/orders/cart-view-model.ts';
import { IconButton } from '../../components/actions/button.tsx';
import { CloseIcon, DownIcon } from '../../components/icons.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { Price } from '../../components/content/price.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { QuantityField } from '../../components/fields/quantity-field.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: var(--space-16) minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: start;
  & > button {
    margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) 0 0;
  }
  @media (min-width: 40rem) {
    column-gap: var(--space-4);
    & > span {
      grid-row: 1 / span 2;
    }
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  & > a {
    color: var(--colour-ink);
    font-weight: var(--weight-strong);
    line-height: 1.35;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

const Controls = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  font-variant-numeric: tabular-nums;
  & > details[open] {
    flex-basis: 100%;
  }
  @media (min-width: 40rem) {
    grid-column: 2 / -1;
  }
`;

const Notes = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--colour-action);
    font-size: var(--text-sm);
  }
`;

/** Limit of the vendor's order. */
const NOTES_LENGTH = 500;

/** A product in the cart: quantity, note and removal (CART-04). */
export const CartLine = observer(function CartLine(props: { product: CartProduct; cart: CartViewModel }) {
  const { product, cart } = props;
  const t = useTexts();
  const link = useLinks();
  const prices = usePrices();
  const { id, title, image, quantity, productNotes } = product;
  const [notesAtFirst] = useState(productNotes !== '');
  const price = currentPrice(product);
  const old = product.promoPrice === null ? null : product.price;
  const isMany = quantity > 1;
  const error = cart.quantityErrors[id];
  return (
    <Line>
      <Picture of={image} alt="" ratio="square" sizes="4rem" rounded />
      <Facts>
        <Link to={link('Product', { id })}>{title}</Link>
        {isMany ? (
          <Hint>{t('cart-piece-price', { price: prices.inText(price) })}</Hint>
        ) : (
          <Price {...prices.show(price)} size="small" {...(old !== null && { old: prices.inText(old) })} />
        )}
      </Facts>
      <IconButton
        icon={CloseIcon}
        label={t('cart-remove', { product: title })}
        onClick={() => cart.remove(id)}
      />
      <Controls>
        <QuantityField
          name={`quantity-${id}`}
          label={t('cart-quantity', { product: title })}
          hideLabel
          value={quantity}
          min={CART_QUANTITY.min}
          max={cart.mostOf(id)}
          unbounded
          {...(error && { error: t(error.key, error.values) })}
          onValue={(wanted) => cart.changeQuantity(id, wanted)}
        />
        {isMany && <strong>{prices.inText(price * quantity)}</strong>}
        <Notes open={notesAtFirst}>
          <summary>
            {t('cart-notes')}
            <DownIcon />
          </summary>
          <TextArea
            name={`notes-${id}`}
            label={t('cart-notes-label', { product: title })}
            hideLabel
            hint={t('cart-notes-hint')}
            maxLength={NOTES_LENGTH}
            defaultValue={productNotes}
            onValue={(notes) => cart.changeNotes(id, notes)}
          />
        </Notes>
      </Controls>
    </Line>
  );
});
