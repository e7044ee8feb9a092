import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { addressLine } from '../../core/accounts/account-address.ts';
import type { AccountAddress } from '../../core/accounts/account-address.ts';
import type { OwnAddresses } from '../../view-models/accounts/own-addresses.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row } from '../components/layout.tsx';
import { UndoAlert } from '../components/messages/undo-alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PlaceFields } from './place-fields.tsx';
import { SettingsForm, SettingsList } from './settings-form.tsx';
import { FormSection } from '../forms/bound-form.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { useOpenerFocus } from '../forms/use-opener-focus.ts';

type Props = { addresses: OwnAddresses };

const nameOf = (address: AccountAddress) => address.label || addressLine(address);

export const AddressSettings = observer(function AddressSettings({ addresses }: Props) {
  const t = useTexts();
  const { edited, list } = addresses;
  const adding = useOpenerFocus(edited !== null);
  useEffect(() => {
    if (edited !== null) document.getElementById('address-label')?.focus();
  }, [edited]);
  return (
    <FormSection title={t('settings-addresses')}>
      <p>{t(list.length > 0 ? 'settings-addresses-text' : 'settings-addresses-none')}</p>
      {list.length > 0 && (
        <SettingsList>
          {list.map((address) => (
            <SavedAddress key={address.id} addresses={addresses} address={address} />
          ))}
        </SettingsList>
      )}
      {addresses.removed && (
        <UndoAlert
          of={addresses.removed}
          text={t('address-deleted', { address: nameOf(addresses.removed) })}
          onUndo={() => void addresses.undoRemove()}
        />
      )}
      {edited !== null ? (
        <AddressForm addresses={addresses} />
      ) : addresses.isFull ? (
        <Hint>{t('error-too-many-addresses')}</Hint>
      ) : (
        <Row>
          <Button ref={adding} look="secondary" onClick={() => addresses.edit('new')}>
            {t('address-add')}
          </Button>
        </Row>
      )}
    </FormSection>
  );
});

const SavedAddress = observer(function SavedAddress({
  addresses,
  address,
}: Props & { address: AccountAddress }) {
  const t = useTexts();
  const line = addressLine(address);
  const name = nameOf(address);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {address.label && <Hint>{line}</Hint>}
        {address.details && <Hint>{address.details}</Hint>}
      </div>
      <Row>
        <Button
          look="secondary"
          size="small"
          aria-label={t('address-edit-of', { address: name })}
          onClick={() => addresses.edit(address)}
        >
          {t('address-edit')}
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-label={t('address-delete-of', { address: name })}
          onClick={() => void addresses.remove(address)}
        >
          {t('delete')}
        </Button>
      </Row>
    </li>
  );
});

const AddressForm = observer(function AddressForm({ addresses }: Props) {
  const t = useTexts();
  const { form, edited } = addresses;
  return (
    <SettingsForm
      form={form}
      prefix="address"
      texts="checkout-field"
      label={t(edited === 'new' ? 'address-add' : 'address-edit')}
      save="settings-save"
      beside={
        <Button look="secondary" onClick={() => addresses.close()}>
          {t('cancel')}
        </Button>
      }
    >
      <FormTextField name="label" label={t('address-field-label')} hint={t('address-hint-label')} />
      <PlaceFields completion={addresses.placeCompletion} />
      <FormTextField name="street" hint autoComplete="street-address" required />
      <FormTextField name="details" hint />
    </SettingsForm>
  );
});
