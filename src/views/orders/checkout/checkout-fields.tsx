import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { Columns } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PlaceFields } from '../../accounts/place-fields.tsx';
import { KeepAddress } from './keep-address.tsx';
import { FormSection } from '../../forms/bound-form.tsx';
import { FormTextArea, FormTextField } from '../../forms/form-fields.tsx';
import { lazySection } from '../../components/load-part.ts';

// Most buyers are guests, or have none saved.
const SavedAddressChoice = lazySection(() =>
  import('./saved-address-choice.tsx').then((module) => module.SavedAddressChoice),
);

/** Who receives the goods, and where the e-mails go. */
export function ContactFields() {
  const t = useTexts();
  return (
    <FormSection level={3} title={t('checkout-contact')}>
      <FormTextField name="name" autoComplete="name" autoCapitalize="words" required />
      <Columns>
        <FormTextField name="phone" type="tel" required hint />
        <FormTextField name="email" type="email" required hint />
      </Columns>
    </FormSection>
  );
}

/** Where the goods go: each vendor sends its own parcel. */
export const AddressFields = observer(function AddressFields({
  checkout,
  parcels,
}: {
  checkout: Checkout;
  parcels: number;
}) {
  const t = useTexts();
  return (
    <FormSection level={3} title={t('checkout-address')}>
      <p>{t('checkout-delivery-text', { count: parcels })}</p>
      {checkout.addresses.list?.length ? (
        <Suspense>
          <SavedAddressChoice checkout={checkout} />
        </Suspense>
      ) : null}
      <PlaceFields completion={checkout.placeCompletion} />
      <FormTextField name="street" autoComplete="street-address" required hint />
      <FormTextArea name="details" hint maxLength={500} />
      <KeepAddress checkout={checkout} />
    </FormSection>
  );
});
