import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormContext } from './form-context.tsx';
import { classNames } from '../components/class-names.tsx';

/** Error of a group of fields. */
export const PartError = observer(function PartError({ name }: { name: string }) {
  const t = useTexts();
  const { form, prefix } = useContext(FormContext);
  const error = (form.errors as Record<string, string | undefined>)[name];
  return error ? (
    <Hint className={classNames('field-error')} id={`${prefix}-${name}-error`} role="alert">
      {t(error)}
    </Hint>
  ) : null;
});
