import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { City } from '../../core/properties/location.ts';
import type { NearPlace } from '../../core/properties/near/near-place.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

export class RentPlacesScreen implements Screen {
  cities: readonly City[] = [];
  universities: readonly NearPlace[] = [];

  constructor(private readonly catalogue: PropertyCatalogue) {
    makeAutoObservable(this, {
      ...unobserved('catalogue'),
      cities: observableRef,
      universities: observableRef,
    });
  }

  get head(): Head {
    return {
      title: { key: 'rent-places-title' },
      description: { key: 'rent-places-lead' },
      canonical: { name: 'RentPlaces' },
    };
  }

  async load({ signal }: Visit): Promise<void> {
    const [{ data: cities }, { data: universities }] = await Promise.all([
      this.catalogue.cities({}, signal),
      this.catalogue.nearPlaces({}, signal),
    ]);
    runInAction(() => {
      this.cities = cities;
      this.universities = universities;
    });
  }

  universitiesOf(city: City): NearPlace[] {
    return this.universities.filter((place) => place.city === city.id);
  }
}
