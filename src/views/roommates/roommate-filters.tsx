import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { RoommateFilters as Filters } from '../../core/roommates/roommate-search.ts';
import type { RoommatesScreen } from '../../view-models/roommates/roommates-screen.ts';
import { Button } from '../components/button.tsx';
import { ComboboxField } from '../components/combobox-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { RangeField } from '../shell/range-field.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-4);
  align-items: end;
  margin-bottom: var(--space-5);
  & > [data-send] {
    display: none;
  }
  @media (scripting: none) {
    & > [data-send] {
      display: inline-flex;
    }
  }
`;

type Props = { screen: RoommatesScreen; filters: Filters; onChange: (change: Partial<Filters>) => void };

/** City, price and university (MATE-01). */
export const RoommateFilters = observer(function RoommateFilters({ screen, filters, onChange }: Props) {
  const t = useTexts();
  const links = useLinks();
  const universities = screen.universitiesIn(filters.city);
  return (
    <Form
      action={links('Roommates')}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      }}
    >
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
      <Button type="submit" data-send="">
        {t('search')}
      </Button>
    </Form>
  );
});
