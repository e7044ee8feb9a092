import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import type { PropertyFilters as Filters } from '../../../core/properties/property-filters.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { FilterSheet } from '../../components/results/filter-sheet.tsx';
import { Row } from '../../components/layout.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { RangeField } from '../../forms/range-field.tsx';
import { ChosenPropertyFilters } from './chosen-property-filters.tsx';
import { PlaceFilters } from './place-filters.tsx';
import { lazySection } from '../../components/load-part.ts';
import { classNames } from '../../components/class-names.tsx';
import { TextField } from '../../components/fields/text-field.tsx';

/** Loads when opened. */
const AdvancedFilters = lazySection(() =>
  import('./advanced-filters.tsx').then((module) => module.AdvancedFilters),
);

/** A link until it is opened, because the list of places is long. */
const NearFilter = lazyPart(() => import('../near/near-filter.tsx').then((module) => module.NearFilter));

type Props = {
  screen: PropertiesScreen;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  count: string;
};

/** Filters of HOME-02; the most frequent ones first, the others behind a button. */
export const PropertyFilters = observer(function PropertyFilters(props: Props) {
  const { screen, filters, onChange, count } = props;
  const t = useTexts();
  const links = useLinks();
  const { advanced } = screen;
  const nearLink = (
    <LinkButton
      look="quiet"
      size="small"
      to={links('Properties', {}, screen.queryWith({ filters: { by: 'transit' } }))}
    >
      {t('near-open')}
    </LinkButton>
  );
  return (
    <FilterSheet action={links('Properties')} send={t('show-found', { found: count })}>
      <div className={classNames('filter-line')} data-actions="">
        <PlaceFilters screen={screen} filters={filters} onChange={onChange} />
        <RangeField
          name="price"
          label="filter-price"
          from={filters.priceFrom}
          to={filters.priceTo}
          onChange={(priceFrom, priceTo) => onChange({ priceFrom, priceTo })}
        />
        <TextFilter value={filters.text} onChange={(text) => onChange({ text })} />
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
          {filters.by === null && nearLink}
        </Row>
      </div>
      {filters.by !== null && (
        <NearFilter fallback={nearLink} screen={screen} filters={filters} onChange={onChange} />
      )}
      <ChosenPropertyFilters screen={screen} />
      <div className={classNames('filter-more')} id="advanced-search" hidden={!advanced}>
        <Suspense>
          {advanced && <AdvancedFilters screen={screen} filters={filters} onChange={onChange} />}
        </Suspense>
      </div>
    </FilterSheet>
  );
});

/** Text filter, applied on blur or Enter. */
function TextFilter({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TextField
      name="text"
      type="search"
      label={t('filter-text')}
      unmarked
      maxLength={200}
      autoComplete="off"
      placeholder={t('filter-text-example')}
      value={typed ?? value}
      onValue={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
