import { observer } from 'mobx-react-lite';
import { addressLine } from '../../../core/accounts/account-address.ts';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useTexts } from '../../components/use-texts.ts';

/** Saved addresses of a signed-in buyer; "other" opens the fields. */
export const SavedAddressChoice = observer(function SavedAddressChoice({ checkout }: { checkout: Checkout }) {
  const t = useTexts();
  const { addresses, form } = checkout;
  const chosen = addresses.savedAs(form.values);
  return (
    <SelectField
      name="savedAddress"
      label={t('checkout-saved-address')}
      unmarked
      placeholder={t('checkout-saved-address-other')}
      value={chosen && String(chosen.id)}
      onValue={(id) => checkout.useAddress(id === null ? null : Number(id))}
      options={(addresses.list ?? []).map((address) => ({
        value: String(address.id),
        label: [address.label, addressLine(address)].filter(Boolean).join(' – '),
      }))}
    />
  );
});
