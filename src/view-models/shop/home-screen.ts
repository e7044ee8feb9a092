import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import type { JournalCatalogue, PostSearch, PostSummary } from '../../core/journal/post.ts';
import type { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { HomeShelf } from '../../core/shop/home-shelves.ts';
import type { Category, ProductSummary } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

const SHOWN_PRODUCTS = 8;
const SHOWN_PROPERTIES = 4;
const SHOWN_ROOMMATES = 4;
const FEATURED_NEWS = 4;
const NEWEST_NEWS = 5;

/** Front page (SHOP-01, NAV-03). */
export class HomeScreen implements Screen {
  /** Sections in their order. */
  shelves: readonly HomeShelf[] = [];
  promoCategories: readonly Category[] = [];
  promoProducts: readonly ProductSummary[] = [];
  newProducts: readonly ProductSummary[] = [];
  newProperties: readonly PropertySummary[] = [];
  newRoommates: readonly RoommateOfferSummary[] = [];
  featuredNews: readonly PostSummary[] = [];
  /** Names of towns and districts for the search; empty until its field is used. */
  places: readonly string[] = [];
  /** Newest articles without the featured ones. */
  newestNews: readonly PostSummary[] = [];

  constructor(
    private readonly catalogue: ProductCatalogue,
    private readonly properties: PropertyCatalogue,
    private readonly roommates: RoommateCatalogue,
    private readonly journal: JournalCatalogue,
  ) {
    makeAutoObservable(this, {
      ...unobserved('catalogue', 'properties', 'roommates', 'journal'),
      shelves: observableRef,
      promoCategories: observableRef,
      promoProducts: observableRef,
      newProducts: observableRef,
      newProperties: observableRef,
      newRoommates: observableRef,
      featuredNews: observableRef,
      newestNews: observableRef,
      places: observableRef,
    });
  }

  get head(): Head {
    return {
      title: { key: 'home-title' },
      description: { key: 'home-description' },
      canonical: { name: 'Index' },
      structuredData: [{ '@context': 'https://schema.org', '@type': 'WebSite', url: '/' }],
    };
  }

  async load({ signal }: Visit): Promise<void> {
    const search = (onPromo: boolean) =>
      this.catalogue.searchProducts(
        {
          ...(onPromo && { onPromo }),
          inStock: true,
          orderBy: 'createdAt.DESC',
          offset: 0,
          limit: SHOWN_PRODUCTS,
        },
        signal,
      );
    const [home, { data: categories }, promo, newest, newProperties, newRoommates, news] = await Promise.all([
      this.catalogue.homeShelves({}, signal),
      this.catalogue.productCategories({ promo: '1' }, signal),
      search(true),
      search(false),
      this.newestProperties(signal),
      this.newestRoommates(signal),
      this.news(signal),
    ]);
    runInAction(() => {
      this.shelves = home.shelves;
      this.promoCategories = home.promoCategories.flatMap(
        (id) => categories.find((category) => category.id === id) ?? [],
      );
      this.promoProducts = promo.data;
      this.newProducts = newest.data;
      this.newProperties = newProperties;
      this.newRoommates = newRoommates;
      this.featuredNews = news.featured;
      this.newestNews = news.newest;
    });
  }

  /** Loads the names of places for the search; without them the field takes any text. */
  async loadPlaces(): Promise<void> {
    if (this.places.length > 0) return;
    try {
      const { data: cities } = await this.properties.cities();
      runInAction(() => {
        this.places = [
          ...cities.map(({ name }) => name),
          ...cities.flatMap(({ name, districts }) => districts.map((one) => `${one.name}, ${name}`)),
        ];
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Optional part of the page. */
  private async newestProperties(signal: CancelSignal): Promise<readonly PropertySummary[]> {
    const newest = { orderBy: 'createdAt.DESC', limit: SHOWN_PROPERTIES } as const;
    try {
      return (await this.properties.properties(newest, signal)).data;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return [];
    }
  }

  private async news(signal: CancelSignal) {
    const posts = async (search: PostSearch): Promise<readonly PostSummary[]> => {
      try {
        return (await this.journal.news(search, signal)).data;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return [];
      }
    };
    const featured = await posts({ highlighted: true, limit: FEATURED_NEWS });
    const shown = featured.map(({ id }) => id).join(',');
    const newest = await posts({ ...(shown && { exclude: shown }), limit: NEWEST_NEWS });
    return { featured, newest };
  }

  private async newestRoommates(signal: CancelSignal): Promise<readonly RoommateOfferSummary[]> {
    const search = { orderBy: 'createdAt.DESC', offset: 0, limit: SHOWN_ROOMMATES } as const;
    try {
      return (await this.roommates.roommateOffers(search, signal)).data;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return [];
    }
  }
}
