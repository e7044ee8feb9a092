import { observer } from 'mobx-react-lite';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PlanRoomsField } from './plan-rooms-field.tsx';
import { FormSection } from '../../forms/bound-form.tsx';
import { PicturesField } from '../../forms/pictures-field.tsx';

/** Sorted pictures, the floor plan and its rooms (HOME-11). */
export const PicturesStep = observer(function PicturesStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { pictures, plan } = screen.editor;
  return (
    <Stack gap="large">
      <PicturesField name="images" queue={pictures} full={t('pictures-full')} />
      <FormSection level={3} title={t('plan-title')}>
        <PicturesField
          name="plan"
          queue={plan}
          label={t('plan-drop')}
          refusal={t('error-one-plan')}
          list={t('plan-title')}
          only
        />
      </FormSection>
      <FormSection level={3} title={t('plan-rooms')} lead={t('plan-rooms-hint')}>
        <PlanRoomsField editor={screen.editor} />
      </FormSection>
    </Stack>
  );
});
