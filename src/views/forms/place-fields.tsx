import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import type { PlaceChoice } from '../../view-models/properties/place-choice.ts';
import { Button } from '../components/actions/button.tsx';
import { ComboboxField } from '../components/fields/combobox-field.tsx';
import { InfoIcon } from '../components/icons.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Columns, Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyMap } from '../map/lazy-map.tsx';

const MapPlace = styled.div`
  height: min(24rem, 60dvh);
`;

export interface PlaceFieldsProps {
  place: PlaceChoice;
  /** Name and error of the district field. */
  districtName: string;
  districtError: string | undefined;
  onDistrict: (id: number | null) => void;
  coordinates: ReactNode;
  /** Confirmation of a point far from the town. */
  far?: ReactNode;
  /** Content beside the guide to coordinates. */
  action?: ReactNode;
  /** A new number creates a new map. */
  mapNumber?: number;
}

/** City, district and exact place, typed or picked on a map (HOME-10). */
export const PlaceFields = observer(function PlaceFields(props: PlaceFieldsProps) {
  const t = useTexts();
  const { place, districtName, districtError, onDistrict, coordinates, far, action, mapNumber } = props;
  const { city, district } = place;
  // A new array moves the map: one for each city and district.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const fit = useMemo(() => place.surroundings, [place, city, district]);
  return (
    <Stack gap="large">
      <Columns>
        <ComboboxField
          name="city"
          label={t('field-city')}
          required
          placeholder={t('field-city-placeholder')}
          nothing={t('filter-nothing')}
          options={place.cities.map(({ id, name }) => ({ value: id, label: name }))}
          value={city}
          onValue={(id) => place.chooseCity(id)}
          {...(districtError && city === null && { error: t(districtError) })}
        />
        <ComboboxField
          // Another city has another list.
          key={city}
          name={districtName}
          label={t('field-district')}
          required
          placeholder={t(city === null ? 'field-district-first' : 'field-district-placeholder')}
          nothing={t(city === null ? 'field-district-first' : 'filter-nothing')}
          options={place.districts.map(({ id, name }) => ({ value: id, label: name }))}
          value={district}
          onValue={onDistrict}
          {...(districtError && city !== null && { error: t(districtError) })}
        />
      </Columns>
      <Stack>
        {coordinates}
        <div role="status">
          {place.isFar && (
            <Alert kind="warning" title={t('place-far', { city: place.cityName })}>
              {t('place-far-text')}
              {far}
            </Alert>
          )}
        </div>
        <Row>
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => place.explainCoordinates()}>
            <InfoIcon />
            {t('field-coordinates-guide')}
          </Button>
          {action}
        </Row>
        <MapPlace>
          <LazyMap
            key={mapNumber}
            label={t('property-map-pick')}
            fit={fit}
            pin={place.pin}
            onPick={(picked) => place.pick(picked)}
          />
        </MapPlace>
      </Stack>
    </Stack>
  );
});
