import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PropertyCatalogue } from '../../core/properties/property-catalogue.ts';
import type { FairPrice } from '../../core/properties/fair-price.ts';
import { slotErrorsOf } from '../../core/properties/viewings/viewing-time.ts';
import type { OwnProperty } from '../../core/properties/own-properties.ts';
import { PROPERTY_LIMITS } from '../../core/properties/property-choices.ts';
import type { PropertyRules } from '../../core/properties/property-rules.ts';
import { comparedHomeOf } from '../../core/properties/property-form.ts';
import { inFormOrder, STEP_NAMES, stepOfField, stepState } from '../../core/properties/property-steps.ts';
import type { PropertyStep, StepState } from '../../core/properties/property-steps.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import { pathOf } from '../../core/site/paths.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import type { BrowserHistory } from '../../core/site/browser-history.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { DescriptionDraft } from './description-draft.ts';
import { PlaceChoice } from './place-choice.ts';
import { PropertyEditor } from './property-editor.ts';
import type { EditorTools } from './editor-tools.ts';
import type { PropertyEditors } from './property-editors.ts';
import { unobserved } from '../site/unobserved.ts';

/** Form of a listing in steps; the step is stored in the address (HOME-04 to HOME-07). */
export class PropertyFormScreen implements Screen {
  editor!: PropertyEditor;
  description!: DescriptionDraft;
  place!: PlaceChoice;
  step: PropertyStep = 'where';
  /** An unfinished draft, before a new one is started. */
  unfinished: OwnProperty | null = null;
  /** Usual rents of similar homes, in the price step (TRUST-01). */
  fairPrice: FairPrice | null = null;
  /** Field to focus when its step is shown. */
  wanted: string | null = null;
  private wantedId: string | null = null;
  private wasLeft = false;

  constructor(
    private readonly tools: Omit<EditorTools, 'rules' | 'language' | 'cities'>,
    private readonly catalogue: PropertyCatalogue,
    private readonly editors: PropertyEditors,
    private readonly modals: Modals,
    private readonly navigation: Navigation,
    private readonly history: BrowserHistory,
    private readonly language: Language,
    private readonly rules: () => Promise<PropertyRules>,
  ) {
    makeAutoObservable(this, {
      ...unobserved(
        'tools',
        'catalogue',
        'editors',
        'modals',
        'navigation',
        'history',
        'language',
        'rules',
        'wasLeft',
      ),
      editor: observableRef,
      place: observableRef,
      unfinished: observableRef,
      description: observableRef,
      fairPrice: observableRef,
    });
  }

  get head(): Head {
    return { title: { key: this.titleKey } };
  }

  get titleKey(): string {
    return this.wantedId === null ? 'property-form-new' : 'property-form-edit';
  }

  async load({ params, query, signal }: Visit): Promise<void> {
    const isOpen = this.editor !== undefined;
    if (!isOpen) await this.open(params['id'] ?? null, signal);
    const step = STEP_NAMES.find((name) => name === query['step']?.[0]);
    const fairPrice = step === 'price' ? await this.fairPriceOfForm(signal) : null;
    runInAction(() => {
      this.fairPrice = fairPrice;
      if (!isOpen && query['check']) this.editor.mark();
      this.step = step ?? (isOpen ? 'where' : this.firstWrongStep) ?? 'where';
      // Hides the list of errors, because the fields of the step are marked.
      if (isOpen) this.editor.list(false);
    });
  }

  onEnter(): void {
    if (this.wasLeft) void this.renew();
    this.wasLeft = false;
    this.editors.store(this.editor);
    this.editor.created = (id) => this.name(id);
    this.editor.restoreDraft();
  }

  onLeave(): void {
    this.wasLeft = true;
    this.editors.release(this.editor);
    void this.editor.saveDraft();
  }

  /** Saves the draft, because the page may be closed at any time. */
  away(): void {
    void this.editor.saveDraft();
  }

  stateOf(step: PropertyStep): StepState {
    return stepState(step, this.editor.form.values, this.editor.form.errors, this.editor.missing);
  }

  get errors() {
    return inFormOrder(this.editor.form.errors);
  }

  get isDraft(): boolean {
    return this.editor.status === 'draft';
  }

  get missingCount(): number {
    return Object.keys(this.editor.missing).length;
  }

  get previousStep(): PropertyStep | null {
    return STEP_NAMES[STEP_NAMES.indexOf(this.step) - 1] ?? null;
  }

  get nextStep(): PropertyStep | null {
    return STEP_NAMES[STEP_NAMES.indexOf(this.step) + 1] ?? null;
  }

  addressOf(step: PropertyStep): string {
    const query: Record<string, QueryValue> = { step };
    const { id } = this.editor;
    return id === null
      ? pathOf('AdminAddProperty', this.language, {}, query)
      : pathOf('AdminEditProperty', this.language, { id }, query);
  }

  async goTo(step: PropertyStep): Promise<void> {
    void this.editor.saveDraft();
    await this.navigation.go(this.addressOf(step));
  }

  /** Opens the step of a field with an error and focuses it. */
  async goToField(field: string): Promise<void> {
    // A district needs its city first.
    const name = field === 'district_id' && this.editor.form.values.city === null ? 'city' : field;
    const step = stepOfField(name) ?? this.step;
    if (step !== this.step) {
      // Another screen may show the step.
      this.editors.want(name);
      await this.goTo(step);
      this.editors.wanted();
    }
    this.want(name);
  }

  want(name: string | null): void {
    this.wanted = name;
  }

  /** Publishes a draft or saves a public listing; errors open their step. */
  async save(): Promise<void> {
    const wasDraft = this.isDraft;
    if (await this.editor.form.submit()) {
      this.navigation.clearVisits();
      const tab = this.editor.status;
      await this.navigation.go(pathOf('AdminPropertyList', this.language, {}, { tab }));
      const saved = wasDraft ? 'property-published-message' : 'property-saved-message';
      const isPendingReview = this.editor.isPendingAsSimilar || this.editor.pictures.pendingReview.length > 0;
      this.modals.notify('success', isPendingReview ? 'listing-held' : saved);
      return;
    }
    const step = this.firstWrongStep;
    if (step && step !== this.step) await this.goTo(step);
    this.editor.list(true);
  }

  get today(): string {
    return sofiaDay(this.tools.clock.now());
  }

  /**
   * Adds a time for viewings.
   * @returns an error as a message key
   */
  addSlot(day: string, time: string): string | null {
    const { form } = this.editor;
    const slot = `${day} ${time}`;
    if (day === '') return 'error-date-required';
    if (time === '') return 'error-time-required';
    const { slots: error } = slotErrorsOf([slot], [], this.tools.clock.now());
    if (error) return error;
    const { slots } = form.values;
    if (slots.length >= PROPERTY_LIMITS.slots) return 'error-too-many-slots';
    if (!slots.includes(slot)) form.set('slots', [...slots, slot].toSorted());
    return null;
  }

  removeSlot(slot: string): void {
    const { form } = this.editor;
    form.set(
      'slots',
      form.values.slots.filter((one) => one !== slot),
    );
  }

  private get firstWrongStep(): PropertyStep | null {
    // Errors without a step come last.
    return this.errors[0]?.step ?? null;
  }

  private async open(id: string | null, signal: Visit['signal']): Promise<void> {
    const stored = this.editors.of(id);
    const [rules, { data: cities }, begun] = await Promise.all([
      this.rules(),
      this.catalogue.cities({}, signal),
      // Loaded even if the editor is active, because the answer checks access.
      id === null
        ? this.tools.properties.ownProperties({ status: 'draft', offset: 0, limit: 1 }, signal)
        : stored
          ? null
          : this.tools.properties.ownProperty({ id }, signal),
    ]);
    runInAction(() => {
      this.wantedId = id;
      this.editor = stored ?? new PropertyEditor({ ...this.tools, language: this.language, cities, rules });
      this.description = new DescriptionDraft(this.editor, this.tools.properties, this.modals);
      const { form } = this.editor;
      this.place = new PlaceChoice(
        form,
        {
          cities: () => cities,
          district: () => form.values.district_id,
          clear: () => form.set('district_id', null),
        },
        this.modals,
      );
      this.wanted = this.editors.wanted();
      if (begun && 'data' in begun) this.unfinished = begun.data[0] ?? null;
      else if (begun) {
        if (begun.deleted) throw new Failure('error-property-deleted', {}, 'conflict');
        this.editor.take(begun);
      }
    });
  }

  /** The step works without it. */
  private async fairPriceOfForm(signal: Visit['signal']): Promise<FairPrice | null> {
    const home = comparedHomeOf(this.editor.form.values);
    try {
      return home && (await this.catalogue.fairPrice(home, signal)).data;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return null;
    }
  }

  /** Shows changes made elsewhere, for example in the list. */
  private async renew(): Promise<void> {
    const { id } = this.editor;
    if (id === null || this.editor.isBusy) return;
    try {
      const now = await this.tools.properties.ownProperty({ id: String(id) });
      if (!this.editor.isBusy) this.editor.take(now);
    } catch (error) {
      // The next save shows errors.
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Replaces the address without a navigation, which would move the focus. */
  private name(id: number): void {
    this.wantedId = String(id);
    this.history.replace(this.addressOf(this.step));
  }
}
