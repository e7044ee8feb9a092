import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { FormErrorSummary } from '../components/fields/form-error-summary.tsx';
import type { FormError } from '../components/fields/form-error-summary.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormContext, useErrorText } from './form-context.tsx';

export type FormErrorsProps = {
  /** Errors in field order, for forms with more errors than messages. */
  errors?: readonly FormError[];
  /** Message key that another component shows. */
  shownElsewhere?: string;
};

/** Errors above the fields after a failed submit; takes the focus, and each line leads to its field. */
export const FormErrors = observer(function FormErrors({
  errors,
  shownElsewhere: alreadyShown,
}: FormErrorsProps) {
  const t = useTexts();
  const errorText = useErrorText();
  const { form, prefix } = useContext(FormContext);
  const { refusal, failedSubmits } = form;
  // Errors on blur are shown at the field only, so that nothing moves while somebody types.
  if (failedSubmits === 0) return null;
  return (
    <FormErrorSummary
      // Takes the focus again after each failed submit.
      key={failedSubmits}
      refusal={refusal && refusal !== alreadyShown && t(refusal)}
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
