import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { holidayOf } from '../../../core/shop/holiday.ts';
import { stockOf } from '../../../core/shop/product.ts';
import type { Product } from '../../../core/shop/product.ts';
import type { ProductScreen } from '../../../view-models/shop/product-screen.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Badge } from '../../components/messages/badge.tsx';
import { Button } from '../../components/actions/button.tsx';
import { CartIcon, DownIcon } from '../../components/icons.tsx';
import { QuantityField } from '../../components/fields/quantity-field.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useToday } from '../../shell/use-page-language.ts';
import { HolidayNote } from '../holiday-note.tsx';

const Base = styled.div`
  display: grid;
  gap: var(--space-4);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
/** Fixed at the bottom of phones, as high as the offer bar of a home. */
const Send = styled.div`
  flex: 1;
  min-width: 10rem;
  @media (scripting: none) {
    display: none;
  }
  @media (max-width: 45.99rem) and (min-height: 26rem) {
    position: fixed;
    z-index: var(--layer-raised);
    inset: auto 0 calc(3.25rem + env(safe-area-inset-bottom));
    /* A transform avoids a new layout when the cookie notice appears. */
    transform: translateY(calc(-1 * var(--notice, 0rem)));
    padding: var(--space-2) var(--gutter) var(--space-4);
    border-top: 1px solid var(--colour-line);
    background: var(--colour-paper);
  }
`;
const Notes = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--colour-action);
    list-style: none;
  }
`;

/** Quantity, note and the cart button (SHOP-05). */
export const BuyForm = observer(function BuyForm(props: { screen: ProductScreen; product: Product }) {
  const t = useTexts();
  const { screen, product } = props;
  const stock = stockOf(product);
  const { quantityError } = screen;
  const soldOut = stock === 'sold-out';
  const isClosed = soldOut || holidayOf(product.vendor, useToday()) !== null;
  return (
    <Base>
      <div>
        <Badge look={stock === 'in-stock' ? 'good' : stock === 'last' ? 'warning' : 'plain'}>
          {t(`stock-${stock}`, { count: product.quantity })}
        </Badge>
      </div>
      <HolidayNote of={product.vendor} text="holiday-product-text" />
      <noscript>
        <Alert title={t('cart-needs-scripts-title')}>{t('cart-needs-scripts-text')}</Alert>
      </noscript>
      <Actions>
        <QuantityField
          name="quantity"
          label={t('quantity')}
          hideLabel
          value={screen.quantity}
          max={Math.max(1, screen.mostPieces)}
          disabled={isClosed}
          unbounded
          {...(quantityError && { error: t(quantityError.key, quantityError.values) })}
          onValue={(quantity) => screen.setQuantity(quantity)}
        />
        <Send data-under-thumb="" data-above-notice="">
          {/* Outside of a form, so that an early press is repeated after hydration. */}
          <Button wide disabled={isClosed} onClick={() => void screen.addToCart()}>
            <CartIcon />
            {t(soldOut ? 'sold-out' : 'add-to-cart')}
          </Button>
        </Send>
      </Actions>
      {!isClosed && (
        <Notes open={screen.notes !== '' || undefined}>
          <summary>
            {t('cart-notes')}
            <DownIcon />
          </summary>
          <TextArea
            name="notes"
            label={t('product-notes')}
            hint={t('cart-notes-hint')}
            maxLength={500}
            value={screen.notes}
            onValue={(notes) => screen.setNotes(notes)}
          />
        </Notes>
      )}
    </Base>
  );
});
