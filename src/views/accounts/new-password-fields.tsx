import { observer } from 'mobx-react-lite';
import type { Form } from '../../view-models/site/form.ts';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../forms/form-field.tsx';

type Props = {
  form: Form<{ password: string; confirmPassword: string }>;
  /** The id of the field with that name. */
  idOf: (name: string) => string;
  label: string;
};

/** A new password, typed twice. */
export const NewPasswordFields = observer(function NewPasswordFields({ form, idOf, label }: Props) {
  const t = useTexts();
  const same = { form, type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <FormField
        {...same}
        id={idOf('password')}
        name="password"
        label={label}
        hint={t('field-new-password-hint')}
      />
      <FormField
        {...same}
        id={idOf('confirmPassword')}
        name="confirmPassword"
        label={t('field-confirm-password')}
      />
    </>
  );
});
