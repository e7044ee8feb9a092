import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';

/** How a form checks its values and what it does with good ones. */
export type FormRules<Values extends object> = {
  /** The command's rules, run in the browser as on the server. */
  check(values: Values): FieldErrors | Promise<FieldErrors>;
  submit(values: Values): Promise<void>;
  /** Told of each change, so that nothing typed is lost. */
  changed?(values: Values): void;
};

/** A form over a command of the core: values, marked fields, one submission at a time. */
export class Form<Values extends object> {
  values: Values;
  errors: FieldErrors = {};
  /** Why the whole form was refused, as a message key. */
  refusal: string | null = null;
  busy = false;
  /** Counts the refused submissions; the view moves the focus to the errors when it grows. */
  refused = 0;

  constructor(
    private readonly initial: Values,
    private readonly rules: FormRules<Values>,
  ) {
    this.values = initial;
    makeAutoObservable<this, 'rules' | 'initial'>(this, {
      values: observableRef,
      errors: observableRef,
      rules: false,
      initial: false,
    });
  }

  /** Empties the form, or fills it with what is known now. */
  reset(values: Values = this.initial): void {
    this.values = values;
    this.accept();
  }

  /** Changes a field; its error goes away, and others stay until the next check. */
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    this.values = { ...this.values, [name]: value };
    if (this.errors[name]) {
      const { [name]: _, ...others } = this.errors;
      this.errors = others;
    }
    this.rules.changed?.(this.values);
  }

  /** Checks one field when it is left; an empty one is not scolded before the form is sent. */
  async leave(name: keyof Values & string): Promise<void> {
    const value = this.values[name];
    if (value === '') return;
    const { [name]: error } = await this.errorsNow();
    // What is being written again meanwhile is forgiven.
    if (!error || this.values[name] !== value) return;
    runInAction(() => {
      this.errors = { ...this.errors, [name]: error };
    });
  }

  /** True when it was accepted. A refusal marks the fields or the form and keeps what was typed. */
  async submit(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const errors = await this.rules.check(this.values);
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

  /** Rules that can't be had leave a field unmarked; sending asks again. */
  private async errorsNow(): Promise<FieldErrors> {
    try {
      return await this.rules.check(this.values);
    } catch (error) {
      if (error instanceof Failure) return {};
      throw error;
    }
  }

  private accept(): void {
    this.errors = {};
    this.refusal = null;
  }

  private refuse(errors: FieldErrors, refusal: string | null): void {
    this.errors = errors;
    this.refusal = refusal;
    this.refused += 1;
  }
}
