import { observer } from 'mobx-react-lite';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';
import { useTexts } from '../../components/use-texts.ts';

/** Checkbox to save the address. */
export const KeepAddress = observer(function KeepAddress({ checkout }: { checkout: Checkout }) {
  const t = useTexts();
  const { addresses, form } = checkout;
  if (!addresses.takes(form.values)) return null;
  return (
    <CheckboxField
      name="saveAddress"
      label={t('checkout-keep-address')}
      checked={addresses.keep}
      onChecked={(keep) => addresses.setKeep(keep)}
    />
  );
});
