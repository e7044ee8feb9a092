import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PROPERTY_LIMITS } from '../../../core/properties/property-choices.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Badge } from '../../components/messages/badge.tsx';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Modal } from '../../components/messages/modal.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { LazyTextWarnings } from '../../forms/lazy-text-warnings.tsx';
import { FormTextArea, FormTextField } from '../../forms/form-fields.tsx';

/** Title and description, with a drafted description on request (HOME-07). */
export const TextStep = observer(function TextStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const [confirming, setConfirming] = useState(false);
  const draft = screen.description;
  const write = () => {
    setConfirming(false);
    void draft.write();
  };
  return (
    <Stack gap="large">
      <FormTextField name="title" hint maxLength={PROPERTY_LIMITS.title} required />
      <Stack>
        <FormTextField
          name="address"
          label={t('field-draft-address')}
          hint={t('field-draft-address-hint')}
          autoComplete="street-address"
          maxLength={300}
        />
        <Row>
          <Button
            look="secondary"
            size="small"
            busy={draft.busy}
            onClick={() => (draft.wouldReplace ? setConfirming(true) : write())}
          >
            {t('draft-write')}
          </Button>
          <Hint>{t('draft-hint')}</Hint>
        </Row>
      </Stack>
      <Stack gap="small">
        {draft.replaced && (
          <Alert kind="success" title={t('draft-replaced')}>
            <Button look="secondary" size="small" onClick={() => draft.undo()}>
              {t('draft-undo')}
            </Button>
          </Alert>
        )}
        {draft.isUnwritten && (
          <div role="status">
            <Badge look="warning">{t('draft-mark')}</Badge>
          </div>
        )}
        <FormTextArea name="description" hint maxLength={PROPERTY_LIMITS.description} rows={10} required />
        <LazyTextWarnings kind="rental" names={['title', 'description']} now />
      </Stack>
      <Modal open={confirming} title={t('draft-replace-title')} onClose={() => setConfirming(false)}>
        <Stack>
          <p>{t('draft-replace-text')}</p>
          <Row>
            <Button onClick={write}>{t('draft-replace')}</Button>
            <Button look="quiet" onClick={() => setConfirming(false)}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </Modal>
    </Stack>
  );
});
