import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { MarkedKind } from '../../../core/properties/marks/listing-marks.ts';
import { propertiesByIds } from '../../../core/properties/property-catalogue.ts';
import type { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import type { PropertySummary } from '../../../core/properties/property.ts';
import { roommateOffersByIds } from '../../../core/roommates/roommate-catalogue.ts';
import type { RoommateCatalogue } from '../../../core/roommates/roommate-catalogue.ts';
import type { RoommateOfferSummary } from '../../../core/roommates/roommate-offer.ts';
import type { Modals } from '../../site/modals.ts';
import type { Head, Screen } from '../../site/screen.ts';
import type { ListingMarks } from './listing-marks.ts';
import type { MarksOpener } from './marks-opener.ts';
import { unobserved } from '../../site/unobserved.ts';

/** Homes and rooms loaded at once. */
const AT_ONCE = 24;

/** Hidden listings, which can be shown again (FIND-07). */
export class HiddenListingsScreen implements Screen {
  readonly head: Head = { title: { key: 'hidden-listings' } };
  /** Null until the stored marks and the catalogues were read. */
  properties: readonly PropertySummary[] | null = null;
  rooms: readonly RoommateOfferSummary[] | null = null;
  /** Number of hidden listings that are no longer available. */
  goneCount = 0;
  count = 0;
  private marks: ListingMarks | null = null;
  private shown = AT_ONCE;
  private stop = (): void => {};

  constructor(
    private readonly opener: MarksOpener,
    private readonly catalogue: PropertyCatalogue,
    private readonly roommates: RoommateCatalogue,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, {
      ...unobserved('head', 'opener', 'catalogue', 'roommates', 'modals', 'stop'),
      properties: observableRef,
      rooms: observableRef,
    });
  }

  onEnter(): void {
    void this.open();
  }

  onLeave(): void {
    this.stop();
  }

  get isEmpty(): boolean {
    return this.properties !== null && this.count === 0;
  }

  /** True if more are hidden than shown. */
  get hasMore(): boolean {
    return this.idsOf('property').length > this.shown || this.idsOf('roommate').length > this.shown;
  }

  more(): void {
    this.shown += AT_ONCE;
    void this.loadListings();
  }

  restore(kind: MarkedKind, id: number): void {
    this.marks?.restore(kind, id);
  }

  private async open(): Promise<void> {
    const marks = await this.opener.open().catch(() => null);
    if (!marks) {
      this.modals.notify('error', 'chunk-error-title');
      return;
    }
    runInAction(() => {
      this.marks = marks;
    });
    // Other tabs or devices may have hidden more.
    this.stop = reaction(
      () => [this.idsOf('property'), this.idsOf('roommate')].join(';'),
      () => void this.loadListings(),
      { fireImmediately: true },
    );
  }

  private idsOf(kind: MarkedKind): number[] {
    return this.marks?.ids(kind, 'hidden') ?? [];
  }

  private async loadListings(): Promise<void> {
    const [homes, rooms] = [this.idsOf('property'), this.idsOf('roommate')];
    const [wantedHomes, wantedRooms] = [homes.slice(0, this.shown), rooms.slice(0, this.shown)];
    try {
      const [properties, offers] = await Promise.all([
        propertiesByIds(this.catalogue, wantedHomes),
        roommateOffersByIds(this.roommates, wantedRooms),
      ]);
      // Marks have changed meanwhile; a later answer follows.
      if (String([homes, rooms]) !== String([this.idsOf('property'), this.idsOf('roommate')])) return;
      runInAction(() => {
        this.properties = inOrder(wantedHomes, properties);
        this.rooms = inOrder(wantedRooms, offers);
        this.goneCount = wantedHomes.length + wantedRooms.length - properties.length - offers.length;
        this.count = homes.length + rooms.length;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }
}

function inOrder<Item extends { id: number }>(ids: readonly number[], items: readonly Item[]): Item[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
