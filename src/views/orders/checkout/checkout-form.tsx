import type { Cart } from '../../../core/orders/cart/cart.ts';
import { showPrice } from '../../../core/shared/price-format.ts';
import { PAYMENT_METHODS } from '../../../core/orders/order.ts';
import { SiteSettings } from '../../../core/site/settings.ts';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../../shell/services.tsx';
import { useLanguage } from '../../shell/use-page-language.ts';
import { AddressFields, ContactFields } from './checkout-fields.tsx';
import { BoundForm, FormSheet } from '../../forms/bound-form.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormRadioGroup } from '../../forms/form-fields.tsx';

/** The form's id, for the button that stands beside the total. */
export const CHECKOUT_FORM = 'checkout';

/** Contact, address, delivery and payment (CART-05); the terms stand beside the button that orders. */
export function CheckoutFields({ checkout, cart }: { checkout: Checkout; cart: Cart }) {
  const t = useTexts();
  return (
    <BoundForm
      id={CHECKOUT_FORM}
      form={checkout.form}
      texts="checkout-field"
      aria-label={t('checkout-title')}
    >
      <h2>{t('checkout-title')}</h2>
      {/* A change of the cart is told above the cart. */}
      <FormErrors untold="order-changed" />
      <ContactFields />
      <AddressFields checkout={checkout} parcels={cart.groups.length} />
      <PaymentPart cart={cart} />
    </BoundForm>
  );
}

function PaymentPart({ cart }: { cart: Cart }) {
  const t = useTexts();
  const language = useLanguage();
  const { cardPayments } = useService(SiteSettings);
  const methods = PAYMENT_METHODS.filter((method) => cardPayments || method !== 'card');
  // Cards are charged in euro, whichever currency stands first (PRICE-07).
  const euro = showPrice(cart.totalOrderAmount, language, 'eur-first').main;
  return (
    <FormSheet>
      <FormRadioGroup
        name="paymentMethod"
        label={<h3>{t('order-payment')}</h3>}
        required
        options={methods.map((method) => ({
          value: method,
          label: t(`payment-method-${method}`),
          hint: t(`payment-method-${method}-hint`, { amount: euro }),
        }))}
      />
    </FormSheet>
  );
}
