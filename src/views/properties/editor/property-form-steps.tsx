import { observer } from 'mobx-react-lite';
import { STEP_NAMES } from '../../../core/properties/property-steps.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { StepLine } from '../../components/step-line.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormErrors } from '../../forms/form-errors.tsx';
import { propertyFieldLabel } from './property-field-words.ts';
import { fieldId } from '../../components/fields/field.tsx';

export const PropertyFormSteps = observer(function PropertyFormSteps({
  screen,
}: {
  screen: PropertyFormScreen;
}) {
  const t = useTexts();
  const steps = STEP_NAMES.map((step) => ({
    name: step,
    label: t(`property-step-${step}`),
    to: screen.addressOf(step),
    state: screen.stateOf(step),
    isCurrent: step === screen.step,
  }));
  return <StepLine label={t('property-form-steps')} steps={steps} />;
});

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
