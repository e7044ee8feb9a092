import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { slotErrorsOf } from '../../core/homes/offered-slots.ts';
import type { KeptPropertyForm, KeptPropertyForms } from '../../core/homes/kept-property-forms.ts';
import type { City } from '../../core/homes/location.ts';
import type { EditedProperty, OwnHomes } from '../../core/homes/own-homes.ts';
import { PROPERTY_LIMITS } from '../../core/homes/property-choices.ts';
import { contentOf, EMPTY_PROPERTY_FORM, formOf } from '../../core/homes/property-form.ts';
import type { PropertyForm } from '../../core/homes/property-form.ts';
import type { PropertyRules } from '../../core/homes/property-rules.ts';
import type { PropertyStatus } from '../../core/homes/property.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { Session } from '../accounts/session.ts';
import { Form } from '../site/form.ts';
import { PictureQueue } from './picture-queue.ts';
import { PropertySaving } from './property-saving.ts';

/** What the editor of a listing works with. */
export type EditorTools = {
  homes: OwnHomes;
  uploads: PictureUploads;
  kept: KeptPropertyForms;
  session: Pick<Session, 'user'>;
  clock: Clock;
  language: Language;
  newKey: () => string;
  newAbort: () => {
    signal: { aborted: boolean; addEventListener(type: 'abort', listener: () => void): void };
    abort(): void;
  };
  rules: PropertyRules;
};

/** A listing being written: its form, its pictures, and how it is saved. It outlives a change of the address. */
export class PropertyEditor {
  readonly form: Form<PropertyForm>;
  readonly saving: PropertySaving;
  readonly pictures: PictureQueue;
  readonly plan: PictureQueue;
  /** Null before the draft is created. */
  id: number | null = null;
  status: PropertyStatus = 'draft';
  /** What an earlier visit kept in this browser and the server does not have. */
  offered: KeptPropertyForm | null = null;
  /** Whether all that was refused is listed above the form. */
  summary = false;
  /** Told once, when the draft gets its id. */
  created: (id: number) => void = () => {};
  private key = '';
  private owner: number | null = null;
  private mayBeCreated = false;
  private savedSlots: readonly string[] = [];
  private previousDay: string | null = null;

  constructor(private readonly tools: EditorTools) {
    this.form = new Form<PropertyForm>(EMPTY_PROPERTY_FORM, {
      check: () => this.problems,
      submit: () => this.saveForGood(),
      changed: () => this.changed(),
    });
    this.saving = new PropertySaving(
      () => this.send(),
      tools.clock,
      () => this.status === 'draft',
    );
    const { uploads, newAbort } = tools;
    this.pictures = new PictureQueue(
      uploads,
      PROPERTY_LIMITS.pictures,
      (images) => this.form.set('images', images),
      newAbort,
    );
    this.plan = new PictureQueue(uploads, 1, ([plan = null]) => this.form.set('plan', plan), newAbort);
    makeAutoObservable<this, Private>(this, {
      form: false,
      saving: false,
      pictures: false,
      plan: false,
      offered: observableRef,
      created: false,
      tools: false,
      key: false,
      owner: false,
      mayBeCreated: false,
      savedSlots: false,
      previousDay: false,
    });
  }

  /** Takes what the server has. */
  take(edited: EditedProperty, cities: readonly City[]): void {
    const { content } = edited;
    const city = cities.find(({ districts }) => districts.some(({ id }) => id === content.district_id));
    this.id = edited.id;
    this.status = edited.status;
    this.previousDay = content.availableFrom;
    this.savedSlots = edited.slots;
    this.fill(formOf(edited, city?.id ?? null, this.tools.language));
    this.saving.settle('untouched');
  }

  /** Looks for what an earlier visit could not save; only the browser knows. */
  look(): void {
    if (this.saving.isUnsaved) return;
    const kept = this.tools.kept.read(this.id);
    this.offered = kept && kept.owner === (this.tools.session.user?.id ?? null) ? kept : null;
  }

  /** Goes on with what an earlier visit could not save. */
  restore(): void {
    if (!this.offered) return;
    this.key = this.offered.key;
    this.mayBeCreated = true;
    this.fill(this.offered.form);
    this.offered = null;
    this.changed();
  }

  discard(): void {
    this.offered = null;
    this.tools.kept.clear(this.id);
  }

  /** Changes a field that has parts with errors of their own, such as the bills: those are forgiven with it. */
  set<Name extends 'billsMeta' | 'planMeta'>(name: Name, value: PropertyForm[Name]): void {
    const others = Object.entries(this.form.errors).filter(([field]) => !field.startsWith(`${name}.`));
    this.form.errors = Object.fromEntries(others);
    this.form.set(name, value);
  }

  /** What keeps the listing from being public. */
  get missing(): FieldErrors {
    return this.tools.rules.publishErrorsOf(this.form.values, this.tools.clock.now(), this.previousDay);
  }

  /** Marks all that is missing, as publishing would. */
  mark(errors: FieldErrors = this.missing): void {
    this.form.errors = errors;
    this.form.refused += 1;
    this.summary = true;
  }

  /** Shows or hides the list of what was refused; the fields and the steps stay marked. */
  list(summary: boolean): void {
    this.summary = summary;
  }

  get isBusy(): boolean {
    return this.saving.isUnsaved || this.pictures.isSending || this.plan.isSending;
  }

  /** Saves now what a draft has not saved yet. */
  async saveDraft(): Promise<void> {
    if (this.status === 'draft' && this.saving.isUnsaved) await this.saving.now();
  }

  private get problems(): FieldErrors {
    const { clock } = this.tools;
    return {
      ...this.missing,
      ...(this.pictures.isSending && { images: 'error-pictures-still-sending' }),
      ...(this.plan.isSending && { plan: 'error-pictures-still-sending' }),
      ...slotErrorsOf(this.form.values.slots, this.savedSlots, clock.now()),
    };
  }

  private fill(form: PropertyForm): void {
    this.form.reset(form);
    this.pictures.reset(form.images);
    this.plan.reset(form.plan ? [form.plan] : []);
  }

  private changed(): void {
    if (this.id === null) this.key ||= this.tools.newKey();
    this.saving.changed();
    this.keep();
  }

  private keep(): void {
    const { kept, session } = this.tools;
    // Signed out meanwhile, it is still theirs.
    this.owner = session.user?.id ?? this.owner;
    kept.write({ id: this.id, owner: this.owner, key: this.key, form: this.form.values });
  }

  /** Sends the draft as far as it can be understood. */
  private async send(): Promise<void> {
    const { rules } = this.tools;
    const form = this.form.values;
    try {
      await this.write(this.status === 'draft' ? rules.draftOf(form) : contentOf(form, this.status).content);
      await this.offerSlots(form.slots);
    } catch (error) {
      if (error instanceof Failure) this.recover(error);
      throw error;
    }
    if (this.saving.isLatest) this.tools.kept.clear(this.id);
  }

  private async write(content: Parameters<OwnHomes['create']>[0]): Promise<void> {
    const { homes, kept } = this.tools;
    if (this.id !== null) return homes.update(this.id, content);
    const isRepeated = this.mayBeCreated;
    this.mayBeCreated = true;
    const id = await homes.create(content, this.key);
    // What an earlier sending created does not have what was written since.
    if (isRepeated) await homes.update(id, content);
    kept.clear(null);
    runInAction(() => {
      this.id = id;
    });
    if (!this.saving.isLatest) this.keep();
    this.created(id);
  }

  private async offerSlots(slots: readonly string[]): Promise<void> {
    if (this.id === null || slots.join() === this.savedSlots.join()) return;
    await this.tools.homes.offerSlots(this.id, slots);
    this.savedSlots = slots;
  }

  /** Publishes a draft, or saves what is public already. */
  private async saveForGood(): Promise<void> {
    const { kept } = this.tools;
    await this.saving.rest();
    const form = this.form.values;
    const status = this.status === 'draft' ? 'active' : this.status;
    try {
      await this.write(contentOf(form, status).content);
      await this.offerSlots(form.slots);
    } catch (error) {
      if (error instanceof Failure && error.status === 401) this.waitForLogin();
      throw error;
    }
    runInAction(() => {
      this.status = status;
      this.previousDay = form.availableFrom || null;
    });
    if (this.form.values !== form) return;
    kept.clear(this.id);
    this.saving.settle('saved');
  }

  private recover(error: Failure): void {
    if (error.status === 401) this.waitForLogin();
    if (Object.keys(error.fields).length > 0) {
      runInAction(() => {
        this.form.errors = { ...this.form.errors, ...error.fields };
      });
    }
  }

  /** The login is open; when somebody is in, the saving goes on. */
  private waitForLogin(): void {
    when(
      () => this.tools.session.user !== null,
      () => void this.saveDraft(),
    );
  }
}

type Private = 'tools' | 'key' | 'owner' | 'mayBeCreated' | 'savedSlots' | 'previousDay';
