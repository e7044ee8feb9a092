import { observer } from 'mobx-react-lite';
import type { ProductFilters } from '../../../core/shop/product-search.ts';
import type { ProductList } from '../../../view-models/shop/product-list.ts';
import { FilterTags } from '../../components/results/filter-tags.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices, useLinks } from '../../shell/use-page-language.ts';
import type { QueryValue } from '../../../core/site/paths.ts';

type Tag = { label: string; without: Partial<ProductFilters> };
type ChosenFiltersProps = { list: ProductList; addressOf: (query: ListQuery) => string };

/** Active filters, each a link to the list without it. */
export const ChosenFilters = observer(function ChosenFilters({ list, addressOf }: ChosenFiltersProps) {
  const t = useTexts();
  const prices = usePrices();
  const { filters } = list.list;
  const { priceFrom, priceTo, vendors, colours, materials, sizes, inStock, onPromo, highlyRated } = filters;
  const nameOf = (id: number) => list.choices?.vendors.find((vendor) => vendor.id === id)?.name ?? String(id);
  const tags: Tag[] = [
    ...(priceFrom === null
      ? []
      : [
          {
            label: t('tag-price-from', { price: prices.inText(priceFrom) }),
            without: { priceFrom: null },
          },
        ]),
    ...(priceTo === null
      ? []
      : [{ label: t('tag-price-to', { price: prices.inText(priceTo) }), without: { priceTo: null } }]),
    ...(inStock ? [{ label: t('filter-in-stock'), without: { inStock: false } }] : []),
    ...(onPromo ? [{ label: t('filter-on-promo'), without: { onPromo: false } }] : []),
    ...(highlyRated ? [{ label: t('filter-highly-rated'), without: { highlyRated: false } }] : []),
    ...colours.map((key) => ({
      label: t(`colour-${key}`),
      without: { colours: colours.filter((one) => one !== key) },
    })),
    ...materials.map((key) => ({
      label: t(`material-${key}`),
      without: { materials: materials.filter((one) => one !== key) },
    })),
    ...sizes.map((size) => ({
      label: size,
      without: { sizes: sizes.filter((one) => one !== size) },
    })),
    ...vendors.map((id) => ({
      label: nameOf(id),
      without: { vendors: vendors.filter((one) => one !== id) },
    })),
  ];
  return (
    <FilterTags
      tags={tags.map(({ label, without }) => ({
        label,
        to: addressOf(list.queryWith({ filters: without })),
      }))}
      clearTo={addressOf(list.queryWithoutFilters)}
    />
  );
});

/** A list of products: its route and the fixed part of its query. */
export type ListPlace =
  | { name: 'ProductCategory' | 'Vendor'; params: { id: number } }
  | { name: 'MarketplaceProductCategories'; fixed: { request: string } };

export type ListQuery = Record<string, QueryValue>;

export function useListAddress(place: ListPlace): (query: ListQuery) => string {
  const links = useLinks();
  const { params, fixed } = { params: {}, fixed: {}, ...place };
  return (query) => links(place.name, params, { ...fixed, ...query });
}

/** Part of the query, besides the filters, that a saved search stores. */
export function searchedPart(place: ListPlace): ListQuery {
  if ('fixed' in place) return place.fixed;
  return place.name === 'Vendor' ? { shop: place.params.id } : { category: place.params.id };
}
