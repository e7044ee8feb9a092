import { observer } from 'mobx-react-lite';
import { PROPERTY_FIELDS } from '../../../core/properties/property-fields.ts';
import { filterTagsOf } from '../../../core/shared/field-filters.ts';
import { MAX_BEDROOMS } from '../../../core/properties/property-search.ts';
import { NO_PROPERTY_FILTERS } from '../../../core/properties/property-filters.ts';
import type { PropertyFilters } from '../../../core/properties/property-filters.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { FilterTags } from '../../components/results/filter-tags.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates, useLinks, usePrices } from '../../shell/use-page-language.ts';

type PropertyFilterTag = {
  label: string;
  without: Partial<PropertyFilters>;
};

const NOWHERE_NEAR = { near: [], by: null, minutes: null };

function usePropertyFilterTags(
  screen: PropertiesScreen,
  priceText: (stotinki: number) => string,
): PropertyFilterTag[] {
  const t = useTexts();
  const dates = useDates();
  const { filters } = screen.list;
  const one = (isOn: boolean, label: () => string, without: Partial<PropertyFilters>): PropertyFilterTag[] =>
    isOn ? [{ label: label(), without }] : [];
  const words = <Name extends 'types' | 'features' | 'appliances'>(
    name: Name,
    key: string,
  ): PropertyFilterTag[] =>
    (filters[name] as readonly string[]).map((word) => ({
      label: t(`property-${key}-${word}`),
      without: { [name]: (filters[name] as readonly string[]).filter((other) => other !== word) },
    }));
  return [
    ...filters.cities.map((id) => {
      const city = screen.cities.find((other) => other.id === id);
      const isOfCity = (district: number) => city?.districts.some((one) => one.id === district) ?? false;
      return {
        label: city?.name ?? String(id),
        without: {
          cities: filters.cities.filter((other) => other !== id),
          districts: filters.districts.filter((district) => !isOfCity(district)),
        },
      };
    }),
    ...filters.districts.map((id) => ({
      label:
        screen.cities.flatMap(({ districts }) => districts).find((district) => district.id === id)?.name ??
        String(id),
      without: { districts: filters.districts.filter((other) => other !== id) },
    })),
    ...one(filters.within !== null, () => t('tag-within'), { within: null }),
    ...(filters.drawn === '' ? [] : filters.drawn.split('.')).map((area, _, areas) => ({
      label: t('tag-drawn-area'),
      without: { drawn: areas.filter((other) => other !== area).join('.') },
    })),
    ...one(filters.near.length > 0, () => t('tag-near', { count: filters.near.length }), NOWHERE_NEAR),
    ...words('types', 'type'),
    ...one(
      filters.priceFrom !== null,
      () => t('tag-price-from', { price: priceText(filters.priceFrom ?? 0) }),
      { priceFrom: null },
    ),
    ...one(filters.priceTo !== null, () => t('tag-price-to', { price: priceText(filters.priceTo ?? 0) }), {
      priceTo: null,
    }),
    ...filters.bedrooms.map((count) => ({
      label: t(count === MAX_BEDROOMS ? 'bedrooms-or-more' : 'bedrooms-count', { count }),
      without: { bedrooms: filters.bedrooms.filter((other) => other !== count) },
    })),
    ...one(filters.areaFrom !== null, () => t('tag-area-from', { area: filters.areaFrom ?? 0 }), {
      areaFrom: null,
    }),
    ...one(filters.areaTo !== null, () => t('tag-area-to', { area: filters.areaTo ?? 0 }), { areaTo: null }),
    ...one(filters.text !== '', () => t('quoted', { word: filters.text }), { text: '' }),
    ...one(filters.totalTo !== null, () => t('tag-total-to', { price: priceText(filters.totalTo ?? 0) }), {
      totalTo: null,
    }),
    ...one(filters.floorFrom !== null, () => t('tag-floor-from', { floor: filters.floorFrom ?? 0 }), {
      floorFrom: null,
    }),
    ...one(filters.floorTo !== null, () => t('tag-floor-to', { floor: filters.floorTo ?? 0 }), {
      floorTo: null,
    }),
    ...one(
      filters.availableOn !== null,
      () => t('tag-available-on', { day: dates.day(filters.availableOn ?? '') }),
      { availableOn: null },
    ),
    ...one(filters.days !== null, () => t('tag-posted-within', { count: filters.days ?? 0 }), { days: null }),
    ...words('features', 'feature'),
    ...filterTagsOf(PROPERTY_FIELDS, filters, 'property').map(({ key, values, without }) => ({
      label: t<string>(key, values),
      without,
    })),
    ...words('appliances', 'appliance'),
    ...one(filters.pets, () => t('filter-pets'), { pets: false }),
  ];
}

/** Words of the search: first the place, or the whole country. */
export function usePropertySearchWords(screen: PropertiesScreen): string[] {
  const t = useTexts();
  const { cities, districts, within, drawn } = screen.list.filters;
  const isEverywhere = cities.length + districts.length === 0 && within === null && drawn === '';
  const words = usePropertyFilterTags(screen, usePrices().brief).map(({ label }) => label);
  return [...(isEverywhere ? [t('filter-city-any')] : []), ...words];
}

/** Set filters, each with a link to the list without it. */
export const ChosenPropertyFilters = observer(function ChosenPropertyFilters({
  screen,
}: {
  screen: PropertiesScreen;
}) {
  const links = useLinks();
  const prices = usePrices();
  const tags = usePropertyFilterTags(screen, prices.inText);
  const address = (without: Partial<PropertyFilters>) =>
    links('Properties', {}, screen.queryWith({ filters: without }));
  return (
    <FilterTags
      tags={tags.map(({ label, without }) => ({ label, to: address(without) }))}
      clearTo={address(NO_PROPERTY_FILTERS)}
    />
  );
});
