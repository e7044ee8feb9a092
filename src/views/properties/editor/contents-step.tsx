import { observer } from 'mobx-react-lite';
import { LOCATION_ADVANTAGES, PROPERTY_ADVANTAGES } from '../../../core/properties/property-choices.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormTick } from '../../forms/form-field.tsx';
import { AppliancesField } from './appliances-field.tsx';
import { BillsField } from './bills-field.tsx';
import { ChipChoices } from './chip-choices.tsx';
import { OwnPart } from './own-part.tsx';

/** Appliances, bills, advantages, pets. */
export const ContentsStep = observer(function ContentsStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { form } = screen.editor;
  const { propertyAdvantages, locationAdvantages } = form.values;
  return (
    <Stack data-gap="large">
      <OwnPart title={t('appliances-title')} hint={t('appliances-hint')}>
        <AppliancesField form={form} />
      </OwnPart>
      <OwnPart title={t('bills-title')} hint={t('bills-hint')}>
        <BillsField editor={screen.editor} />
      </OwnPart>
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
      <FormTick form={form} name="petFriendly" label={t('field-pets')} />
    </Stack>
  );
});
