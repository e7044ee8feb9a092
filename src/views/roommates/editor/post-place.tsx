import { observer } from 'mobx-react-lite';
import type { RoommatePostEditor } from '../../../view-models/roommates/roommate-post-editor.ts';
import { Button } from '../../components/actions/button.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PlaceFields } from '../../forms/place-fields.tsx';
import { FormTextField } from '../../forms/form-fields.tsx';

/** City, district and an optional exact place. */
export const PostPlace = observer(function PostPlace({ editor }: { editor: RoommatePostEditor }) {
  const t = useTexts();
  const { form } = editor;
  const { gpsCoordinates } = form.values;
  return (
    <PlaceFields
      place={editor.place}
      districtName="districtId"
      districtError={form.errors['districtId']}
      onDistrict={(id) => form.set('districtId', id)}
      mapNumber={editor.mapNumber}
      coordinates={
        <FormTextField
          name="gpsCoordinates"
          label={t('field-coordinates')}
          hint={t('post-coordinates-hint')}
          autoComplete="off"
          maxLength={60}
        />
      }
      action={
        gpsCoordinates !== '' && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              form.set('gpsCoordinates', '');
              // The pressed button disappears with the place.
              document.getElementById('field-gpsCoordinates')?.focus();
            }}
          >
            {t('post-coordinates-clear')}
          </Button>
        )
      }
    />
  );
});
