import { observer } from 'mobx-react-lite';
import { STEP_NAMES } from '../../../core/properties/property-steps.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { StepLine } from '../../components/step-line.tsx';
import { useTexts } from '../../components/use-texts.ts';

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
