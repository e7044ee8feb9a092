import { observer } from 'mobx-react-lite';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';
import { Stack } from '../../components/layout.tsx';
import { FormSection } from '../../forms/bound-form.tsx';
import { useService } from '../../shell/services.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PlaceFields } from '../../forms/place-fields.tsx';
import { FormCheckbox, FormTextField } from '../../forms/form-fields.tsx';

/** City, district, exact place, and its visibility (HOME-10). */
export const WhereStep = observer(function WhereStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { form } = screen.editor;
  const isAgency = useService(Session).user?.type === 'agency';
  return (
    <Stack gap="large">
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
      <FormSection level={3} title={t('shown-to-visitors')} lead={t('shown-to-visitors-hint')}>
        <CheckboxField
          name="placePublic"
          label={t('field-placePublic')}
          checked={form.values.placePublic ?? true}
          onChecked={(on) => form.set('placePublic', on)}
        />
        <CheckboxField
          name="phonePublic"
          label={t('field-phonePublic')}
          checked={form.values.phonePublic ?? isAgency}
          onChecked={(on) => form.set('phonePublic', on)}
        />
      </FormSection>
    </Stack>
  );
});
