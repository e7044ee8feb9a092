import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { addressLine } from '../../../core/accounts/account-address.ts';
import type { CartGroup } from '../../../core/orders/cart/cart.ts';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { PlaceFields } from '../../accounts/place-fields.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { DownIcon } from '../../components/icons.tsx';
import { Columns } from '../../components/layout.tsx';
import { lazySection } from '../../components/load-part.ts';
import { useTexts } from '../../components/use-texts.ts';
import { FormTextArea, FormTextField } from '../../forms/form-fields.tsx';
import { DeliveryFields } from '../../shipping/delivery-fields.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';

/** Checkbox that saves the address for the next order. */
const SaveAddressField = observer(function KeepAddress({ checkout }: { checkout: Checkout }) {
  const t = useTexts();
  const { addresses, form } = checkout;
  if (!addresses.takes(form.values)) return null;
  return (
    <CheckboxField
      name="saveAddress"
      label={t('checkout-keep-address')}
      checked={addresses.savesAddress}
      onChecked={(keep) => addresses.setSave(keep)}
    />
  );
});

// Loads on demand; most buyers have no saved addresses.
const SavedAddressChoice = lazySection(() =>
  import('./saved-address-choice.tsx').then((module) => module.SavedAddressChoice),
);

const Reach = styled(Columns)`
  gap: var(--space-3) var(--space-5);
`;

export const ContactFields = observer(function ContactFields({ checkout }: { checkout: Checkout }) {
  const t = useTexts();
  const { sections, form } = checkout;
  const { name, phone, email } = form.values;
  return (
    <CheckoutSection
      title={t('checkout-contact')}
      summary={
        sections.isFolded('contact') ? (
          <p>
            {name}
            <br />
            {phone} · {email}
          </p>
        ) : null
      }
      onOpen={() => sections.open('contact')}
    >
      <FormTextField name="name" autoComplete="name" autoCapitalize="words" required />
      <Reach>
        <FormTextField name="phone" type="tel" required hint />
        <FormTextField name="email" type="email" required hint />
      </Reach>
    </CheckoutSection>
  );
});

export const AddressFields = observer(function AddressFields({
  checkout,
  groups,
}: {
  checkout: Checkout;
  groups: readonly CartGroup[];
}) {
  const t = useTexts();
  const { sections, form } = checkout;
  const { details } = form.values;
  return (
    <CheckoutSection
      title={t('order-delivery')}
      lead={
        groups.length > 1 && checkout.needsAddress && t('checkout-delivery-text', { count: groups.length })
      }
      summary={
        checkout.needsAddress && sections.isFolded('address') ? (
          <p>
            {addressLine(form.values)}
            {details && (
              <>
                <br />
                <Hint>{details}</Hint>
              </>
            )}
          </p>
        ) : null
      }
      onOpen={() => sections.open('address')}
    >
      <DeliveryFields checkout={checkout} groups={groups} />
      {checkout.needsAddress && (
        <>
          {checkout.addresses.list?.length ? (
            <Suspense>
              <SavedAddressChoice checkout={checkout} />
            </Suspense>
          ) : null}
          <PlaceFields completion={checkout.placeCompletion} />
          <FormTextField name="street" autoComplete="street-address" required hint />
          <CourierNotes checkout={checkout} />
          <SaveAddressField checkout={checkout} />
        </>
      )}
    </CheckoutSection>
  );
});

const Notes = styled.details`
  margin-block: calc(-1 * var(--space-2));
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--colour-action);
    font-size: var(--text-sm);
  }
`;

/** Optional field, folded until it is opened, filled in or refused. */
const CourierNotes = observer(function CourierNotes({ checkout }: { checkout: Checkout }) {
  const t = useTexts();
  const { values, errors } = checkout.form;
  const [isOpen, setOpen] = useState(false);
  return (
    <Notes
      open={isOpen || values.details !== '' || 'details' in errors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t('notes-for-the-courier')}
        <DownIcon />
      </summary>
      <FormTextArea name="details" hint hideLabel maxLength={500} />
    </Notes>
  );
});
