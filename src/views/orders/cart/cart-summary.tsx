import { observer } from 'mobx-react-lite';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import type { Cart } from '../../../core/orders/cart/cart.ts';
import { Hint } from '../../components/fields/field.tsx';
import { Panel, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { Amounts } from '../amounts.tsx';
import { CHECKOUT_FORM } from '../checkout/checkout-form.tsx';
import { SubmitButton } from '../../forms/bound-form.tsx';
import { FormContext } from '../../forms/form-context.tsx';
import { LegalGuarantee } from '../../shop/legal-guarantee.tsx';
import { TermsCheckbox } from '../../forms/terms-checkbox.tsx';

type Props = { cart: Cart; checkout: Checkout };

/** What is paid, and the button that orders it: it says that it binds to pay. */
export const CartSummary = observer(function CartSummary({ cart, checkout }: Props) {
  const t = useTexts();
  return (
    <Panel as="section" data-sticky="" aria-labelledby="cart-summary">
      <Stack>
        <h2 id="cart-summary">{t('cart-summary-title')}</h2>
        <Amounts
          rows={[
            {
              term: t('cart-products', { count: cart.totalProductCount }),
              stotinki: cart.totalProductsAmount,
            },
            { term: t('order-delivery'), stotinki: cart.totalDeliveryAmount, zero: t('delivery-free') },
            { term: t('order-total'), stotinki: cart.totalOrderAmount, look: 'total' },
            { term: t('order-contained-vat'), stotinki: cart.containedVat, look: 'quiet' },
          ]}
        />
        <FormContext value={{ form: checkout.form, prefix: 'field', texts: 'checkout-field' }}>
          <TermsCheckbox form={CHECKOUT_FORM} />
          <LegalGuarantee />
          <SubmitButton form={CHECKOUT_FORM} wide sending={t('checkout-sending')}>
            {t('checkout-submit')}
          </SubmitButton>
        </FormContext>
        <Hint>{t('checkout-submit-hint')}</Hint>
      </Stack>
    </Panel>
  );
});
