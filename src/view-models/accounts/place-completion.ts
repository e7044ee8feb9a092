import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Place, PlaceDoubt, Town, Towns } from '../../core/accounts/towns.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';

/** Fields of the place in a form with an address. */
export type PlaceForm = {
  readonly values: Place;
  readonly errors: FieldErrors;
  set(name: keyof Place, value: string): void;
  leave(name: keyof Place): Promise<void>;
};

/**
 * Town and postcode complete each other (CART-05). Typed text is never changed: only empty or completed
 * fields are filled in.
 */
export class PlaceCompletion {
  /** Towns that match the typed beginning. */
  suggestions: readonly Town[] = [];
  private towns: Towns | null = null;
  private loading: Promise<void> | null = null;
  private filledIn: Partial<Place> = {};
  /** The focused field, which is never changed. */
  private writing: keyof Place | null = null;

  constructor(
    private readonly form: PlaceForm,
    private readonly loadTowns: () => Promise<Towns>,
    private readonly language: Language,
  ) {
    makeAutoObservable<
      this,
      'towns' | 'form' | 'loadTowns' | 'language' | 'loading' | 'filledIn' | 'writing'
    >(this, {
      suggestions: observableRef,
      towns: observableRef,
      form: false,
      loadTowns: false,
      language: false,
      loading: false,
      filledIn: false,
      writing: true,
    });
  }

  /** Loads the towns when a field gets the focus; addresses can be typed without them. */
  begin(): Promise<void> {
    this.loading ??= this.load();
    return this.loading;
  }

  /** A full name brings its postcode at once, before the visitor types one. */
  typeCity(typed: string): void {
    this.form.set('city', typed);
    delete this.filledIn.city;
    this.writing = 'city';
    this.complete();
    void this.begin();
  }

  typePostCode(typed: string): void {
    this.form.set('postCode', typed);
    delete this.filledIn.postCode;
    this.writing = 'postCode';
    this.complete();
    void this.begin();
  }

  /** A field loses the focus. */
  leave(): void {
    this.writing = null;
    this.suggestions = [];
  }

  choose(town: Town): void {
    this.leave();
    this.form.set('city', this.nameOf(town));
    if (this.isOurs('postCode')) this.write('postCode', town.postCode);
  }

  /** Chooses one of several towns with the same postcode or name. */
  settle(town: Town): void {
    if (this.form.values.city.trim() === '') this.write('city', this.nameOf(town));
    else this.write('postCode', town.postCode);
  }

  close(): void {
    this.suggestions = [];
  }

  nameOf({ name }: Town): string {
    return name[this.language];
  }

  /** Region of a town that shares its name; null otherwise. */
  regionOf(town: Town): string | null {
    return this.towns?.regionIfShared(town)?.[this.language] ?? null;
  }

  get choices(): readonly Town[] {
    if (this.writing === 'city') return [];
    const towns = this.towns?.completing(this.form.values) ?? [];
    return towns.length > 1 ? towns : [];
  }

  get doubt(): PlaceDoubt | null {
    // An unfinished name is not compared.
    if (this.writing === 'city') return null;
    return this.towns?.doubtOf(this.form.values) ?? null;
  }

  private complete(): void {
    const { towns, writing } = this;
    if (!towns || !writing) return;
    const { city, postCode } = this.form.values;
    if (writing === 'city') {
      this.suggestions = towns.suggested(city);
      if (!this.isOurs('postCode')) return;
      const [town, ...others] = towns.named(city);
      this.write('postCode', town && others.length === 0 ? town.postCode : '');
    } else if (this.isOurs('city')) {
      const [town, ...others] = towns.withPostCode(postCode);
      if (town && others.length === 0) this.write('city', this.nameOf(town));
    }
  }

  /** True if a field is empty or was completed here. */
  private isOurs(field: keyof Place): boolean {
    const value = this.form.values[field];
    return value.trim() === '' || value === this.filledIn[field];
  }

  private write(field: keyof Place, value: string): void {
    if (this.form.values[field] === value) return;
    this.filledIn = { ...this.filledIn, [field]: value };
    this.form.set(field, value);
  }

  private async load(): Promise<void> {
    try {
      const towns = await this.loadTowns();
      runInAction(() => {
        this.towns = towns;
        this.complete();
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The next attempt loads again.
      this.loading = null;
    }
  }
}
