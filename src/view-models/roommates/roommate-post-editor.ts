import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import { cityOfDistrict } from '../../core/properties/location.ts';
import type { City } from '../../core/properties/location.ts';
import type { EditedRoommateOffer, OwnRoommateOffers } from '../../core/roommates/own-roommate-offers.ts';
import type { RoommateCatalogue } from '../../core/roommates/roommate-catalogue.ts';
import { OFFER_LIMITS } from '../../core/roommates/roommate-offer.ts';
import {
  EMPTY_OFFER_FORM,
  offerContentOf,
  offerFormOf,
  storedPartOf,
} from '../../core/roommates/roommate-offer-form.ts';
import type { RoommateOfferForm, StoredOfferForm } from '../../core/roommates/roommate-offer-form.ts';
import type { RoommateRules } from '../../core/roommates/roommate-offer-command.ts';
import type { University } from '../../core/roommates/university.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { ensureId } from '../../core/shared/id.ts';
import type { CancelSignal, FieldErrors } from '../../core/shared/failure.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import type { Language } from '../../core/shared/language.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import { habitsOf } from '../../core/roommates/habits.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import { createOnce } from '../properties/property-writer.ts';
import { PlaceChoice } from '../properties/place-choice.ts';
import { PictureQueue } from '../site/picture-queue.ts';
import { FormVersion } from '../site/form-version.ts';
import type { StoredForm } from '../site/form-version.ts';
import { Form } from '../site/form.ts';
import { StoredDraft } from '../site/stored-draft.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import { inOfferOrder } from './offer-parts.ts';
import { unobserved } from '../site/unobserved.ts';

export type PostTools = {
  offers: OwnRoommateOffers;
  catalogue: RoommateCatalogue;
  properties: PropertyCatalogue;
  uploads: PictureUploads;
  drafts: FormDrafts;
  modals: Modals;
  navigation: Navigation;
  clock: Clock;
  language: Language;
  keys: KeyGenerator;
  newAbort: ConstructorParameters<typeof PictureQueue>[3];
  rules: () => Promise<RoommateRules>;
};

/** Unsaved form; `sent` is true after a request without an answer. */
type OfferDraft = RoommateOfferForm & { sent: boolean; base: StoredForm<StoredOfferForm> | null };

const EMPTY_DRAFT: OfferDraft = { ...EMPTY_OFFER_FORM, sent: false, base: null };

/** Editor of a new or posted offer (MATE-04). */
export class RoommatePostEditor {
  readonly form: Form<RoommateOfferForm>;
  readonly pictures: PictureQueue;
  readonly place: PlaceChoice;
  readonly version: FormVersion<StoredOfferForm>;
  /** Null for a new offer. */
  id: number | null = null;
  cities: City[] = [];
  universities: University[] = [];
  /** The form has been restored from an earlier visit. */
  resumed = false;
  /** True if the saved offer waits for the team because of similar ones. */
  isPendingAsSimilar = false;
  /** Key of the map component; a new one resets the map after the pin is removed. */
  mapNumber = 0;
  private saved: RoommateOfferForm = EMPTY_OFFER_FORM;
  private readonly draft: StoredDraft<OfferDraft>;
  private sent = false;
  private hadPin = false;
  private draftRestored = false;

  constructor(private readonly tools: PostTools) {
    this.draft = new StoredDraft(
      tools.drafts,
      () => `offer-${this.id ?? 'new'}`,
      EMPTY_DRAFT,
      () => tools.keys.make(),
    );
    this.form = new Form<RoommateOfferForm>(EMPTY_OFFER_FORM, {
      check: (values) => this.errorsOf(values),
      submit: () => this.send(),
      changed: () => this.changed(),
    });
    this.place = new PlaceChoice(
      this.form,
      {
        cities: () => this.cities,
        district: () => this.form.values.districtId,
        clear: () => {
          this.form.set('districtId', null);
          this.form.set('universityId', null);
        },
      },
      tools.modals,
    );
    this.pictures = new PictureQueue(
      tools.uploads,
      OFFER_LIMITS.pictures,
      (images) => this.form.set('images', images),
      tools.newAbort,
    );
    this.version = new FormVersion<StoredOfferForm>({
      values: () => storedPartOf(this.form.values),
      adopt: (values) => this.adopt(values),
      read: async () => this.stored(await tools.offers.ownRoommateOffer({ id: String(this.id) })),
    });
    makeAutoObservable<this, 'saved'>(this, {
      ...unobserved(
        'form',
        'version',
        'pictures',
        'place',
        'tools',
        'draft',
        'sent',
        'hadPin',
        'draftRestored',
      ),
      cities: observableRef,
      universities: observableRef,
      saved: observableRef,
    });
  }

  /**
   * @param id null for a new offer
   * @throws Failure `not-found`
   */
  async begin(id: string | null, signal: CancelSignal): Promise<void> {
    const [{ data: cities }, { data: universities }, edited] = await Promise.all([
      this.tools.properties.cities({}, signal),
      this.tools.catalogue.universities({}, signal),
      id === null ? null : this.edited(id, signal),
    ]);
    runInAction(() => {
      this.cities = cities;
      this.universities = universities;
      if (!edited) return;
      this.id = edited.id;
      const stored = this.stored(edited);
      this.version.begin(stored);
      this.saved = { ...stored.values, city: cityOfDistrict(this.cities, edited.content.districtId) };
      this.show(this.saved);
    });
  }

  /** Restores the unsaved form from the browser's storage. */
  onEnter(): void {
    if (this.draftRestored) return;
    this.draftRestored = true;
    const draft = this.draft.restore();
    if (!draft) return;
    const { sent, base, ...kept } = draft;
    const form = { ...kept, habits: habitsOf(kept.habits) };
    this.sent = sent;
    this.resumed = true;
    this.version.resume(base);
    this.show(form);
  }

  /** Discards the unsaved form. */
  startAnew(): void {
    this.draft.clear();
    this.resumed = false;
    this.sent = false;
    this.show(this.saved);
  }

  /** First possible day of moving in (MODAL-08). */
  get today(): string {
    return sofiaDay(this.tools.clock.now());
  }

  /** Universities, those of the chosen city first. */
  get universitiesByCity(): University[] {
    const { city } = this.form.values;
    const isHere = (one: University) => city !== null && one.city.id === city;
    return [...this.universities.filter(isHere), ...this.universities.filter((one) => !isHere(one))];
  }

  /** Errors in the order of the form. Without a city, the error of the district is at the city. */
  get errors(): { name: string; message: string }[] {
    return inOfferOrder(this.form.errors).map(({ name, message }) => ({
      name: name === 'districtId' && this.form.values.city === null ? 'city' : name,
      message,
    }));
  }

  async save(): Promise<void> {
    const { navigation, modals, language } = this.tools;
    if (!(await this.form.submit())) return;
    const { id } = this;
    navigation.clearVisits();
    const isPendingReview = this.isPendingAsSimilar || this.pictures.pendingReview.length > 0;
    await navigation.go(
      this.isNew && id !== null && !isPendingReview
        ? pathOf('RoommateOffer', language, { id })
        : pathOf('AdminRoommates', language),
    );
    const saved = this.isNew ? 'post-published' : 'post-saved';
    modals.notify('success', isPendingReview ? 'listing-held' : saved);
  }

  /** True if the form was opened without an offer. */
  get isNew(): boolean {
    return this.saved === EMPTY_OFFER_FORM;
  }

  get savedTitle(): string {
    return this.saved.title;
  }

  private async edited(id: string, signal: CancelSignal) {
    return this.tools.offers.ownRoommateOffer({ id: ensureId(id, 'error-offer-not-found') }, signal);
  }

  private async errorsOf(values: RoommateOfferForm): Promise<FieldErrors> {
    const { offer } = await this.tools.rules();
    return {
      ...offer.errorsOf(values, this.tools.clock.now(), this.saved.moveInFrom || null),
      ...(this.pictures.isSending && { images: 'error-pictures-still-sending' }),
    };
  }

  private async send(): Promise<void> {
    const { offers } = this.tools;
    const { id } = this;
    const { content } = offerContentOf(this.form.values);
    if (id === null) {
      const isRepeated = this.sent;
      this.sent = true;
      this.storeDraft();
      const posted = await createOnce(
        () => offers.createRoommateOffer({ ...content, key: this.draft.key }),
        ({ id, version }) => offers.updateRoommateOffer({ ...content, id, version }),
        isRepeated,
      );
      this.draft.clear();
      runInAction(() => {
        this.id = posted.id;
        this.applyReview(posted);
      });
    } else {
      await this.version.save(async (version) =>
        this.stored(
          await offers.updateRoommateOffer({ ...offerContentOf(this.form.values).content, id, version }),
        ),
      );
      this.draft.clear();
    }
  }

  private stored(edited: EditedRoommateOffer): StoredForm<StoredOfferForm> {
    runInAction(() => this.applyReview(edited));
    return { values: storedPartOf(offerFormOf(edited, null, this.tools.language)), version: edited.version };
  }

  private applyReview({ heldPictures, heldAsSimilar = false }: EditedRoommateOffer): void {
    this.pictures.pendingReview = heldPictures;
    this.isPendingAsSimilar = heldAsSimilar;
  }

  private adopt(values: Partial<StoredOfferForm>): void {
    const { districtId, images } = values;
    this.form.adopt({
      ...values,
      ...(districtId !== undefined && { city: cityOfDistrict(this.cities, districtId) }),
    });
    if (images) this.pictures.reset(images);
  }

  private changed(): void {
    if (this.hadPin && !this.place.pin) this.mapNumber += 1;
    this.hadPin = this.place.pin !== null;
    this.storeDraft();
  }

  private storeDraft(): void {
    this.draft.write({ ...this.form.values, sent: this.sent, base: this.version.base });
  }

  private show(form: RoommateOfferForm): void {
    this.form.reset(form);
    this.pictures.reset(form.images);
    if (this.hadPin && !this.place.pin) this.mapNumber += 1;
    this.hadPin = this.place.pin !== null;
  }
}
