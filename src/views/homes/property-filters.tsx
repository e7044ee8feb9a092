import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import type { PropertyFilters as Filters } from '../../core/homes/property-search.ts';
import type { PropertiesScreen } from '../../view-models/homes/properties-screen.ts';
import { Button } from '../components/button.tsx';
import { ComboboxField } from '../components/combobox-field.tsx';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { TextFilter } from './text-filter.tsx';
import { RangeField } from '../shell/range-field.tsx';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-5);
  & > .filter-line {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    gap: var(--space-4);
    align-items: end;
  }
  & > .filter-more {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: 0 var(--space-8);
  }
  & [data-narrow] {
    @media (min-width: 72rem) {
      display: none;
    }
  }
  /* On a phone the homes come first: the words to look for open with the other filters. */
  @media (max-width: 35.99rem) and (scripting: enabled) {
    & > .filter-line:has(~ .filter-more[hidden]) > [data-text] {
      display: none;
    }
  }
  & > [data-send] {
    display: none;
  }
  @media (scripting: none) {
    & > [data-send] {
      display: inline-flex;
      justify-self: start;
    }
  }
`;

/** Most people do without them: they come when they are opened. */
const AdvancedFilters = lazy(() =>
  import('./advanced-filters.tsx').then((module) => ({ default: module.AdvancedFilters })),
);

type Props = {
  screen: PropertiesScreen;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Beside the button for more. */
  children: ReactNode;
};

/** The filters of HOME-02; those that most people need stand first, the others open with a button. */
export const PropertyFilters = observer(function PropertyFilters(props: Props) {
  const { screen, filters, onChange, children } = props;
  const t = useTexts();
  const links = useLinks();
  const { cities, advanced } = screen;
  const districts = cities.find(({ id }) => id === filters.city)?.districts ?? [];
  return (
    <Form
      action={links('Properties')}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      }}
    >
      <div className="filter-line">
        <ComboboxField
          name="city"
          label={t('filter-city')}
          unmarked
          placeholder={t('filter-city-any')}
          nothing={t('filter-nothing')}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.city}
          onValue={(city) => onChange({ city, districts: [], within: null })}
        />
        {districts.length > 0 && (
          <ComboboxField
            name="district"
            label={t('filter-district')}
            unmarked
            adds
            placeholder={t('filter-district-any')}
            nothing={t('filter-nothing')}
            options={districts
              .filter(({ id }) => !filters.districts.includes(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={null}
            onValue={(id) => id !== null && onChange({ districts: [...filters.districts, id], within: null })}
          />
        )}
        <RangeField
          name="price"
          label="filter-price"
          from={filters.priceFrom}
          to={filters.priceTo}
          onChange={(priceFrom, priceTo) => onChange({ priceFrom, priceTo })}
        />
        <div data-text="">
          <TextFilter value={filters.text} onChange={(text) => onChange({ text })} />
        </div>
        <Row>
          <Button
            look="secondary"
            size="small"
            aria-expanded={advanced}
            aria-controls="advanced-search"
            onClick={() => screen.toggleAdvanced()}
          >
            {t(advanced ? 'advanced-search-hide' : 'advanced-search-show')}
          </Button>
          {children}
        </Row>
      </div>
      <div className="filter-more" id="advanced-search" hidden={!advanced}>
        <Suspense>{advanced && <AdvancedFilters filters={filters} onChange={onChange} />}</Suspense>
      </div>
      <Button type="submit" data-send="">
        {t('search')}
      </Button>
    </Form>
  );
});
