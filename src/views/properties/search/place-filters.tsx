import { observer } from 'mobx-react-lite';
import type { PropertyFilters as Filters } from '../../../core/properties/property-filters.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { ComboboxField } from '../../components/fields/combobox-field.tsx';
import type { ComboboxOption } from '../../components/fields/combobox-field.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { classNames } from '../../components/class-names.tsx';

type Props = {
  screen: PropertiesScreen;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
};

const ANYWHERE = { within: null, drawn: '' };

/** Several towns and districts: each choice adds one, and the tags below remove it. Without a script it is a list. */
export const PlaceFilters = observer(function PlaceFilters({ screen, filters, onChange }: Props) {
  const t = useTexts();
  const { cities } = screen;
  const chosen = cities.filter(
    (city) =>
      filters.cities.includes(city.id) || city.districts.some(({ id }) => filters.districts.includes(id)),
  );
  const cityOptions = cities.map(({ id, name }) => ({ value: id, label: name }));
  const districtOptions = chosen.flatMap(({ name: city, districts }) =>
    districts.map(({ id, name }) => ({ value: id, label: chosen.length > 1 ? `${name}, ${city}` : name })),
  );
  return (
    <>
      <AddedChoice
        name="city"
        placeholder={t(filters.cities.length > 0 ? 'filter-city-more' : 'filter-city-any')}
        options={cityOptions}
        chosen={filters.cities}
        onAdd={(id) => onChange({ cities: [...filters.cities, id], ...ANYWHERE })}
      />
      {districtOptions.length > 0 && (
        <AddedChoice
          name="district"
          placeholder={t('filter-district-any')}
          options={districtOptions}
          chosen={filters.districts}
          onAdd={(id) => onChange({ districts: [...filters.districts, id], ...ANYWHERE })}
        />
      )}
    </>
  );
});

interface AddedChoiceProps {
  name: 'city' | 'district';
  placeholder: string;
  options: readonly ComboboxOption[];
  chosen: readonly number[];
  onAdd: (id: number) => void;
}

function AddedChoice({ name, placeholder, options, chosen, onAdd }: AddedChoiceProps) {
  const t = useTexts();
  return (
    <div className={classNames('added-choice')}>
      <ComboboxField
        name={name}
        label={t(`filter-${name}`)}
        unmarked
        adds
        placeholder={placeholder}
        nothing={t('filter-nothing')}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value={null}
        onValue={(id) => id !== null && onAdd(id)}
      />
      <noscript>
        <label>
          {t(`filter-${name}`)}
          <select
            className={classNames('control')}
            name={name}
            multiple
            size={4}
            defaultValue={chosen.map(String)}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </noscript>
    </div>
  );
}
