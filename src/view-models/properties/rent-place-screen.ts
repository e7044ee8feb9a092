import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UsualRent } from '../../core/properties/fair-price.ts';
import type { City, District } from '../../core/properties/location.ts';
import type { NearPlace } from '../../core/properties/near/near-place.ts';
import { propertySearchInput } from '../../core/properties/property-catalogue.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { PropertyType } from '../../core/properties/property-choices.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { queryOfPropertyList } from '../../core/properties/property-search.ts';
import { filtersOfPlace, neighboursOf, rentPlaceOf, typeOfPlace } from '../../core/properties/rent-place.ts';
import type { RentPlace } from '../../core/properties/rent-place.ts';
import type { RentTrend } from '../../core/properties/rent-trend.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { Page } from '../../core/shared/page.ts';
import type { ShownMessage } from '../../core/site/modal.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

const NEWEST = 6;

/** Homes for rent in a city, in a district or near a university, with usual rents. */
export class RentPlaceScreen implements Screen {
  place: RentPlace | null = null;
  type: PropertyType | null = null;
  homes: Page<PropertySummary> = { data: [], total: 0 };
  rents: readonly UsualRent[] = [];
  trends: readonly RentTrend[] = [];
  cities: readonly City[] = [];
  universities: readonly NearPlace[] = [];

  constructor(
    private readonly catalogue: PropertyCatalogue,
    private readonly language: () => Language,
  ) {
    makeAutoObservable(this, {
      ...unobserved('catalogue', 'language'),
      place: observableRef,
      homes: observableRef,
      rents: observableRef,
      trends: observableRef,
      cities: observableRef,
      universities: observableRef,
    });
  }

  get head(): Head {
    const { place, type, homes } = this;
    if (!place) return { title: { key: 'rent-places-title' } };
    const values = { place: place.name, city: place.city.name };
    const params = { place: place.key, ...(type && { type }) };
    return {
      title: this.title ?? '',
      description: { key: 'rent-place-description', values: { ...values, count: homes.total } },
      // Pages without homes are not indexed.
      ...(homes.total > 0 && { canonical: { name: 'RentPlace', params } }),
      structuredData: this.structured(place),
    };
  }

  async load({ params, signal }: Visit): Promise<void> {
    const [{ data: cities }, { data: universities }] = await Promise.all([
      this.catalogue.cities({}, signal),
      this.catalogue.nearPlaces({}, signal),
    ]);
    const place = rentPlaceOf(params['place'] ?? '', { cities, places: universities });
    const type = typeOfPlace(params['type']);
    if (!place || type === undefined) throw new Failure('error-rent-place', {}, 'not-found');
    const there = { city: place.city.id, district: place.district?.id ?? null };
    const [homes, { data: rents }, { data: trends }] = await Promise.all([
      this.catalogue.properties(
        propertySearchInput({
          filters: filtersOfPlace(place, type),
          orderBy: 'createdAt.DESC',
          offset: 0,
          limit: NEWEST,
        }),
        signal,
      ),
      this.catalogue.usualRents(there, signal),
      this.catalogue.rentTrends(there, signal),
    ]);
    runInAction(() => {
      this.cities = cities;
      this.universities = universities.filter(({ city }) => city === place.city.id);
      this.place = place;
      this.type = type;
      this.homes = homes;
      this.rents = rents;
      this.trends = trends;
    });
  }

  /** Title; null before loading. */
  get title(): ShownMessage | null {
    const { place, type } = this;
    if (!place) return null;
    const { name, city, kind } = place;
    if (!type) return { key: `rent-place-title-${kind}`, values: { place: name, city: city.name } };
    return {
      key: `rent-place-of-${type}`,
      values: { place: kind === 'city' ? name : `${name}, ${city.name}` },
    };
  }

  /** Usual rent of the page's type. */
  get rent(): UsualRent | undefined {
    return this.rents.find(({ type }) => type === this.type);
  }

  /** Development of rents for the page's type, else for the most frequent one. */
  get trend(): RentTrend | undefined {
    const homes = ({ months }: RentTrend) => months.at(-1)?.homes ?? 0;
    const [most] = this.trends.toSorted((one, other) => homes(other) - homes(one));
    return this.type === null ? most : this.trends.find(({ type }) => type === this.type);
  }

  get neighbours(): District[] {
    return this.place ? neighboursOf(this.place) : [];
  }

  get listQuery(): Record<string, QueryValue> {
    const { place, type } = this;
    if (!place) return {};
    return queryOfPropertyList({ filters: filtersOfPlace(place, type), orderBy: 'createdAt.DESC', page: 1 });
  }

  /** JSON-LD breadcrumbs and homes (schema.org). */
  private structured(place: RentPlace): Record<string, unknown>[] {
    const language = this.language();
    const at = (key: string) => pathOf('RentPlace', language, { place: key });
    const way: [string, string][] = [
      [place.city.name, at(`c${place.city.id}`)],
      ...(place.kind === 'city' ? [] : [[place.name, at(place.key)] as [string, string]]),
    ];
    const { data, total } = this.homes;
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: way.map(([name, item], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item,
        })),
      },
      ...(total > 0
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              numberOfItems: data.length,
              itemListElement: data.map(({ id, title }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: title,
                url: pathOf('Property', language, { id }),
              })),
            },
          ]
        : []),
    ];
  }
}
