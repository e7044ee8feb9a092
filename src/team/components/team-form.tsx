import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';

type Props = FormProps & {
  children: ReactNode;
  /** Receives each change of an input, for example to remove the error of the last request. */
  onEdit?: () => void;
};

/** Form that moves the focus to its first refused field, whose error screen readers then announce. */
export function TeamForm({ children, onEdit, ...props }: Props): ReactNode {
  return (
    <Form {...props} disableInvalidFormNotification>
      <RefusedFieldFocus>
        <Box sx={{ display: 'contents' }} onChange={onEdit}>
          {children}
        </Box>
      </RefusedFieldFocus>
    </Form>
  );
}

const CONTROLS = 'input:not([aria-hidden]), textarea:not([aria-hidden]), [role=combobox]';

/** Moves the focus to the first refused field after each attempt to submit the form. */
export function RefusedFieldFocus({ children }: { children: ReactNode }): ReactNode {
  const fields = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState();
  useEffect(() => {
    const refused = fields.current?.querySelector('.Mui-error')?.closest('.MuiFormControl-root');
    if (submitCount > 0) refused?.querySelector<HTMLElement>(CONTROLS)?.focus();
  }, [submitCount]);
  return (
    <Box ref={fields} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}
