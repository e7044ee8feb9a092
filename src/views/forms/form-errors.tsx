import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { FormErrorSummary } from '../components/fields/form-error-summary.tsx';
import type { FormError } from '../components/fields/form-error-summary.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormContext, useErrorText } from './form-context.tsx';

export type FormErrorsProps = {
  /** In the order of the fields, for a form that says more of them than the message. */
  errors?: readonly FormError[];
  /** A refusal that is told elsewhere. */
  untold?: string;
};

/** All that was refused, above the fields: it takes the focus, and each line leads to its field. */
export const FormErrors = observer(function FormErrors({ errors, untold }: FormErrorsProps) {
  const t = useTexts();
  const errorText = useErrorText();
  const { form, prefix } = useContext(FormContext);
  const { refusal, failedSubmits } = form;
  // A field that is left with a mistake says so itself: nothing moves while somebody writes on.
  if (failedSubmits === 0) return null;
  return (
    <FormErrorSummary
      // A new refusal takes the focus again.
      key={failedSubmits}
      refusal={refusal && refusal !== untold && t(refusal)}
      errors={
        errors ??
        Object.entries(form.errors).map(([name, key]) => ({
          id: `${prefix}-${name}`,
          message: errorText(name, key),
        }))
      }
    />
  );
});
