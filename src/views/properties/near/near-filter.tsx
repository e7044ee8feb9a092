import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MAX_NEAR_PLACES, TRAVEL_MEANS } from '../../../core/properties/property-choices.ts';
import { nearOfText, placeOfNear } from '../../../core/properties/near/near-place.ts';
import { NEAR_MINUTES } from '../../../core/properties/near/travel-time.ts';
import type { PropertyFilters } from '../../../core/properties/property-filters.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { LinkButton } from '../../components/actions/button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { LazyMap } from '../../map/lazy-map.tsx';
import { useLinks } from '../../shell/use-page-language.ts';
import { placeName } from './near-minutes.tsx';
import { TravelRule } from './travel-rule.tsx';
import { classNames } from '../../components/class-names.tsx';

type Props = {
  screen: PropertiesScreen;
  filters: PropertyFilters;
  onChange: (change: Partial<PropertyFilters>) => void;
};

/**
 * Up to two places to be near to, with travel means and minutes (FIND-05). A plain form without a script.
 */
export const NearFilter = observer(function NearFilter({ screen, filters, onChange }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { near, by, minutes } = filters;
  const address = (change: Partial<PropertyFilters>) =>
    links('Properties', {}, screen.queryWith({ filters: change }));
  const put = (at: number, place: string | null) =>
    onChange({ near: [...near.slice(0, at), ...(place === null ? [] : [place]), ...near.slice(at + 1)] });
  const rows = [...near, ''].slice(0, MAX_NEAR_PLACES);
  return (
    <fieldset className={classNames('near-filter')} data-open="">
      <legend>{t('near-open')}</legend>
      <div className={classNames('filter-line')}>
        {rows.map((place, at) => (
          <SelectField
            key={at}
            id={`near-${at}`}
            name="near"
            label={t('near-place', { number: at + 1 })}
            unmarked
            placeholder={t('near-nowhere')}
            options={optionsOf(screen, place, t)}
            value={place}
            onValue={(chosen) => put(at, chosen)}
          />
        ))}
        {near.length < MAX_NEAR_PLACES && <Pin onPlace={(place) => put(near.length, place)} />}
        <SelectField
          name="by"
          label={t('near-by')}
          unmarked
          options={TRAVEL_MEANS.map((value) => ({ value, label: t(`near-by-${value}`) }))}
          value={by}
          onValue={(value) => onChange({ by: value })}
        />
        <SelectField
          name="minutes"
          label={t('near-within')}
          unmarked
          placeholder={t('near-any')}
          options={[...new Set([...NEAR_MINUTES, ...(minutes === null ? [] : [minutes])])].map((count) => ({
            value: String(count),
            label: t('near-up-to', { count }),
          }))}
          value={minutes === null ? null : String(minutes)}
          onValue={(value) => onChange({ minutes: value === null ? null : Number(value) })}
        />
      </div>
      <div className={classNames('near-end')}>
        <LinkButton look="quiet" size="small" to={address({ near: [], by: null, minutes: null })}>
          {t('near-close')}
        </LinkButton>
        <TravelRule />
      </div>
    </fieldset>
  );
});

/** Universities (those of the chosen city first), its districts, and the chosen places. */
function optionsOf(screen: PropertiesScreen, chosen: string, t: ReturnType<typeof useTexts>) {
  const { city, places } = screen;
  const own = places.filter((place) => place.city === city?.id);
  const listed = [
    ...own.map(({ near, name }) => ({ value: near, label: name })),
    ...(city?.districts ?? []).map(({ id, name }) => ({ value: `d${id}`, label: name })),
    ...places.filter((place) => !own.includes(place)).map(({ near, name }) => ({ value: near, label: name })),
  ];
  const known = chosen === '' ? undefined : placeOfNear(chosen, screen);
  const isListed = !known || listed.some(({ value }) => value === chosen);
  return isListed ? listed : [{ value: chosen, label: placeName(t, known) }, ...listed];
}

/** A place by coordinates, or by a press on the map. */
function Pin({ onPlace }: { onPlace: (place: string) => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isMapOpen, setMapOpen] = useState(false);
  const settle = () => {
    if (typed.trim() === '') return setWrong(false);
    const place = nearOfText(typed);
    setWrong(place === null);
    if (place === null) return;
    setTyped('');
    onPlace(place);
  };
  return (
    <>
      <TextField
        id="near-pin"
        name="near"
        label={t('near-coordinates')}
        unmarked
        placeholder="42.6977, 23.3219"
        autoComplete="off"
        error={isWrong ? t('near-coordinates-wrong') : undefined}
        value={typed}
        onValue={setTyped}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <details
        className={classNames('near-map')}
        onToggle={({ currentTarget }) => setMapOpen(currentTarget.open)}
      >
        <summary>{t('near-on-map')}</summary>
        {isMapOpen && (
          <div>
            <LazyMap
              label={t('near-on-map')}
              onPick={({ latitude, longitude }) => {
                const place = nearOfText(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`);
                if (place) onPlace(place);
              }}
            />
          </div>
        )}
      </details>
    </>
  );
}
