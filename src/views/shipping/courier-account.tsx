import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isConnectedCourier } from '../../core/shipping/courier-office.ts';
import type { ShippingCourier } from '../../core/shipping/courier-office.ts';
import type { CourierAccountEditor } from '../../view-models/shipping/courier-account-editor.ts';
import { Button } from '../components/actions/button.tsx';
import { Row } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormPasswordField, FormTextField } from '../forms/form-fields.tsx';

type Props = { editor: CourierAccountEditor; courier: ShippingCourier | '' };

/** Login at the chosen courier; nothing for couriers without one (SHIP-03). */
export const CourierAccount = observer(function CourierAccount({ editor, courier }: Props) {
  const t = useTexts();
  const connected = courier !== '' && isConnectedCourier(courier) ? courier : null;
  useEffect(() => editor.choose(connected), [editor, connected]);
  if (!connected) return null;
  return (
    <FormSection level={3} title={t('courier-account-title')} lead={t('courier-account-lead')}>
      <BoundForm
        form={editor.form}
        prefix="courier-account"
        texts={connected === 'box-now' ? 'field-courier-client' : 'field-courier'}
        aria-label={t('courier-account-title')}
      >
        {editor.isConnected && <Alert>{t('courier-account-connected')}</Alert>}
        <FormErrors />
        <FormTextField name="user" maxLength={200} autoComplete="off" required />
        <FormPasswordField name="secret" maxLength={200} autoComplete="new-password" required />
        <Row>
          <SubmitButton>{t('courier-account-save')}</SubmitButton>
          {editor.isConnected && (
            <>
              <Button look="secondary" onClick={() => void editor.check()}>
                {t('courier-account-check')}
              </Button>
              <Button look="quiet" onClick={() => void editor.disconnect()}>
                {t('courier-account-delete')}
              </Button>
            </>
          )}
        </Row>
      </BoundForm>
    </FormSection>
  );
});
