import { makeAutoObservable, observable } from 'mobx';

/** Open panels and preloaders (MODAL-07). */
export class Panels {
  rooms = false;
  menu = false;
  advancedSearch = false;
  promoBackground = false;
  private readonly loading = observable.map<string, number>();

  constructor() {
    makeAutoObservable(this);
  }

  openRooms(): void {
    this.rooms = true;
    this.menu = false;
  }

  closeRooms(): void {
    this.rooms = false;
  }

  toggleMenu(): void {
    this.menu = !this.menu;
  }

  toggleAdvancedSearch(): void {
    this.advancedSearch = !this.advancedSearch;
  }

  setPromoBackground(on: boolean): void {
    this.promoBackground = on;
  }

  /** Closes all panels, with every navigation (NAV-09). */
  closeAll(): void {
    this.rooms = false;
    this.menu = false;
  }

  isLoading(key: string): boolean {
    return (this.loading.get(key) ?? 0) > 0;
  }

  /** Shows the preloader of a key during work. */
  async whileLoading<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    this.count(key, 1);
    try {
      return await work();
    } finally {
      this.count(key, -1);
    }
  }

  private count(key: string, by: number): void {
    this.loading.set(key, (this.loading.get(key) ?? 0) + by);
  }
}
