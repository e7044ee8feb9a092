import { observer } from 'mobx-react-lite';
import { NewPassword } from '../../view-models/accounts/passwords.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/button.tsx';
import { Form } from '../components/form.tsx';
import { Stack } from '../components/layout.tsx';
import { Modal } from '../components/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { FormField } from '../shell/form-field.tsx';
import { FormRefusals } from '../shell/form-refusals.tsx';
import { useService } from '../shell/services.tsx';

/** A new password, by the link of the e-mail (AUTH-12). */
const NewPasswordModal = observer(function NewPasswordModal({ screen: { form } }: { screen: NewPassword }) {
  const t = useTexts();
  const modals = useService(Modals);
  return (
    <Modal open title={t('new-password-title')} onClose={() => modals.close()}>
      <Form
        aria-label={t('new-password-title')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <FormRefusals form={form} idOf={(name) => `new-${name}`} />
          <FormField
            form={form}
            id="new-password"
            name="password"
            label={t('field-new-password')}
            hint={t('field-new-password-hint')}
            type="password"
            autoComplete="new-password"
            required
          />
          <FormField
            form={form}
            id="new-confirmPassword"
            name="confirmPassword"
            label={t('field-confirm-password')}
            type="password"
            autoComplete="new-password"
            required
          />
          <Button type="submit" wide busy={form.busy}>
            {t('new-password-save')}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
});

export const newPasswordModal = modal(NewPassword, NewPasswordModal);
