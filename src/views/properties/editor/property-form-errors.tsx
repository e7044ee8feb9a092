import { observer } from 'mobx-react-lite';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { useTexts } from '../../components/use-texts.ts';
import { FormErrors } from '../../forms/form-errors.tsx';
import { propertyFieldLabel } from './property-field-words.ts';
import { fieldId } from '../../components/fields/field.tsx';

/** All errors in the order of the steps; each line leads to its step and field. */
export const PropertyFormErrors = observer(function PropertyFormErrors({
  screen,
}: {
  screen: PropertyFormScreen;
}) {
  const t = useTexts();
  const errors = screen.editor.summary ? screen.errors : [];
  return (
    <FormErrors
      errors={errors.map(({ name, message, step }) => ({
        id: fieldId({ name }),
        message: `${propertyFieldLabel(name, t)}: ${t(message)}`,
        ...(step && { href: screen.addressOf(step) }),
        onFollow: () => void screen.goToField(name),
      }))}
    />
  );
});
