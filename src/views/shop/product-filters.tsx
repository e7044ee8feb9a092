import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FilterChoices, ProductFilters as Filters } from '../../core/shop/product-search.ts';
import { Button } from '../components/button.tsx';
import { FilterGroup } from '../components/filter-group.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { CloseIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { RangeField } from '../shell/range-field.tsx';

export const FILTERS_ID = 'filters';

const Form = styled.form`
  color: inherit;
  & > h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-lg);
    line-height: var(--target);
  }
  @media (min-width: 56rem) {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
    & > [data-sheet] {
      display: none;
    }
  }
  @media (min-width: 56rem) and (scripting: none) {
    & > [data-sheet='send'] {
      display: block;
    }
  }
  @media (max-width: 55.99rem) {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: 88dvh;
    margin: 0;
    padding: var(--space-3) var(--gutter) 0;
    border: 0;
    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
    background: var(--colour-surface);
    overflow: auto;
    overscroll-behavior: contain;
    &::backdrop {
      background: var(--colour-veil);
    }
    &:popover-open {
      animation: uyut-rise var(--motion) var(--ease);
    }
  }
`;
const Close = styled.div`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
`;
const Send = styled.div`
  position: sticky;
  bottom: 0;
  padding-block: var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
  background: var(--colour-surface);
  @media (max-height: 26rem) {
    position: static;
  }
`;

export interface ProductFiltersProps {
  /** The list's own address, for the form that is sent without a script. */
  action: string;
  /** What the address says besides the filters. */
  fixed: Record<string, string>;
  choices: FilterChoices;
  filters: Filters;
  total: string;
  onChange: (change: Partial<Filters>) => void;
}

const toggled = <Value,>(values: readonly Value[], value: Value, on: boolean) =>
  on ? [...values, value] : values.filter((one) => one !== value);

/** The filters of a list (SHOP-03): at the side, or in a sheet on a phone; a plain form before any script. */
export const ProductFilters = observer(function ProductFilters(props: ProductFiltersProps) {
  const t = useTexts();
  const { action, fixed, choices, filters, total, onChange } = props;
  const { price, vendors, colours, materials, sizes, inStock, onPromo } = choices;
  return (
    <Form
      id={FILTERS_ID}
      popover="auto"
      action={action}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
      }}
    >
      <Close data-sheet="">
        <IconButton
          icon={CloseIcon}
          label={t('close')}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </Close>
      <h2>{t('filters')}</h2>
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
      <Send data-sheet="send">
        <Button type="submit" wide>
          {t('show-products', { total })}
        </Button>
      </Send>
    </Form>
  );
});
