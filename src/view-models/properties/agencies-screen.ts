import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AgencySummary, PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { offsetOfPage, PAGE_SIZE, pageOfQuery, pagesOf } from '../../core/shared/page.ts';
import type { Page } from '../../core/shared/page.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Trusted agencies (HOME-16). */
export class AgenciesScreen implements Screen {
  agencies: Page<AgencySummary> = { data: [], total: 0 };
  page = 1;

  constructor(private readonly catalogue: PropertyCatalogue) {
    makeAutoObservable(this, { ...unobserved('catalogue'), agencies: observableRef });
  }

  get head(): Head {
    return {
      title: { key: 'trusted-agencies' },
      description: { key: 'agencies-lead' },
      canonical: { name: 'TrustedAgencies', query: { page: this.page > 1 ? this.page : null } },
    };
  }

  async load({ query, signal }: Visit): Promise<void> {
    const page = pageOfQuery(query);
    const limit = PAGE_SIZE.properties;
    const agencies = await this.catalogue.agencies({ offset: offsetOfPage(page, limit), limit }, signal);
    runInAction(() => {
      this.agencies = agencies;
      this.page = page;
    });
  }

  get pageCount(): number {
    return pagesOf(this.agencies, PAGE_SIZE.properties);
  }
}
