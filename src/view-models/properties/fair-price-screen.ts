import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { FAIR_PRICE } from '../../core/properties/fair-price.ts';
import type { ComparedHome, FairPrice } from '../../core/properties/fair-price.ts';
import type { City } from '../../core/properties/location.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { PROPERTY_LIMITS, PROPERTY_TYPES } from '../../core/properties/property-choices.ts';
import type { Query } from '../../core/site/paths.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Usual rents and their rule (TRUST-01); the question is stored in the address. */
export class FairPriceScreen implements Screen {
  cities: readonly City[] = [];
  /** The compared home; null without a complete question. */
  home: ComparedHome | null = null;
  fairPrice: FairPrice | null = null;

  constructor(private readonly catalogue: PropertyCatalogue) {
    makeAutoObservable(this, {
      ...unobserved('catalogue'),
      cities: observableRef,
      home: observableRef,
      fairPrice: observableRef,
    });
  }

  get head(): Head {
    return {
      title: { key: 'fair-price-title' },
      description: { key: 'fair-price-lead' },
      canonical: { name: 'FairPrice' },
    };
  }

  async load({ query, signal }: Visit): Promise<void> {
    const home = homeOfQuery(query);
    const [{ data: cities }, fairPrice] = await Promise.all([
      this.catalogue.cities({}, signal),
      home && this.catalogue.fairPrice(home, signal),
    ]);
    runInAction(() => {
      this.cities = cities;
      this.home = home;
      this.fairPrice = fairPrice?.data ?? null;
    });
  }

  get place(): { city: string; district: string } | null {
    for (const { name, districts } of this.cities) {
      const district = districts.find(({ id }) => id === this.home?.district);
      if (district) return { city: name, district: district.name };
    }
    return null;
  }
}

/** Invalid values of the address are ignored. */
function homeOfQuery(query: Query): ComparedHome | null {
  const district = Number(query['district']?.[0]);
  const type = PROPERTY_TYPES.find((one) => one === query['type']?.[0]);
  const area = Number(query['area']?.[0]);
  const isArea = area >= PROPERTY_LIMITS.area.from && area <= FAIR_PRICE.largestArea;
  return Number.isSafeInteger(district) && district > 0 && type && isArea
    ? { district, type, area: Math.round(area) }
    : null;
}
