import { observer } from 'mobx-react-lite';
import type { ConfirmationMail } from '../../../view-models/orders/confirmation-mail.ts';
import { Button } from '../../components/actions/button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../../forms/bound-form.tsx';
import { FormTextField } from '../../forms/form-fields.tsx';

type ConfirmingScreen = {
  confirmationMail: ConfirmationMail;
  /** Secret of the mail's link; null if the reader did not follow it. */
  confirmationSecret: string | null;
  busy: boolean;
  confirm(): Promise<void>;
};

type Props = {
  screen: ConfirmingScreen;
  /** Text that asks to open the mail. */
  lookText: string;
  /** Text that asks to press the button. */
  confirmText: string;
};

/**
 * Asks for the confirmation by a button, for readers who followed the mail's link, or offers another mail.
 */
export const ConfirmationAlert = observer(function ConfirmationAlert({
  screen,
  lookText,
  confirmText,
}: Props) {
  const t = useTexts();
  return (
    <Alert kind="warning" title={t('order-confirm-title')}>
      {screen.confirmationSecret === null ? (
        <Stack>
          <p>{lookText}</p>
          <BoundForm form={screen.confirmationMail.form} prefix="confirm" texts="order-confirm">
            <FormTextField name="email" type="email" hint required />
            <Row>
              <SubmitButton look="secondary" size="small">
                {t('order-confirm-resend')}
              </SubmitButton>
            </Row>
          </BoundForm>
        </Stack>
      ) : (
        <Stack>
          <p>{confirmText}</p>
          <Row>
            <Button busy={screen.busy} onClick={() => void screen.confirm()}>
              {t('order-confirm')}
            </Button>
          </Row>
        </Stack>
      )}
    </Alert>
  );
});
