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

/** A save that waits for a choice between two values. The form asks for it where it stands, so nothing else tells it. */
export const EDIT_CLASH = 'error-edit-clash';

/** A form over a command of the core: values, marked fields, one submission at a time. */
export class Form<Values extends object> {
  values: Values;
  errors: FieldErrors = {};
  /** Why the whole form was refused, as a message key; null where a choice is asked for instead. */
  refusal: string | null = null;
  busy = false;
  /** Counts the refused submissions; the view moves the focus to the errors when it grows. */
  failedSubmits = 0;
  /** What the rules said last: such a mark goes when they take it back, the server's when its field changes. */
  private lastErrors: FieldErrors = {};

  constructor(
    private readonly initial: Values,
    private readonly rules: FormRules<Values>,
  ) {
    this.values = initial;
    makeAutoObservable<this, 'rules' | 'initial' | 'lastErrors'>(this, {
      values: observableRef,
      errors: observableRef,
      rules: false,
      lastErrors: false,
      initial: false,
    });
  }

  /** Empties the form, or fills it with what is known now. */
  reset(values: Values = this.initial): void {
    this.values = values;
    this.accept();
  }

  /** Changes a field; its error and those of its parts go away, and others stay until the next check. */
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    this.adopt({ [name]: value } as unknown as Partial<Values>);
    this.rules.changed?.(this.values);
  }

  /** Takes values that are stored already: they are no change of the person's. */
  adopt(values: Partial<Values>): void {
    this.values = { ...this.values, ...values };
    const others = Object.entries(this.errors).filter(([name]) => !((name.split('.')[0] ?? '') in values));
    if (others.length < Object.keys(this.errors).length) this.errors = Object.fromEntries(others);
  }

  /**
   * Checks one field when it is left; an empty one is not scolded before the form is sent. Others are forgiven what
   * was wrong because of this one (a repeated password, the floor of a taller building).
   */
  async leave(name: keyof Values & string): Promise<void> {
    const { values } = this;
    if (values[name] === '') return;
    const wrong = await this.errorsNow();
    // What is being written again meanwhile is forgiven.
    if (!wrong || this.values[name] !== values[name]) return;
    runInAction(() => {
      const { lastErrors } = this;
      // Rules that saw older values take nothing back.
      const isLate = this.values !== values;
      const still = Object.entries(this.errors).filter(
        ([field, error]) => isLate || field in wrong || lastErrors[field] !== error,
      );
      this.errors = { ...Object.fromEntries(still), ...(wrong[name] && { [name]: wrong[name] }) };
      if (!isLate) this.lastErrors = wrong;
    });
  }

  /** Checks the fields of one step of a long form, and marks the wrong ones. @returns whether all are right */
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

  /** True when it was accepted. A refusal marks the fields or the form and keeps what was typed. */
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

  /** Rules that can't be had leave a field unmarked; sending asks again. */
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
