import type { Page } from '../shared/page.ts';
import { levaToStotinki, stotinkiToLeva } from '../shared/written-number.ts';
import type { Query, QueryValue } from '../site/paths.ts';
import type { ProductSummary } from './product.ts';
import type { Room } from './room.ts';
import { pageOfQuery } from '../shared/page.ts';
import { positiveInteger } from '../shared/written-number.ts';

export const PRODUCT_ORDERS = [
  'popular.DESC',
  'price.ASC',
  'price.DESC',
  'createdAt.DESC',
  'rating.DESC',
  'relevance.DESC',
] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Filters of a list of products; prices in stotinki are current prices. */
export type ProductFilters = {
  priceFrom: number | null;
  priceTo: number | null;
  vendors: number[];
  colours: string[];
  materials: string[];
  sizes: string[];
  inStock: boolean;
  onPromo: boolean;
  /** True for four stars and more. */
  highlyRated: boolean;
};

export const NO_FILTERS: ProductFilters = {
  priceFrom: null,
  priceTo: null,
  vendors: [],
  colours: [],
  materials: [],
  sizes: [],
  inStock: false,
  onPromo: false,
  highlyRated: false,
};

export type Everything = Record<never, never>;

/** Scope of a list: a category, a vendor's products, the results of a text, or all. */
export type ListScope = { categoryId: number } | { vendorId: number } | { request: string } | Everything;

/** Scope of a request: a list, the products of a room, or given ids. */
export type ProductScope = ListScope | { room: Room } | { ids: number[] };

/** A page of products; `letGo` are search words without a product that also matches the others. */
export type FoundProducts = Page<ProductSummary> & { letGo?: string[] };

/** Limit of a category's count; lower, because all categories are counted at once. */
export const CATEGORY_COUNT_LIMIT = 1_000;

export type ProductSearch = {
  scope: ProductScope;
  filters: ProductFilters;
  orderBy: ProductOrder;
  offset: number;
  limit: number;
};

/** Choices of a list's filters, with the number of results of each (SHOP-03). */
export type FilterChoices = {
  price: { from: number; to: number } | null;
  vendors: { id: number; name: string; count: number }[];
  colours: { key: string; count: number }[];
  materials: { key: string; count: number }[];
  sizes: { key: string; count: number }[];
  inStock: number;
  onPromo: number;
  highlyRated: number;
};

/** State of a list in the address, so that back and reload show the same list. */
export type ListAddress = { filters: ProductFilters; orderBy: ProductOrder; page: number };

/** Reads the address and ignores invalid values. */
export function listFromQuery(query: Query, defaultOrder: ProductOrder): ListAddress {
  return {
    filters: {
      priceFrom: levaToStotinki(query['priceFrom']?.[0]),
      priceTo: levaToStotinki(query['priceTo']?.[0]),
      vendors: query['vendor']?.map(positiveInteger).filter((id) => id !== null) ?? [],
      colours: keys(query['colour']),
      materials: keys(query['material']),
      sizes: query['size']?.filter((size) => size !== '' && size.length <= 200).slice(0, MAX_CHOICES) ?? [],
      inStock: query['inStock']?.[0] === '1',
      onPromo: query['onPromo']?.[0] === '1',
      highlyRated: query['highlyRated']?.[0] === '1',
    },
    orderBy: PRODUCT_ORDERS.find((order) => order === query['orderBy']?.[0]) ?? defaultOrder,
    page: pageOfQuery(query, MAX_PAGE),
  };
}

export function queryOfList(list: ListAddress, defaultOrder: ProductOrder): Record<string, QueryValue> {
  const { filters } = list;
  return {
    priceFrom: stotinkiToLeva(filters.priceFrom),
    priceTo: stotinkiToLeva(filters.priceTo),
    vendor: filters.vendors.map(String),
    colour: filters.colours,
    material: filters.materials,
    size: filters.sizes,
    inStock: filters.inStock,
    onPromo: filters.onPromo,
    highlyRated: filters.highlyRated,
    orderBy: list.orderBy === defaultOrder ? null : list.orderBy,
    page: list.page > 1 ? list.page : null,
  };
}

/** Number of active filters, for the button that opens them on a phone. */
export function countFilters(filters: ProductFilters): number {
  return (
    filters.vendors.length +
    filters.colours.length +
    filters.materials.length +
    filters.sizes.length +
    [filters.priceFrom, filters.priceTo].filter((price) => price !== null).length +
    [filters.inStock, filters.onPromo, filters.highlyRated].filter(Boolean).length
  );
}

const MAX_PAGE = 300;

const MAX_CHOICES = 30;

function keys(values: readonly string[] | undefined): string[] {
  return values?.filter((key) => /^[a-z-]{1,40}$/.test(key)).slice(0, MAX_CHOICES) ?? [];
}
