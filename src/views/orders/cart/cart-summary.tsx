import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { containedVat } from '../../../core/shared/money.ts';
import type { Cart } from '../../../core/orders/cart/cart.ts';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { Price } from '../../components/content/price.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { SubmitButton } from '../../forms/bound-form.tsx';
import { FormContext } from '../../forms/form-context.tsx';
import { TermsCheckbox } from '../../forms/terms-checkbox.tsx';
import { usePrices } from '../../shell/use-page-language.ts';
import { LegalGuarantee } from '../../shop/legal-guarantee.tsx';
import { Amounts } from '../amounts.tsx';
import { CouponField } from './coupon-field.tsx';
import { CHECKOUT_FORM } from '../checkout/checkout-form.tsx';

/** Side panel on wide screens; on phones a panel and a bar at the bottom of the window. */
const Place = styled.section`
  @media (max-width: 55.99rem) {
    display: contents;
  }
  @media (min-width: 56rem) {
    display: grid;
    gap: var(--space-4);
    padding: clamp(var(--space-4), 3vw, var(--space-8));
    border-radius: var(--radius-lg);
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: var(--space-3);
  & > h2 {
    font-size: var(--text-xl);
  }
  @media (max-width: 55.99rem) {
    /* Visually hidden heading. */
    & > h2 {
      position: absolute;
      clip-path: inset(50%);
    }
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-lg);
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
  }
`;

const OrderBar = styled.div`
  display: grid;
  gap: var(--space-3);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-top: var(--space-4);
    border-top: 1px solid var(--colour-line-strong);
    font-size: var(--text-lg);
    font-weight: var(--weight-strong);
  }
  & .price {
    font-weight: var(--weight-regular);
  }
  @media (max-width: 55.99rem) {
    z-index: var(--layer-raised);
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    margin: var(--space-3) calc(-1 * var(--space-2)) 0;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-lg);
    background: var(--colour-surface);
    box-shadow: var(--shadow-lg);
    & > div {
      display: block;
      padding: 0;
      border: 0;
      font-size: var(--text-sm);
      line-height: 1.2;
    }
    & .price > data {
      font-size: var(--text-lg);
    }
    & > button {
      padding-inline: var(--space-3);
      font-size: var(--text-sm);
      line-height: 1.2;
    }
    @media (min-height: 20rem) {
      position: sticky;
      bottom: 0;
    }
    /* Above the bottom bar. */
    @media (min-height: 26rem) {
      bottom: calc(3.85rem + var(--notice, 0rem) + env(safe-area-inset-bottom));
    }
  }
`;

type Props = { cart: Cart; checkout: Checkout };

/** Total, terms and the order button, whose text states the obligation to pay. */
export const CartSummary = observer(function CartSummary({ cart, checkout }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const discount = checkout.coupon.totalOf(cart);
  return (
    <FormContext value={{ form: checkout.form, prefix: 'field', texts: 'checkout-field' }}>
      <Place data-sticky="" aria-labelledby="cart-summary">
        <Sheet>
          <h2 id="cart-summary">{t('cart-summary-title')}</h2>
          <Amounts
            rows={[
              {
                term: t('cart-products', { count: cart.totalProductCount }),
                stotinki: cart.totalProductsAmount,
              },
              ...(discount > 0 ? [{ term: t('coupon-discount'), stotinki: -discount }] : []),
              {
                term: t('order-delivery'),
                stotinki: checkout.delivery.totalOf(cart),
                zero: t('delivery-free'),
              },
              {
                term: t('order-contained-vat'),
                stotinki: containedVat(checkout.totalAmount),
                look: 'quiet',
              },
            ]}
          />
          <CouponField cart={cart} checkout={checkout} />
          <LegalGuarantee />
          <TermsCheckbox form={CHECKOUT_FORM} />
          <Hint>{t('checkout-submit-hint')}</Hint>
        </Sheet>
        <OrderBar data-above-notice="">
          <div>
            {t('order-total')}
            <Price {...prices.show(checkout.totalAmount)} size="large" />
          </div>
          <SubmitButton form={CHECKOUT_FORM} wide sending={t('checkout-sending')}>
            {t('checkout-submit')}
          </SubmitButton>
        </OrderBar>
      </Place>
    </FormContext>
  );
});
