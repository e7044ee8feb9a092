import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { PropertyFormScreen } from '../../view-models/homes/property-form-screen.ts';
import { Button } from '../components/button.tsx';
import { ComboboxField } from '../components/combobox-field.tsx';
import { InfoIcon } from '../components/icons.tsx';
import { Columns, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../shell/form-field.tsx';
import { LazyMap } from './lazy-map.tsx';

const MapPlace = styled.div`
  height: min(26rem, 60dvh);
`;

/** City, district and the place itself (HOME-10). */
export const WhereStep = observer(function WhereStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { form } = screen.editor;
  const { city, district_id } = form.values;
  const error = form.errors['district_id'];
  // A new array moves the map: one for each city and district.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const fit = useMemo(() => screen.surroundings, [screen, city, district_id]);
  return (
    <Stack data-gap="large">
      <Columns>
        <ComboboxField
          name="city"
          label={t('field-city')}
          required
          placeholder={t('field-city-placeholder')}
          nothing={t('filter-nothing')}
          options={screen.cities.map(({ id, name }) => ({ value: id, label: name }))}
          value={city}
          onValue={(id) => screen.chooseCity(id)}
          {...(error && city === null && { error: t(error) })}
        />
        <ComboboxField
          // The list is another one with another city.
          key={city}
          name="district_id"
          label={t('field-district')}
          required
          placeholder={t(city === null ? 'field-district-first' : 'field-district-placeholder')}
          nothing={t(city === null ? 'field-district-first' : 'filter-nothing')}
          options={screen.districts.map(({ id, name }) => ({ value: id, label: name }))}
          value={district_id}
          onValue={(id) => form.set('district_id', id)}
          {...(error && city !== null && { error: t(error) })}
        />
      </Columns>
      <Stack>
        <FormField
          form={form}
          name="gpsCoordinates"
          label={t('field-coordinates')}
          hint={t('field-coordinates-hint')}
          autoComplete="off"
          maxLength={60}
          required
        />
        <div>
          <Button
            look="quiet"
            size="small"
            aria-haspopup="dialog"
            onClick={() => screen.explainCoordinates()}
          >
            <InfoIcon />
            {t('field-coordinates-guide')}
          </Button>
        </div>
        <MapPlace>
          <LazyMap
            label={t('property-map-pick')}
            fit={fit}
            pin={screen.pin}
            onPick={(place) => screen.pick(place)}
          />
        </MapPlace>
      </Stack>
    </Stack>
  );
});
