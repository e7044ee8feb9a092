import { observer } from 'mobx-react-lite';
import type { RoommateFilters as Filters } from '../../core/roommates/roommate-search.ts';
import type { RoommatesScreen } from '../../view-models/roommates/roommates-screen.ts';
import { ComboboxField } from '../components/fields/combobox-field.tsx';
import { FilterSheet } from '../components/results/filter-sheet.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { RangeField } from '../forms/range-field.tsx';
import { classNames } from '../components/class-names.tsx';

type Props = {
  screen: RoommatesScreen;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  count: string;
};

/** City, price and university (MATE-01). */
export const RoommateFilters = observer(function RoommateFilters(props: Props) {
  const { screen, filters, onChange, count } = props;
  const t = useTexts();
  const links = useLinks();
  const universities = screen.universitiesIn(filters.city);
  return (
    <FilterSheet action={links('Roommates')} send={t('show-found', { found: count })}>
      <div className={classNames('filter-line')}>
        <ComboboxField
          name="city"
          label={t('filter-city')}
          unmarked
          placeholder={t('filter-city-any')}
          nothing={t('filter-nothing')}
          options={screen.cities.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.city}
          onValue={(city) => onChange({ city, university: null })}
        />
        <ComboboxField
          name="university"
          label={t('filter-university')}
          unmarked
          placeholder={t('filter-university-any')}
          nothing={t('filter-nothing')}
          options={universities.map(({ id, name, short }) => ({
            value: id,
            label: short === name ? name : `${name} (${short})`,
          }))}
          value={filters.university}
          onValue={(university) => onChange({ university })}
        />
        <RangeField
          name="price"
          label="filter-price"
          from={filters.priceFrom}
          to={filters.priceTo}
          onChange={(priceFrom, priceTo) => onChange({ priceFrom, priceTo })}
        />
      </div>
    </FilterSheet>
  );
});

/** Short texts of the search, the place first. */
export function useRoommateSearchWords({ list, city, university }: RoommatesScreen): string[] {
  const t = useTexts();
  const prices = usePrices();
  const { priceFrom, priceTo } = list.filters;
  return [
    city?.name ?? t('filter-city-any'),
    ...(university ? [university.short] : []),
    ...(priceFrom === null ? [] : [t('tag-price-from', { price: prices.brief(priceFrom) })]),
    ...(priceTo === null ? [] : [t('tag-price-to', { price: prices.brief(priceTo) })]),
  ];
}
