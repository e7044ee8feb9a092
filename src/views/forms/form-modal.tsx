import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Form as FormState } from '../../view-models/site/form.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/actions/button.tsx';
import { Form } from '../components/fields/form.tsx';
import { Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { FormRefusals } from './form-refusals.tsx';
import { useService } from '../shell/services.tsx';

export interface FormModalProps {
  form: FormState<object>;
  title: string;
  /** A sentence above the fields. */
  text?: string;
  /** The id of the field with that name: a refusal leads to it. */
  idOf: (name: string) => string;
  /** What the button says. */
  send: string;
  /** The fields. */
  children: ReactNode;
  /** Below the form: other ways on. */
  after?: ReactNode;
  /** For a modal that a page opened by itself; the others close as the shell's open modal. */
  onClose?: () => void;
}

/** A form in a modal: what was refused, the fields, and the button, which turns while it is being sent. */
export const FormModal = observer(function FormModal(props: FormModalProps) {
  const modals = useService(Modals);
  const { form, title, text, idOf, send, children, after, onClose = () => modals.close() } = props;
  return (
    <Modal open title={title} onClose={onClose}>
      <Stack>
        <Form
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <Stack>
            {text && <p>{text}</p>}
            <FormRefusals form={form} idOf={idOf} />
            {children}
            <Button type="submit" wide busy={form.busy}>
              {send}
            </Button>
          </Stack>
        </Form>
        {after}
      </Stack>
    </Modal>
  );
});
