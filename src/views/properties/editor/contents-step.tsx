import { observer } from 'mobx-react-lite';
import { LOCATION_ADVANTAGES, PROPERTY_ADVANTAGES } from '../../../core/properties/property-choices.ts';
import { fieldsOfStep, propertyField } from '../../../core/properties/property-fields.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { AppliancesField } from './appliances-field.tsx';
import { BillsField } from './bills-field.tsx';
import { ChipChoices } from './chip-choices.tsx';
import { FormSection } from '../../forms/bound-form.tsx';
import { DescribedField } from '../../forms/described-field.tsx';

/** Appliances, bills, advantages, pets. */
export const ContentsStep = observer(function ContentsStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { form } = screen.editor;
  const { propertyAdvantages, locationAdvantages } = form.values;
  return (
    <Stack gap="large">
      <FormSection level={3} title={t('appliances-title')} lead={t('appliances-hint')}>
        <AppliancesField form={form} />
      </FormSection>
      <FormSection level={3} title={t('bills-title')} lead={t('bills-hint')}>
        <BillsField editor={screen.editor} />
      </FormSection>
      <ChipChoices
        title={t('advantages-home')}
        words={PROPERTY_ADVANTAGES}
        chosen={propertyAdvantages}
        labelOf={(word) => t(`property-advantage-${word}`)}
        onChange={(chosen) => form.set('propertyAdvantages', chosen)}
      />
      <ChipChoices
        title={t('advantages-place')}
        words={LOCATION_ADVANTAGES}
        chosen={locationAdvantages}
        labelOf={(word) => t(`property-location-${word}`)}
        onChange={(chosen) => form.set('locationAdvantages', chosen)}
      />
      {fieldsOfStep('contents').map((name) => (
        <DescribedField key={name} name={name} field={propertyField(name)} words="property" />
      ))}
    </Stack>
  );
});
