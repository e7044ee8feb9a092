import type { ReactNode } from 'react';
import { Modals } from '../../view-models/site/modals.ts';
import { Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { useService } from '../shell/services.tsx';
import { BoundForm, SubmitButton } from './bound-form.tsx';
import type { BoundFormProps } from './bound-form.tsx';
import { FormErrors } from './form-errors.tsx';

export interface FormModalProps extends Pick<BoundFormProps, 'form' | 'texts'> {
  /** Prefix of the fields' ids. */
  prefix: string;
  title: string;
  text?: string;
  /** Label of the button. */
  send: string;
  children: ReactNode;
  /** Content below the form, such as links to other forms. */
  after?: ReactNode;
  /** Needed if the page opened the modal; others close the shell's modal. */
  onClose?: () => void;
}

/** A form in a modal: errors, fields and button. */
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
