import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Place, PlaceDoubt, Town, Towns } from '../../core/accounts/towns.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';

/** What of a form with an address belongs to the place. */
export type PlaceForm = {
  readonly values: Place;
  readonly errors: FieldErrors;
  set(name: keyof Place, value: string): void;
  leave(name: keyof Place): Promise<void>;
};

/**
 * Town and postcode of an address complete each other (CART-05). What the person wrote is never changed: only an
 * empty field is filled in, or one that was filled in here.
 */
export class PlaceCompletion {
  /** Towns that what is being typed may become. */
  suggestions: readonly Town[] = [];
  private towns: Towns | null = null;
  private loading: Promise<void> | null = null;
  private filledIn: Partial<Place> = {};
  private isTyping = false;

  constructor(
    private readonly form: PlaceForm,
    private readonly loadTowns: () => Promise<Towns>,
    private readonly language: Language,
  ) {
    makeAutoObservable<
      this,
      'towns' | 'form' | 'loadTowns' | 'language' | 'loading' | 'filledIn' | 'isTyping'
    >(this, {
      suggestions: observableRef,
      towns: observableRef,
      form: false,
      loadTowns: false,
      language: false,
      loading: false,
      filledIn: false,
      isTyping: false,
    });
  }

  /** Brings the towns, once somebody comes to a field; an address can be written without them. */
  begin(): Promise<void> {
    this.loading ??= this.load();
    return this.loading;
  }

  typeCity(typed: string): void {
    this.form.set('city', typed);
    this.isTyping = true;
    this.suggest();
    void this.begin();
  }

  typePostCode(typed: string): void {
    this.form.set('postCode', typed);
    this.completeCity();
    void this.begin();
  }

  /** The town is written: its postcode follows where there is but one. */
  leaveCity(): void {
    this.close();
    if (this.form.values.city.trim() !== '') this.fillIn('postCode');
  }

  choose(town: Town): void {
    this.close();
    const { postCode } = this.form.values;
    this.form.set('city', this.nameOf(town));
    if (postCode.trim() === '' || postCode === this.filledIn.postCode) this.write('postCode', town.postCode);
  }

  /** Takes one of several towns of a postcode, or one of several of a name. */
  settle(town: Town): void {
    if (this.form.values.city.trim() === '') this.write('city', this.nameOf(town));
    else this.write('postCode', town.postCode);
  }

  close(): void {
    this.isTyping = false;
    this.suggestions = [];
  }

  nameOf({ name }: Town): string {
    return name[this.language];
  }

  /** What tells a town from another of the same name; null where there is no other. */
  regionOf(town: Town): string | null {
    return this.towns?.regionIfShared(town)?.[this.language] ?? null;
  }

  /** Several that may complete what is written. */
  get choices(): readonly Town[] {
    const towns = this.towns?.completing(this.form.values) ?? [];
    return towns.length > 1 ? towns : [];
  }

  get doubt(): PlaceDoubt | null {
    return this.towns?.doubtOf(this.form.values) ?? null;
  }

  private suggest(): void {
    this.suggestions = this.towns?.suggested(this.form.values.city) ?? [];
  }

  private completeCity(): void {
    if (this.form.values.postCode.trim() !== '') this.fillIn('city');
  }

  /** Fills the other half in where it is empty, or was filled in here and one town alone fits. */
  private fillIn(field: keyof Place): void {
    const { values } = this.form;
    const isOurs = values[field].trim() === '' || values[field] === this.filledIn[field];
    const [town, ...others] = this.towns?.completing({ ...values, [field]: '' }) ?? [];
    if (!isOurs || !town || others.length > 0) return;
    this.write(field, field === 'city' ? this.nameOf(town) : town.postCode);
  }

  private write(field: keyof Place, value: string): void {
    this.filledIn = { ...this.filledIn, [field]: value };
    this.form.set(field, value);
  }

  private async load(): Promise<void> {
    try {
      const towns = await this.loadTowns();
      runInAction(() => {
        this.towns = towns;
        if (this.isTyping) this.suggest();
        else this.completeCity();
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The next press tries again.
      this.loading = null;
    }
  }
}
