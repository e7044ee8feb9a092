import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Form } from '../../view-models/site/form.ts';
import { Alert } from '../components/messages/alert.tsx';
import { fieldId } from '../components/fields/field.tsx';
import { FormErrorSummary } from '../components/fields/form-error-summary.tsx';
import { useTexts } from '../components/use-texts.ts';

/** All that was refused, above the form: it takes the focus, and each line leads to its field. */
export const FormRefusals = observer(function FormRefusals({
  form,
  idOf = (name) => fieldId({ name }),
  untold,
}: {
  form: Pick<Form<object>, 'errors' | 'refusal' | 'failedSubmits'>;
  /** For forms whose fields have ids of their own. */
  idOf?: (name: string) => string;
  /** A refusal that is told elsewhere. */
  untold?: string;
}) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { errors, failedSubmits } = form;
  const refusal = form.refusal === untold ? null : form.refusal;
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal, failedSubmits]);
  return (
    <>
      {refusal && (
        <div ref={box} tabIndex={-1}>
          <Alert kind="error">{t(refusal)}</Alert>
        </div>
      )}
      <FormErrorSummary
        // A new refusal takes the focus again.
        key={failedSubmits}
        errors={Object.entries(errors).map(([name, key]) => ({ id: idOf(name), message: t(key) }))}
      />
    </>
  );
});
