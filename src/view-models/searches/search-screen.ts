import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { propertySearchInput } from '../../core/properties/property-catalogue.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { MAX_BEDROOMS } from '../../core/properties/property-search.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import type { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import type { RelaxedSearch } from '../../core/searches/saved-search.ts';
import { parseList, queryOfText, searchedList, SEARCH_KINDS } from '../../core/searches/searched-list.ts';
import type { SearchedList, SearchKind } from '../../core/searches/searched-list.ts';
import { addressOfList, addressOfTarget } from '../../core/searches/site-search/search-address.ts';
import { tidySearch } from '../../core/searches/site-search/site-search.ts';
import type { SearchGroup, SearchLimits, SiteSearch } from '../../core/searches/site-search/site-search.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { levaToStotinki } from '../../core/shared/written-number.ts';
import type { Query } from '../../core/site/paths.ts';
import { productSearchInput } from '../../core/shop/product-catalogue.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

const SHOWN = 4;

/** Results of one search over the whole site; a search of clearly one kind opens its list instead (SHOP-04). */
export class SearchScreen implements Screen {
  request = '';
  groups: readonly SearchGroup[] = [];
  relaxed: readonly RelaxedSearch[] = [];
  properties: readonly PropertySummary[] = [];
  roommates: readonly RoommateOfferSummary[] = [];
  products: readonly ProductSummary[] = [];
  movedTo: string | null = null;

  constructor(
    private readonly search: SiteSearch,
    private readonly catalogues: {
      properties: PropertyCatalogue;
      roommates: RoommateCatalogue;
      products: ProductCatalogue;
    },
    private readonly language: () => Language,
  ) {
    makeAutoObservable(this, {
      ...unobserved('search', 'catalogues', 'language'),
      groups: observableRef,
      relaxed: observableRef,
      properties: observableRef,
      roommates: observableRef,
      products: observableRef,
    });
  }

  get head(): Head {
    const { request } = this;
    return { title: request === '' ? { key: 'search-empty' } : { key: 'search-found', values: { request } } };
  }

  async load({ query, signal }: Visit): Promise<void> {
    const request = tidySearch(query['request']?.[0] ?? '');
    const first = SEARCH_KINDS.find((kind) => kind === query['first']?.[0]) ?? null;
    const limits = limitsOf(query);
    if (request === '') {
      // A form with only limits names its list itself.
      const list = first && searchedList(first, { ...query, request: [] });
      return this.show({ request, groups: [], relaxed: [], isDirect: false }, list);
    }
    const result = await this.search.siteSearch({ text: request, first, ...limits }, signal);
    const [best] = result.groups;
    if (result.isDirect && best && query['all']?.[0] !== '1') return this.show({ request, ...result }, best);
    const [properties, roommates, products] = await Promise.all(
      SEARCH_KINDS.map((kind) => this.cardsOf(kind, result.groups, signal)),
    );
    runInAction(() => {
      this.show({ request, ...result }, null);
      this.properties = (properties ?? []) as PropertySummary[];
      this.roommates = (roommates ?? []) as RoommateOfferSummary[];
      this.products = (products ?? []) as ProductSummary[];
    });
  }

  private show(
    { request, groups, relaxed }: Pick<this, 'request' | 'groups' | 'relaxed'> & { isDirect: boolean },
    opened: SearchedList | SearchGroup | null,
  ): void {
    this.request = request;
    this.groups = groups;
    this.relaxed = relaxed;
    this.movedTo = opened && this.addressOf(opened);
  }

  private addressOf(opened: SearchedList | SearchGroup): string | null {
    const list = 'list' in opened ? opened.list : opened;
    if (list) return addressOfList(list, this.request, this.language());
    const [target] = 'targets' in opened ? opened.targets : [];
    return target ? addressOfTarget(target, this.language(), this.request) : null;
  }

  private async cardsOf(
    kind: SearchKind,
    groups: readonly SearchGroup[],
    signal: CancelSignal,
  ): Promise<readonly unknown[]> {
    const list = groups.find((group) => group.list?.kind === kind && group.total > 0)?.list;
    if (!list) return [];
    const parsed = parseList(kind, queryOfText(list.filters));
    const page = { offset: 0, limit: SHOWN };
    if (parsed.kind === 'products') {
      const {
        scope,
        list: { filters, orderBy },
      } = parsed;
      const input = productSearchInput({ scope, filters, orderBy, ...page });
      return (await this.catalogues.products.searchProducts(input, signal)).data;
    }
    if (parsed.kind === 'properties') {
      const { filters, orderBy } = parsed.list;
      const input = propertySearchInput({ filters, orderBy, ...page });
      return (await this.catalogues.properties.properties(input, signal)).data;
    }
    const { filters, orderBy } = parsed.list;
    return (await this.catalogues.roommates.roommateOffers({ ...filters, orderBy, ...page }, signal)).data;
  }
}

function limitsOf(query: Query): SearchLimits {
  const bedrooms = /^[0-9]$/.exec(query['bedrooms']?.[0] ?? '')?.[0];
  return {
    priceTo: levaToStotinki(query['priceTo']?.[0]),
    bedrooms: bedrooms === undefined ? null : Math.min(Number(bedrooms), MAX_BEDROOMS),
  };
}
