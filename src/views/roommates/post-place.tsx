import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { RoommatePostEditor } from '../../view-models/roommates/roommate-post-editor.ts';
import { Button } from '../components/button.tsx';
import { ComboboxField } from '../components/combobox-field.tsx';
import { InfoIcon } from '../components/icons.tsx';
import { Columns, Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyMap } from '../homes/lazy-map.tsx';
import { FormField } from '../shell/form-field.tsx';

const MapPlace = styled.div`
  height: min(22rem, 60dvh);
`;

/** City and district, and the place itself for who wants to show it. */
export const PostPlace = observer(function PostPlace({ editor }: { editor: RoommatePostEditor }) {
  const t = useTexts();
  const { form } = editor;
  const { city, districtId, gpsCoordinates } = form.values;
  const error = form.errors['districtId'];
  // A new array moves the map: one for each city and district.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const fit = useMemo(() => editor.surroundings, [editor, city, districtId]);
  return (
    <Stack data-gap="large">
      <Columns>
        <ComboboxField
          name="city"
          label={t('field-city')}
          required
          placeholder={t('field-city-placeholder')}
          nothing={t('filter-nothing')}
          options={editor.cities.map(({ id, name }) => ({ value: id, label: name }))}
          value={city}
          onValue={(id) => editor.chooseCity(id)}
          {...(error && city === null && { error: t(error) })}
        />
        <ComboboxField
          // The list is another one with another city.
          key={city}
          name="districtId"
          label={t('field-district')}
          required
          placeholder={t(city === null ? 'field-district-first' : 'field-district-placeholder')}
          nothing={t(city === null ? 'field-district-first' : 'filter-nothing')}
          options={editor.districts.map(({ id, name }) => ({ value: id, label: name }))}
          value={districtId}
          onValue={(id) => form.set('districtId', id)}
          {...(error && city !== null && { error: t(error) })}
        />
      </Columns>
      <Stack>
        <FormField
          form={form}
          name="gpsCoordinates"
          label={t('field-coordinates')}
          hint={t('post-coordinates-hint')}
          autoComplete="off"
          maxLength={60}
        />
        <Row>
          <Button
            look="quiet"
            size="small"
            aria-haspopup="dialog"
            onClick={() => editor.explainCoordinates()}
          >
            <InfoIcon />
            {t('field-coordinates-guide')}
          </Button>
          {gpsCoordinates !== '' && (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                form.set('gpsCoordinates', '');
                // The button is gone with the place.
                document.getElementById('field-gpsCoordinates')?.focus();
              }}
            >
              {t('post-coordinates-clear')}
            </Button>
          )}
        </Row>
        <MapPlace>
          <LazyMap
            key={editor.mapNumber}
            label={t('property-map-pick')}
            fit={fit}
            pin={editor.pin}
            onPick={(place) => editor.pick(place)}
          />
        </MapPlace>
      </Stack>
    </Stack>
  );
});
