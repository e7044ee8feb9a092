import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { nearOfQuery } from '../../core/properties/property-choices.ts';
import type { KnownPlaces } from '../../core/properties/near/near-place.ts';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { Property, PropertySummary } from '../../core/properties/property.ts';
import { mostHelpful } from '../../core/reviews/review-gateway.ts';
import type { ReviewCatalogue } from '../../core/reviews/review-gateway.ts';
import type { ReviewList } from '../../core/reviews/review.ts';
import { Failure } from '../../core/shared/failure.ts';
import { ensureId } from '../../core/shared/id.ts';
import type { Sharing } from '../../core/site/sharing.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { TextTranslation } from '../site/text-translation.ts';
import type { ChosenSlot } from './viewings/chosen-slot.ts';
import { structuredProperty } from './structured-property.ts';
import { unobserved } from '../site/unobserved.ts';

const SHOWN_SIMILAR = 4;

/** A listing's page (HOME-03). */
export class PropertyScreen implements Screen {
  property: Property | null = null;
  similar: readonly PropertySummary[] = [];
  reviews: ReviewList | null = null;
  /** Searched places of the address. */
  near: readonly string[] = [];
  known: KnownPlaces = { places: [], cities: [] };
  /** Index of the shown picture. */
  picture = 0;
  fullScreen = false;
  /** True while the report dialog is open. */
  reporting = false;

  constructor(
    readonly catalogue: PropertyCatalogue,
    private readonly session: Session,
    private readonly modals: Modals,
    private readonly slot: ChosenSlot,
    private readonly sharing: Sharing,
    readonly translation: TextTranslation,
    private readonly reviewCatalogue: ReviewCatalogue,
  ) {
    makeAutoObservable(this, {
      ...unobserved('reviewCatalogue', 'catalogue', 'translation', 'session', 'modals', 'slot', 'sharing'),
      reviews: observableRef,
      property: observableRef,
      similar: observableRef,
      near: observableRef,
      known: observableRef,
    });
  }

  get head(): Head {
    const { property } = this;
    if (!property) return { title: { key: 'property-title' } };
    const { title, district, city } = property;
    return {
      title: `${title} · ${district.name}, ${city.name}`,
      description: property.description.slice(0, 300),
      canonical: { name: 'Property', params: { id: String(property.id) } },
      structuredData: [structuredProperty(property)],
    };
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const id = ensureId(params['id'], 'error-property-not-found');
    const near = nearOfQuery(query['near'] ?? []);
    const [property, similar, { data: places }, { data: cities }] = await Promise.all([
      this.catalogue.property({ id }, signal),
      this.similarTo(id, signal),
      near.length > 0 ? this.catalogue.nearPlaces({}, signal) : { data: [] },
      near.length > 0 ? this.catalogue.cities({}, signal) : { data: [] },
    ]);
    const reviews = await this.reviewCatalogue.reviews(mostHelpful(`owner-${property.owner.id}`), signal);
    runInAction(() => {
      this.property = property;
      this.reviews = reviews;
      this.similar = similar;
      this.near = near;
      this.known = { places, cities };
      this.translation.begin({ kind: 'property', id: property.id, language: property.language });
    });
  }

  /** Counts the visit, in browsers only. */
  onEnter(): void {
    if (this.property && !this.isOwn) void this.countVisit(this.property.id);
  }

  onLeave(): void {
    this.fullScreen = false;
    this.reporting = false;
  }

  /** True for the account's own listing. */
  get isOwn(): boolean {
    return this.property !== null && this.property.owner.id === this.session.user?.id;
  }

  get canBeVisited(): boolean {
    return !this.isOwn && this.property?.status === 'active';
  }

  showPicture(index: number): void {
    const count = this.property?.images.length ?? 0;
    if (index >= 0 && index < count) this.picture = index;
  }

  setFullScreen(fullScreen: boolean): void {
    this.fullScreen = fullScreen;
  }

  /** Opens the viewing form with the chosen free time. */
  requestViewing(slot: string | null = null): void {
    this.slot.choose(slot, this.property?.freeSlots ?? []);
    this.modals.show('propertyViewRequest');
  }

  /** Opens the form for a question to the landlord (TRUST-05). */
  openQuestion(): void {
    this.modals.show('propertyQuestion');
  }

  setReporting(reporting: boolean): void {
    this.reporting = reporting;
  }

  async share(): Promise<void> {
    const outcome = await this.sharing.share(this.property?.title ?? '');
    if (outcome === 'copied') this.modals.notify('success', 'link-copied');
    if (outcome === 'failed') this.modals.notify('error', 'error-link-not-copied');
  }

  /** Optional part of the page. */
  private async similarTo(id: string, signal: Visit['signal']): Promise<PropertySummary[]> {
    try {
      const { data } = await this.catalogue.similarProperties({ id }, signal);
      return data.slice(0, SHOWN_SIMILAR);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return [];
    }
  }

  private async countVisit(id: number): Promise<void> {
    try {
      await this.catalogue.visitProperty({ id });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
