import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import { unobserved } from './unobserved.ts';

export type FormRules<Values extends object> = {
  check(values: Values): FieldErrors | Promise<FieldErrors>;
  submit(values: Values): Promise<void>;
  /** Called with each change, to store a draft. */
  changed?(values: Values): void;
};

/** A save that waits for a decision between two values. The form shows it, so it is not an error message. */
export const EDIT_CLASH = 'error-edit-clash';

/** A form for a command of the core: values, errors, one submission at a time. */
export class Form<Values extends object> {
  values: Values;
  errors: FieldErrors = {};
  /** Error of the whole form as a message key; null while a conflict is shown. */
  refusal: string | null = null;
  busy = false;
  /** Number of failed submissions; views move the focus to the errors when it grows. */
  failedSubmits = 0;
  /**
   * Last errors of the rules; they disappear with the next check, errors of the server with a change of their
   * field.
   */
  private lastErrors: FieldErrors = {};

  constructor(
    private readonly initial: Values,
    private readonly rules: FormRules<Values>,
  ) {
    this.values = initial;
    makeAutoObservable(this, {
      ...unobserved('rules', 'lastErrors', 'initial'),
      values: observableRef,
      errors: observableRef,
    });
  }

  /** Empties the form or fills it with values. */
  reset(values: Values = this.initial): void {
    this.values = values;
    this.accept();
  }

  /** Changes a field and clears its errors; other errors stay until the next check. */
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    this.adopt({ [name]: value } as unknown as Partial<Values>);
    this.rules.changed?.(this.values);
  }

  /** Takes over stored values, which are not changes by the person. */
  adopt(values: Partial<Values>): void {
    this.values = { ...this.values, ...values };
    const others = Object.entries(this.errors).filter(([name]) => !((name.split('.')[0] ?? '') in values));
    if (others.length < Object.keys(this.errors).length) this.errors = Object.fromEntries(others);
  }

  /**
   * Checks a field on blur, unless it is empty and the form was not submitted. Clears errors of other fields
   * that depended on it (a repeated password, the floor of a taller building).
   */
  async leave(name: keyof Values & string): Promise<void> {
    const { values } = this;
    if (values[name] === '') return;
    const wrong = await this.errorsNow();
    // Changed again meanwhile.
    if (!wrong || this.values[name] !== values[name]) return;
    runInAction(() => {
      const { lastErrors } = this;
      // Rules that checked older values clear nothing.
      const isLate = this.values !== values;
      const still = Object.entries(this.errors).filter(
        ([field, error]) => isLate || field in wrong || lastErrors[field] !== error,
      );
      this.errors = { ...Object.fromEntries(still), ...(wrong[name] && { [name]: wrong[name] }) };
      if (!isLate) this.lastErrors = wrong;
    });
  }

  /**
   * Checks and marks the fields of a step.
   * @returns true if all are valid
   */
  async checkFields(names: readonly (keyof Values & string)[]): Promise<boolean> {
    try {
      const errors = await this.rules.check(this.values);
      const wrong = Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
      runInAction(() => {
        this.lastErrors = errors;
        if (Object.keys(wrong).length > 0) this.refuse(wrong, null);
        else this.accept();
      });
      return Object.keys(wrong).length === 0;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => this.refuse({}, error.messageKey));
      return false;
    }
  }

  /**
   * Submits the form.
   * @returns true if accepted; otherwise errors are shown and the input stays
   */
  async submit(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const errors = await this.rules.check(this.values);
      this.lastErrors = errors;
      if (Object.keys(errors).length > 0) {
        this.refuse(errors, null);
        return false;
      }
      this.accept();
      await this.rules.submit(this.values);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.refuse(error.fields, Object.keys(error.fields).length > 0 ? null : error.messageKey);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Without rules the field stays unmarked; submitting loads them again. */
  private async errorsNow(): Promise<FieldErrors | null> {
    try {
      return await this.rules.check(this.values);
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  }

  private accept(): void {
    this.errors = {};
    this.refusal = null;
  }

  private refuse(errors: FieldErrors, refusal: string | null): void {
    this.errors = errors;
    this.refusal = refusal === EDIT_CLASH ? null : refusal;
    this.failedSubmits += 1;
  }
}
