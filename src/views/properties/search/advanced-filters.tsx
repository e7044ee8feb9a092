import {
  APPLIANCES,
  CONSTRUCTIONS,
  FURNITURES,
  HEATINGS,
  PROPERTY_TYPES,
} from '../../../core/properties/property-choices.ts';
import { BEDROOM_CHOICES, MAX_BEDROOMS } from '../../../core/properties/property-search.ts';
import type { PropertyFilters as Filters } from '../../../core/properties/property-filters.ts';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';
import { FilterGroup } from '../../components/results/filter-group.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { RangeField } from '../../forms/range-field.tsx';

type Props = { filters: Filters; onChange: (change: Partial<Filters>) => void };

const toggled = <Value,>(values: readonly Value[], value: Value, on: boolean) =>
  on ? [...values, value] : values.filter((one) => one !== value);

/** The filters behind the button: kind, bedrooms, area, equipment, building. */
export function AdvancedFilters({ filters, onChange }: Props) {
  const t = useTexts();
  return (
    <>
      <Choices
        name="type"
        words={PROPERTY_TYPES}
        chosen={filters.types}
        onChange={(types) => onChange({ types })}
      />
      <FilterGroup
        title={t('filter-bedrooms')}
        name="bedrooms"
        open={filters.bedrooms.length > 0}
        options={BEDROOM_CHOICES.map((count) => ({
          value: String(count),
          label: t(count === MAX_BEDROOMS ? 'bedrooms-or-more' : 'bedrooms-count', { count }),
          checked: filters.bedrooms.includes(count),
        }))}
        onToggle={(count, on) => onChange({ bedrooms: toggled(filters.bedrooms, Number(count), on) })}
      />
      <FilterGroup
        title={t('filter-area')}
        name="area"
        open={filters.areaFrom !== null || filters.areaTo !== null}
      >
        <RangeField
          name="area"
          label="filter-area"
          from={filters.areaFrom}
          to={filters.areaTo}
          onChange={(areaFrom, areaTo) => onChange({ areaFrom, areaTo })}
        />
      </FilterGroup>
      <Choices
        name="furniture"
        words={FURNITURES}
        chosen={filters.furniture}
        onChange={(furniture) => onChange({ furniture })}
      />
      <Choices
        name="heating"
        words={HEATINGS}
        chosen={filters.heating}
        onChange={(heating) => onChange({ heating })}
      />
      <Choices
        name="construction"
        words={CONSTRUCTIONS}
        chosen={filters.construction}
        onChange={(construction) => onChange({ construction })}
      />
      <Choices
        name="appliance"
        words={APPLIANCES}
        chosen={filters.appliances}
        onChange={(appliances) => onChange({ appliances })}
      />
      <CheckboxField
        name="pets"
        value="1"
        label={t('filter-pets')}
        checked={filters.pets}
        onChecked={(pets) => onChange({ pets })}
      />
    </>
  );
}

/** Several words of one choice. */
function Choices<Word extends string>({
  name,
  words,
  chosen,
  onChange,
}: {
  name: string;
  words: readonly Word[];
  chosen: readonly Word[];
  onChange: (chosen: Word[]) => void;
}) {
  const t = useTexts();
  return (
    <FilterGroup
      title={t(`filter-${name}`)}
      name={name}
      open={chosen.length > 0}
      options={words.map((word) => ({
        value: word,
        label: t<string>(`property-${name}-${word}`),
        checked: chosen.includes(word),
      }))}
      onToggle={(word, on) => onChange(toggled(chosen, word as Word, on))}
    />
  );
}
