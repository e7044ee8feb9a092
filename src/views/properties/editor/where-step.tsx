import { observer } from 'mobx-react-lite';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { useTexts } from '../../components/use-texts.ts';
import { PlaceFields } from '../../forms/place-fields.tsx';
import { FormCheckbox, FormTextField } from '../../forms/form-fields.tsx';

/** City, district and the place itself (HOME-10). */
export const WhereStep = observer(function WhereStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { form } = screen.editor;
  return (
    <PlaceFields
      place={screen.place}
      districtName="district_id"
      districtError={form.errors['district_id']}
      onDistrict={(id) => form.set('district_id', id)}
      coordinates={
        <FormTextField
          name="gpsCoordinates"
          label={t('field-coordinates')}
          hint={t('field-coordinates-hint')}
          autoComplete="off"
          maxLength={60}
          required
        />
      }
      far={<FormCheckbox name="placeConfirmed" label={t('place-far-confirm')} />}
    />
  );
});
