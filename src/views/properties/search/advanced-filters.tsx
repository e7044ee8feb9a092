import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { APPLIANCES, PROPERTY_TYPES } from '../../../core/properties/property-choices.ts';
import { PROPERTY_FIELDS, propertyField } from '../../../core/properties/property-fields.ts';
import { filterNamesOf } from '../../../core/shared/field-filters.ts';
import type { Field, NamesWith } from '../../../core/shared/fields.ts';
import { isNumber } from '../../../core/shared/fields.ts';
import { PROPERTY_FEATURES } from '../../../core/properties/property-features.ts';
import type { Facet } from '../../../core/properties/property-search.ts';
import { BEDROOM_CHOICES, MAX_BEDROOMS } from '../../../core/properties/property-search.ts';
import type { PropertyFilters as Filters } from '../../../core/properties/property-filters.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { FilterGroup } from '../../components/results/filter-group.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { RangeField } from '../../forms/range-field.tsx';
import { MoreFigures } from './more-figures.tsx';

type Props = {
  screen: PropertiesScreen;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
};

const toggled = <Value,>(values: readonly Value[], value: Value, on: boolean) =>
  on ? [...values, value] : values.filter((one) => one !== value);

/** Filters behind the button, each choice with the number of homes. */
export const AdvancedFilters = observer(function AdvancedFilters({ screen, filters, onChange }: Props) {
  const t = useTexts();
  const { list } = screen;
  useEffect(() => void screen.loadFacets(), [screen, list]);
  const choices = { screen, filters, onChange };
  return (
    <>
      <Choices {...choices} name="feature" field="features" words={PROPERTY_FEATURES} />
      <Choices {...choices} name="type" field="types" words={PROPERTY_TYPES} />
      <FilterGroup
        title={t('filter-bedrooms')}
        name="bedrooms"
        open={filters.bedrooms.length > 0}
        options={BEDROOM_CHOICES.map((count) => ({
          value: String(count),
          label: t(count === MAX_BEDROOMS ? 'bedrooms-or-more' : 'bedrooms-count', { count }),
          checked: filters.bedrooms.includes(count),
          ...countOf(screen, 'bedrooms', String(count)),
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
      <MoreFigures filters={filters} onChange={onChange} />
      {DESCRIBED.map((name) => (
        <DescribedFilter key={name} {...choices} name={name} />
      ))}
      <Choices {...choices} name="appliance" field="appliances" words={APPLIANCES} />
      <CheckboxField
        name="pets"
        value="1"
        label={t('filter-pets')}
        checked={filters.pets}
        onChecked={(pets) => onChange({ pets })}
      />
    </>
  );
});

type WordedName = NamesWith<typeof PROPERTY_FIELDS, { filter: 'any-of' }>;

/** Largest number that a filter offers. */
const MAX_OFFERED = 3;

/** Filters in this order; those of other fields follow. */
const FIRST = ['furniture', 'heating', 'construction'] as const;
const DESCRIBED = [...new Set([...FIRST, ...filterNamesOf(PROPERTY_FIELDS)])];

const DescribedFilter = observer(function DescribedFilter({
  name,
  ...choices
}: Props & { name: (typeof DESCRIBED)[number] }) {
  const t = useTexts();
  const { filters, onChange } = choices;
  const field: Field = propertyField(name);
  const value: unknown = filters[name];
  if (field.kind === 'choice')
    return (
      <Choices
        {...choices}
        name={name as WordedName}
        field={name as WordedName}
        words={field.words as never}
      />
    );
  if (!isNumber(field))
    return (
      <CheckboxField
        name={name}
        value="1"
        label={t<string>(`filter-${name}`)}
        checked={value === true}
        onChecked={(on) => onChange({ [name]: on })}
      />
    );
  const counts = Array.from({ length: Math.min(field.to, MAX_OFFERED) }, (_, index) => index + 1);
  return (
    <FilterGroup title={t<string>(`filter-${name}`)} name={name} open={value !== null}>
      <SelectField
        name={name}
        label={t<string>(`filter-${name}`)}
        unmarked
        placeholder={t('filter-any-number')}
        options={counts.map((count) => ({
          value: String(count),
          label: t<string>(`tag-${name}`, { count }),
        }))}
        value={typeof value === 'number' ? String(value) : null}
        onValue={(count) => onChange({ [name]: count === null ? null : Number(count) })}
      />
    </FilterGroup>
  );
});

/** Count of a choice, where the server counted it. */
function countOf(screen: PropertiesScreen, facet: Facet, value: string): { count?: number } {
  const count = screen.facets[facet]?.[value];
  return count === undefined ? {} : { count };
}

type WordField = 'features' | 'types' | 'appliances' | WordedName;

const Choices = observer(function Choices<Field extends WordField>({
  screen,
  filters,
  onChange,
  name,
  field,
  words,
}: Props & { name: Facet; field: Field; words: readonly Filters[Field][number][] }) {
  const t = useTexts();
  const chosen: readonly string[] = filters[field];
  return (
    <FilterGroup
      title={t(`filter-${name}`)}
      name={name}
      open={chosen.length > 0}
      options={words.map((word) => ({
        value: word,
        label: t<string>(`property-${name}-${word}`),
        checked: chosen.includes(word),
        ...countOf(screen, name, word),
      }))}
      onToggle={(word, on) => onChange({ [field]: toggled(chosen, word, on) })}
    />
  );
});
