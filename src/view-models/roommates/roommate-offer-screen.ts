import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Match } from '../../core/roommates/match.ts';
import type { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import type { RoommateOffer } from '../../core/roommates/roommate-offer.ts';
import { ensureId } from '../../core/shared/id.ts';
import type { Sharing } from '../../core/site/sharing.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { TextTranslation } from '../site/text-translation.ts';
import type { OwnHabits } from './own-habits.ts';
import { unobserved } from '../site/unobserved.ts';

/** Page of an offer with its poster (MATE-02). */
export class RoommateOfferScreen implements Screen {
  offer: RoommateOffer | null = null;
  /** Index of the shown picture. */
  picture = 0;
  fullScreen = false;
  /** True while the report dialog is open. */
  reporting = false;

  constructor(
    readonly catalogue: RoommateCatalogue,
    readonly ownHabits: OwnHabits,
    private readonly session: Session,
    private readonly modals: Modals,
    private readonly sharing: Sharing,
    readonly translation: TextTranslation,
  ) {
    makeAutoObservable(this, {
      ...unobserved('catalogue', 'translation', 'ownHabits', 'session', 'modals', 'sharing'),
      offer: observableRef,
    });
  }

  get head(): Head {
    const { offer } = this;
    if (!offer) return { title: { key: 'roommates-title' } };
    const { title, district, city, aboutHome } = offer;
    return {
      title: `${title} · ${district.name}, ${city.name}`,
      description: aboutHome.slice(0, 300),
      canonical: { name: 'RoommateOffer', params: { id: String(offer.id) } },
    };
  }

  async load({ params, signal }: Visit): Promise<void> {
    const id = ensureId(params['id'], 'error-offer-not-found');
    const offer = await this.catalogue.roommateOffer({ id }, signal);
    runInAction(() => {
      this.offer = offer;
      this.translation.begin({ kind: 'offer', id: offer.id, language: offer.language });
    });
  }

  onEnter(): void {
    this.ownHabits.read();
  }

  onLeave(): void {
    this.fullScreen = false;
    this.reporting = false;
  }

  /** True for the account's own offer. */
  get isOwn(): boolean {
    return this.offer !== null && this.offer.poster.id === this.session.user?.id;
  }

  /** Match with the reader's habits; null with too few answers. */
  get match(): Match | null {
    return this.offer && this.ownHabits.matchWith(this.offer.habits);
  }

  showPicture(index: number): void {
    const count = this.offer?.images.length ?? 0;
    if (index >= 0 && index < count) this.picture = index;
  }

  setFullScreen(fullScreen: boolean): void {
    this.fullScreen = fullScreen;
  }

  setReporting(reporting: boolean): void {
    this.reporting = reporting;
  }

  write(): void {
    this.modals.show('roommateOfferMessage');
  }

  async share(): Promise<void> {
    const outcome = await this.sharing.share(this.offer?.title ?? '');
    if (outcome === 'copied') this.modals.notify('success', 'link-copied');
    if (outcome === 'failed') this.modals.notify('error', 'error-link-not-copied');
  }
}
