import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { propertiesByIds } from '../../core/properties/property-catalogue.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { PropertySummary } from '../../core/properties/property.ts';
import { roommateOffersByIds } from '../../core/roommates/roommate-catalogue.ts';
import type { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import type { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { FavoriteAlert } from './favorite-alert.ts';
import type { FavoriteChanges } from './favorite-changes.ts';
import type { FavoritesViewModel } from './favorites-view-model.ts';
import { unobserved } from '../site/unobserved.ts';

const MAX_SHOWN = 100;

/** Favorites with current data: products, homes and roommate offers (SHOP-06). */
export class FavoritesScreen implements Screen {
  readonly head: Head = { title: { key: 'favourites' } };
  /** Null until the stored list was read and the shop has answered. */
  products: readonly ProductSummary[] | null = null;
  properties: readonly PropertySummary[] | null = null;
  roommates: readonly RoommateOfferSummary[] | null = null;

  constructor(
    private readonly favorites: FavoritesViewModel,
    private readonly catalogue: ProductCatalogue,
    private readonly propertyCatalogue: PropertyCatalogue,
    private readonly roommateCatalogue: RoommateCatalogue,
    private readonly session: Session,
    private readonly modals: Modals,
    readonly changes: FavoriteChanges,
    readonly alert: FavoriteAlert,
  ) {
    makeAutoObservable(this, {
      ...unobserved(
        'head',
        'changes',
        'alert',
        'favorites',
        'catalogue',
        'propertyCatalogue',
        'roommateCatalogue',
        'session',
        'modals',
      ),
      products: observableRef,
      properties: observableRef,
      roommates: observableRef,
    });
  }

  async load({ query }: Visit): Promise<void> {
    this.alert.confirmEnd(query['end']?.[0] ?? null);
  }

  onEnter(): void {
    void this.loadItems();
  }

  /** True if the list belongs to an account, not only to the browser. */
  get isInAccount(): boolean {
    return this.session.user !== null;
  }

  /** Present favorites; a removed one disappears at once. */
  get marked(): readonly ProductSummary[] | null {
    return this.products?.filter(({ id }) => this.favorites.has('product', id)) ?? null;
  }

  /** Number of favorites that are no longer sold. */
  get goneCount(): number {
    if (!this.products) return 0;
    const sold = new Set(this.products.map(({ id }) => id));
    return this.ids.filter((id) => !sold.has(id)).length;
  }

  get markedProperties(): readonly PropertySummary[] | null {
    return this.properties?.filter(({ id }) => this.favorites.has('property', id)) ?? null;
  }

  /** Number of favorite homes that are no longer available. */
  get deletedPropertiesCount(): number {
    if (!this.properties) return 0;
    const offered = new Set(this.properties.map(({ id }) => id));
    return this.propertyIds.filter((id) => !offered.has(id)).length;
  }

  get markedRoommates(): readonly RoommateOfferSummary[] | null {
    return this.roommates?.filter(({ id }) => this.favorites.has('roommate', id)) ?? null;
  }

  /** Number of favorite offers that are no longer available. */
  get goneRoommatesCount(): number {
    if (!this.roommates) return 0;
    const offered = new Set(this.roommates.map(({ id }) => id));
    return this.roommateIds.filter((id) => !offered.has(id)).length;
  }

  private get roommateIds(): number[] {
    return this.favorites.favorites.ids('roommate').slice(0, MAX_SHOWN);
  }

  private get ids(): number[] {
    return this.favorites.favorites.ids('product').slice(0, MAX_SHOWN);
  }

  private get propertyIds(): number[] {
    return this.favorites.favorites.ids('property').slice(0, MAX_SHOWN);
  }

  private async loadItems(): Promise<void> {
    this.favorites.read();
    try {
      await this.favorites.refresh();
      const { ids, propertyIds, roommateIds } = this;
      const page = { orderBy: 'price.ASC', offset: 0, limit: MAX_SHOWN } as const;
      const [{ data: sold }, offered, shared] = await Promise.all([
        ids.length > 0 ? this.catalogue.searchProducts({ ids, ...page }) : { data: [] },
        propertiesByIds(this.propertyCatalogue, propertyIds),
        roommateOffersByIds(this.roommateCatalogue, roommateIds),
      ]);
      runInAction(() => {
        this.products = ids.flatMap((id) => sold.find((product) => product.id === id) ?? []);
        this.properties = propertyIds.flatMap((id) => offered.find((property) => property.id === id) ?? []);
        this.roommates = roommateIds.flatMap((id) => shared.find((offer) => offer.id === id) ?? []);
      });
      await Promise.all([this.changes.load(), this.isInAccount && this.alert.load()]);
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }
}
