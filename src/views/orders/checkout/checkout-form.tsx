import { observer } from 'mobx-react-lite';
import type { Cart } from '../../../core/orders/cart/cart.ts';
import { showPrice } from '../../../core/shared/price-format.ts';
import { PAYMENT_METHODS } from '../../../core/orders/order.ts';
import { SiteSettings } from '../../../core/site/settings.ts';
import type { CheckoutForm } from '../../../core/orders/checkout-form.ts';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { Form } from '../../components/fields/form.tsx';
import { RadioGroup } from '../../components/fields/radio-group.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormRefusals } from '../../forms/form-refusals.tsx';
import { useService } from '../../shell/services.tsx';
import { useLanguage } from '../../shell/use-page-language.ts';
import { AddressFields, ContactFields } from './checkout-fields.tsx';
import { FormPart } from './form-part.tsx';

/** The form's id, for the button that stands beside the total. */
export const CHECKOUT_FORM = 'checkout';

/** Contact, address, delivery and payment (CART-05); the terms stand beside the button that orders. */
export const CheckoutFields = observer(function CheckoutFields(props: { checkout: Checkout; cart: Cart }) {
  const t = useTexts();
  const { checkout } = props;
  const { form } = checkout;
  return (
    <Form
      id={CHECKOUT_FORM}
      aria-label={t('checkout-title')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <h2>{t('checkout-title')}</h2>
      {/* A change of the cart is told above the cart. */}
      <FormRefusals form={form} untold="order-changed" />
      <ContactFields form={form} />
      <AddressFields checkout={checkout} parcels={props.cart.groups.length} />
      <PaymentPart {...props} />
    </Form>
  );
});

const PaymentPart = observer(function PaymentPart({ checkout, cart }: { checkout: Checkout; cart: Cart }) {
  const t = useTexts();
  const language = useLanguage();
  const { form } = checkout;
  const { cardPayments } = useService(SiteSettings);
  const methods = PAYMENT_METHODS.filter((method) => cardPayments || method !== 'card');
  const error = form.errors['paymentMethod'];
  // Cards are charged in euro, whichever currency stands first (PRICE-07).
  const euro = showPrice(cart.totalOrderAmount, language, 'eur-first').main;
  return (
    <FormPart>
      <RadioGroup<CheckoutForm['paymentMethod']>
        name="paymentMethod"
        label={<h3>{t('checkout-payment')}</h3>}
        required
        value={form.values.paymentMethod}
        onValue={(method) => form.set('paymentMethod', method)}
        {...(error && { error: t(error) })}
        options={methods.map((method) => ({
          value: method,
          label: t(`payment-method-${method}`),
          hint: t(`payment-method-${method}-hint`, { amount: euro }),
        }))}
      />
    </FormPart>
  );
});
