import type { ReactNode } from 'react';
import { Modals } from '../../view-models/site/modals.ts';
import { Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useService } from '../shell/services.tsx';
import { BoundForm, SubmitButton } from './bound-form.tsx';
import type { BoundFormProps } from './bound-form.tsx';
import { FormErrors } from './form-errors.tsx';

export interface FormModalProps extends Pick<BoundFormProps, 'form' | 'texts'> {
  /** What the ids of its fields begin with. */
  prefix: string;
  title: string;
  /** A sentence above the fields. */
  text?: string;
  /** What the button says. */
  send: string;
  /** The fields. */
  children: ReactNode;
  /** Below the form: other ways on. */
  after?: ReactNode;
  /** For a modal that a page opened by itself; the others close as the shell's open modal. */
  onClose?: () => void;
}

/** A form in a modal: what was refused, the fields, and the button. */
export function FormModal(props: FormModalProps) {
  const modals = useService(Modals);
  const { form, prefix, texts, title, text, send, children, after, onClose = () => modals.close() } = props;
  return (
    <Modal open title={title} onClose={onClose}>
      <Stack>
        <BoundForm form={form} prefix={prefix} texts={texts} aria-label={title}>
          <Stack>
            {text && <p>{text}</p>}
            <FormErrors />
            {children}
            <SubmitButton wide>{send}</SubmitButton>
          </Stack>
        </BoundForm>
        {after}
      </Stack>
    </Modal>
  );
}
