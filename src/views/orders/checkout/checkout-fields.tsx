import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import type { CheckoutForm } from '../../../core/orders/checkout-form.ts';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import type { Form } from '../../../view-models/site/form.ts';
import { Columns } from '../../components/layout.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PlaceFields } from '../../accounts/place-fields.tsx';
import { FormPart } from './form-part.tsx';
import { KeepAddress } from './keep-address.tsx';

// Most buyers are guests, or have none saved.
const SavedAddressChoice = lazy(() =>
  import('./saved-address-choice.tsx').then((module) => ({ default: module.SavedAddressChoice })),
);

type FormProps = { form: Form<CheckoutForm> };
type TextName = Exclude<keyof CheckoutForm, 'termsAccepted' | 'paymentMethod' | 'city' | 'postCode'>;
type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'required'
>;

const LABELS: Record<TextName, string> = {
  name: 'checkout-field-name',
  phone: 'checkout-field-phone',
  email: 'checkout-field-email',
  street: 'checkout-field-street',
  details: 'checkout-field-details',
};

/** Who receives the goods, and where the e-mails go. */
export const ContactFields = observer(function ContactFields({ form }: FormProps) {
  const t = useTexts();
  return (
    <FormPart role="group" aria-labelledby="checkout-contact">
      <h3 id="checkout-contact">{t('checkout-contact')}</h3>
      <CheckoutField form={form} name="name" autoComplete="name" autoCapitalize="words" required />
      <Columns>
        <CheckoutField form={form} name="phone" type="tel" required hint />
        <CheckoutField form={form} name="email" type="email" required hint />
      </Columns>
    </FormPart>
  );
});

/** Where the goods go: each vendor sends its own parcel. */
export const AddressFields = observer(function AddressFields({
  checkout,
  parcels,
}: {
  checkout: Checkout;
  parcels: number;
}) {
  const t = useTexts();
  const { form } = checkout;
  const { errors, values } = form;
  return (
    <FormPart role="group" aria-labelledby="checkout-address">
      <h3 id="checkout-address">{t('checkout-address')}</h3>
      <p>{t('checkout-delivery-text', { count: parcels })}</p>
      {checkout.addresses.list?.length ? (
        <Suspense>
          <SavedAddressChoice checkout={checkout} />
        </Suspense>
      ) : null}
      <PlaceFields form={form} completion={checkout.placeCompletion} prefix="field" />
      <CheckoutField form={form} name="street" autoComplete="street-address" required hint />
      <TextArea
        name="details"
        label={t(LABELS.details)}
        hint={t('checkout-hint-details')}
        maxLength={500}
        value={values.details}
        onValue={(value) => form.set('details', value)}
        onBlur={() => void form.leave('details')}
        {...(errors['details'] && { error: t(errors['details']) })}
      />
      <KeepAddress checkout={checkout} />
    </FormPart>
  );
});

const CheckoutField = observer(function CheckoutField({
  form,
  name,
  hint,
  ...attributes
}: FormProps & { name: TextName; hint?: boolean } & Attributes) {
  const t = useTexts();
  const error = form.errors[name];
  return (
    <TextField
      name={name}
      label={t(LABELS[name])}
      {...attributes}
      value={form.values[name]}
      onValue={(value) => form.set(name, value)}
      onBlur={() => void form.leave(name)}
      {...(hint && { hint: t(`checkout-hint-${name}`) })}
      {...(error && { error: t(error) })}
    />
  );
});
