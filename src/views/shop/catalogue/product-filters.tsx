import { observer } from 'mobx-react-lite';
import type { FilterChoices, ProductFilters as Filters } from '../../../core/shop/product-search.ts';
import { FilterGroup } from '../../components/results/filter-group.tsx';
import { FilterSheet } from '../../components/results/filter-sheet.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { RangeField } from '../../forms/range-field.tsx';

export interface ProductFiltersProps {
  /** The list's address, for forms sent without a script. */
  action: string;
  /** Query values besides the filters. */
  fixed: Record<string, string>;
  choices: FilterChoices;
  filters: Filters;
  count: string;
  onChange: (change: Partial<Filters>) => void;
}

const toggled = <Value,>(values: readonly Value[], value: Value, on: boolean) =>
  on ? [...values, value] : values.filter((one) => one !== value);

/** Filters of a list (SHOP-03): a side column, or a sheet on phones; a plain form without a script. */
export const ProductFilters = observer(function ProductFilters(props: ProductFiltersProps) {
  const t = useTexts();
  const { action, fixed, choices, filters, count, onChange } = props;
  const { price, vendors, colours, materials, sizes, inStock, onPromo, highlyRated } = choices;
  return (
    <FilterSheet aside action={action} send={t('show-found', { found: count })}>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterGroup title={t('filter-price')} name="price" open>
        <RangeField
          name="price"
          label="price"
          limits={price}
          from={filters.priceFrom}
          to={filters.priceTo}
          onChange={(from, to) => onChange({ priceFrom: from, priceTo: to })}
        />
      </FilterGroup>
      <FilterGroup
        title={t('filter-offer')}
        name="inStock"
        open
        options={[
          { value: '1', label: t('filter-in-stock'), count: inStock, checked: filters.inStock },
          {
            name: 'onPromo',
            value: '1',
            label: t('filter-on-promo'),
            count: onPromo,
            checked: filters.onPromo,
          },
          {
            name: 'highlyRated',
            value: '1',
            label: t('filter-highly-rated'),
            count: highlyRated,
            checked: filters.highlyRated,
          },
        ]}
        onToggle={(_, checked, name) => onChange({ [name]: checked })}
      />
      {colours.length > 0 && (
        <FilterGroup
          title={t('filter-colour')}
          name="colour"
          open
          options={colours.map(({ key, count }) => ({
            value: key,
            label: t(`colour-${key}`),
            count,
            checked: filters.colours.includes(key),
          }))}
          onToggle={(key, on) => onChange({ colours: toggled(filters.colours, key, on) })}
        />
      )}
      {sizes.length > 0 && (
        <FilterGroup
          title={t('filter-size')}
          name="size"
          open
          options={sizes.map(({ key, count }) => ({
            value: key,
            label: key,
            count,
            checked: filters.sizes.includes(key),
          }))}
          onToggle={(key, on) => onChange({ sizes: toggled(filters.sizes, key, on) })}
        />
      )}
      {materials.length > 0 && (
        <FilterGroup
          title={t('filter-material')}
          name="material"
          open={filters.materials.length > 0}
          options={materials.map(({ key, count }) => ({
            value: key,
            label: t(`material-${key}`),
            count,
            checked: filters.materials.includes(key),
          }))}
          onToggle={(key, on) => onChange({ materials: toggled(filters.materials, key, on) })}
        />
      )}
      {vendors.length > 1 && (
        <FilterGroup
          title={t('filter-vendor')}
          name="vendor"
          open={filters.vendors.length > 0}
          options={vendors.map(({ id, name, count }) => ({
            value: String(id),
            label: name,
            count,
            checked: filters.vendors.includes(id),
          }))}
          onToggle={(id, on) => onChange({ vendors: toggled(filters.vendors, Number(id), on) })}
        />
      )}
    </FilterSheet>
  );
});
