import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { cityOfDistrict } from '../../core/properties/location.ts';
import { slotErrorsOf } from '../../core/properties/viewings/viewing-time.ts';
import type { UnsavedPropertyForm } from '../../core/properties/unsaved-property-forms.ts';
import type { EditedProperty } from '../../core/properties/own-properties.ts';
import { PROPERTY_LIMITS } from '../../core/properties/property-choices.ts';
import { contentOf, EMPTY_PROPERTY_FORM, formOf, storedPartOf } from '../../core/properties/property-form.ts';
import type { PropertyForm, StoredPropertyForm } from '../../core/properties/property-form.ts';
import { EMPTY_PROPERTY } from '../../core/properties/property-content.ts';
import type { PropertyContent } from '../../core/properties/property-content.ts';
import type { PropertyStatus } from '../../core/properties/property.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import { FormVersion } from '../site/form-version.ts';
import type { StoredForm } from '../site/form-version.ts';
import { Form } from '../site/form.ts';
import type { EditorTools } from './editor-tools.ts';
import { PictureQueue } from '../site/picture-queue.ts';
import { PropertyFormBackup } from './property-form-backup.ts';
import { Autosave } from '../site/autosave.ts';
import { PropertyWriter } from './property-writer.ts';
import { unobserved } from '../site/unobserved.ts';

/** Editor of a listing: form, pictures and saving. It survives changes of the address. */
export class PropertyEditor {
  readonly form: Form<PropertyForm>;
  readonly version: FormVersion<StoredPropertyForm>;
  readonly saving: Autosave;
  readonly pictures: PictureQueue;
  readonly plan: PictureQueue;
  /** Null before the draft is created. */
  id: number | null = null;
  status: PropertyStatus = 'draft';
  isPendingAsSimilar = false;
  /** True if all errors are listed above the form. */
  summary = false;
  /** Invalid fields that a draft was saved without, with their errors. */
  unsaved: FieldErrors = {};
  /** Called once when the draft gets its id. */
  created: (id: number) => void = () => {};
  private readonly backup: PropertyFormBackup;
  private readonly writer: PropertyWriter;
  private saved: PropertyContent = EMPTY_PROPERTY;
  private previousDay: string | null = null;

  constructor(readonly tools: EditorTools) {
    this.writer = new PropertyWriter(tools.properties);
    this.backup = new PropertyFormBackup(tools.unsavedForms, tools.session);
    this.form = new Form<PropertyForm>(EMPTY_PROPERTY_FORM, {
      check: () => this.problems,
      submit: () => this.saveForGood(),
      changed: () => this.changed(),
    });
    this.version = new FormVersion<StoredPropertyForm>({
      values: () => storedPartOf(this.form.values),
      adopt: (values) => this.adopt(values),
      read: () => this.readAgain(),
    });
    this.saving = new Autosave(
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
    makeAutoObservable(this, {
      ...unobserved(
        'form',
        'version',
        'saving',
        'pictures',
        'plan',
        'created',
        'tools',
        'backup',
        'writer',
        'saved',
        'previousDay',
      ),
      unsaved: observableRef,
    });
  }

  take(edited: EditedProperty): void {
    this.status = edited.status;
    this.id = edited.id;
    const stored = this.learn(edited);
    this.version.begin(stored);
    this.show({ ...stored.values, city: this.cityOf(edited.content.district_id), address: '' });
    this.unsaved = {};
    this.saving.settle('untouched');
  }

  /** Unsaved input of an earlier visit in this browser. */
  get offered(): UnsavedPropertyForm | null {
    return this.backup.offered;
  }

  restoreDraft(): void {
    if (!this.saving.isUnsaved) this.backup.look(this.id);
  }

  /** Restores unsaved input of an earlier visit. */
  restore(): void {
    const draft = this.backup.take();
    if (!draft) return;
    const { key, base, form } = draft;
    Object.assign(this.writer, { key, mayBeCreated: true });
    if (base) this.version.begin({ values: storedPartOf(base.form), version: base.version });
    this.show(form);
    this.changed();
  }

  /** True if another account is signed in than the author's. */
  get isAnothers(): boolean {
    return this.backup.isAnothers;
  }

  discard(): void {
    this.backup.clear(this.id);
  }

  /** Fields that prevent publication. */
  get missing(): FieldErrors {
    return this.tools.rules.publishErrorsOf(this.form.values, this.tools.clock.now(), this.previousDay);
  }

  /** Marks missing fields, as publishing would. */
  mark(errors: FieldErrors = this.missing): void {
    this.form.errors = errors;
    this.form.failedSubmits += 1;
    this.summary = true;
  }

  /** Shows or hides the list of errors; fields and steps stay marked. */
  list(summary: boolean): void {
    this.summary = summary;
  }

  get isBusy(): boolean {
    return this.saving.isUnsaved || this.pictures.isSending || this.plan.isSending;
  }

  /** Saves the draft at once. */
  async saveDraft(): Promise<void> {
    if (this.status === 'draft' && this.saving.isUnsaved) await this.saving.now();
  }

  private get problems(): FieldErrors {
    const { clock } = this.tools;
    return {
      ...this.missing,
      ...(this.pictures.isSending && { images: 'error-pictures-still-sending' }),
      ...(this.plan.isSending && { plan: 'error-pictures-still-sending' }),
      ...slotErrorsOf(this.form.values.slots, this.writer.slots, clock.now()),
    };
  }

  private show(form: Omit<PropertyForm, 'placeConfirmed'>): void {
    this.form.reset({ ...form, placeConfirmed: false });
    this.pictures.reset(form.images);
    this.plan.reset(form.plan ? [form.plan] : []);
  }

  private changed(): void {
    if (this.id === null) this.writer.key ||= this.tools.newKey();
    this.saving.changed();
    this.storeForm();
  }

  private storeForm(): void {
    const { id, form, version, writer } = this;
    const began = version.base;
    const base = began && { form: { ...EMPTY_PROPERTY_FORM, ...began.values }, version: began.version };
    this.backup.write({ id, key: writer.key, form: form.values, base });
  }

  /** Resolves a conflict; after the last one a draft is saved. */
  choose(clash: Parameters<FormVersion<StoredPropertyForm>['choose']>[0], side: 'mine' | 'theirs'): void {
    this.version.choose(clash, side);
    if (this.version.clashes.length === 0 && this.status === 'draft') void this.saving.now();
  }

  /** Sends the valid fields of the draft. */
  private async send(): Promise<void> {
    try {
      await this.save(() =>
        this.status === 'draft' ? this.tools.rules.draftOf(this.form.values, this.saved) : this.whole,
      );
    } catch (error) {
      if (error instanceof Failure) this.recover(error);
      throw error;
    }
    if (!this.saving.isLatest) return;
    if (Object.keys(this.unsaved).length > 0) this.storeForm();
    else this.backup.clear(this.id);
  }

  /** Publishes a draft, or saves a public listing. */
  private async saveForGood(): Promise<void> {
    await this.saving.rest();
    const form = this.form.values;
    try {
      await this.save(() => this.whole);
    } catch (error) {
      if (error instanceof Failure && error.isAccessRefusal) this.waitForLogin();
      throw error;
    }
    if (this.form.values !== form) return;
    this.backup.clear(this.id);
    this.saving.settle('saved');
  }

  private async save(written: () => { content: PropertyContent; unsaved: FieldErrors }): Promise<void> {
    await this.version.save(
      async (version) => {
        const { content, unsaved } = written();
        const { slots } = this.form.values;
        const { id, writer } = this;
        const edited =
          id === null
            ? await writer.create(content, slots)
            : await writer.update(id, content, slots, version);
        runInAction(() => {
          this.unsaved = unsaved;
          this.id = edited.id;
          this.status = edited.status;
        });
        if (id === null) this.follow(edited.id);
        return this.learn(edited);
      },
      () => Object.keys(this.unsaved).map((name) => name.split('.')[0] as keyof StoredPropertyForm),
    );
  }

  private get whole() {
    const status = this.status === 'draft' ? 'active' : this.status;
    return { content: contentOf(this.form.values, status).content, unsaved: {} };
  }

  /** Stores unsaved input under the draft's id. */
  private follow(id: number): void {
    this.backup.clear(null);
    if (!this.saving.isLatest) this.storeForm();
    this.created(id);
  }

  private learn(edited: EditedProperty): StoredForm<StoredPropertyForm> {
    [this.saved, this.previousDay] = [edited.content, edited.content.availableFrom];
    this.pictures.pendingReview = edited.heldPictures;
    this.isPendingAsSimilar = edited.heldAsSimilar ?? false;
    this.writer.take(edited);
    const form = formOf(edited, this.cityOf(edited.content.district_id), this.tools.language);
    return { values: storedPartOf(form), version: edited.version };
  }

  /** @throws Failure `conflict` if the draft was published elsewhere */
  private async readAgain(): Promise<StoredForm<StoredPropertyForm>> {
    const edited = await this.tools.properties.ownProperty({ id: String(this.id) });
    const isPublished = this.status === 'draft' && edited.status !== 'draft';
    runInAction(() => {
      this.status = edited.status;
    });
    if (isPublished) throw new Failure('error-property-published-elsewhere', {}, 'conflict');
    return this.learn(edited);
  }

  private adopt(values: Partial<StoredPropertyForm>): void {
    const { district_id: district, images, plan } = values;
    this.form.adopt({ ...values, ...(district !== undefined && { city: this.cityOf(district) }) });
    if (images) this.pictures.reset(images);
    if (plan !== undefined) this.plan.reset(plan ? [plan] : []);
  }

  private cityOf(district: number | null): number | null {
    return cityOfDistrict(this.tools.cities, district);
  }

  private recover(error: Failure): void {
    if (error.isAccessRefusal) this.waitForLogin();
    runInAction(() => {
      this.form.errors = { ...this.form.errors, ...error.fields };
    });
  }

  /** Continues saving after the author has logged in. */
  private waitForLogin(): void {
    when(
      () => this.tools.session.user !== null && !this.isAnothers,
      () => void this.saveDraft(),
    );
  }
}
