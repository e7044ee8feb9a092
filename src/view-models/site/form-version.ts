import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import { deepEqual } from '../../core/site/deep-equal.ts';
import { mergeEdits } from '../../core/site/merge-edits.ts';
import type { FieldClash } from '../../core/site/merge-edits.ts';
import { EDIT_CLASH } from './form.ts';
import { unobserved } from './unobserved.ts';

/** Message key of a save that started from an older version. */
export const EDITED_ELSEWHERE = 'error-edited-elsewhere';
/** Attempts to merge with simultaneous saves. */
const MAX_ATTEMPTS = 5;

export type StoredForm<Values> = { values: Values; version: string };

export type VersionedForm<Values extends object> = {
  values(): Values;
  /** Takes over saved values, which are not changes. */
  adopt(values: Partial<Values>): void;
  /**
   * Loads the stored record.
   * @throws Failure
   */
  read(): Promise<StoredForm<Values>>;
  /**
   * Resolves a conflict that follows from other fields, after `adopt`.
   * @returns true if it is resolved
   */
  settle?(clash: FieldClash<Values>): boolean;
};

/**
 * Merges a save with changes that others saved meanwhile. Where both changed the same field, a person
 * decides.
 */
export class FormVersion<Values extends object> {
  /** Conflicts to decide; nothing is saved until then. */
  clashes: readonly FieldClash<Values>[] = [];
  /** Fields taken over from other saves since the form was filled. */
  adopted: readonly (keyof Values & string)[] = [];
  private stored: StoredForm<Values> | null = null;
  private filled: Values | null = null;

  constructor(private readonly form: VersionedForm<Values>) {
    makeAutoObservable(this, {
      ...unobserved('form', 'stored', 'filled'),
      clashes: observableRef,
      adopted: observableRef,
    });
  }

  /** Sets the record that the form was filled with. */
  begin(stored: StoredForm<Values>): void {
    this.stored = stored;
    this.filled = stored.values;
    this.clashes = [];
    this.adopted = [];
  }

  /** The record that the form was filled with, for a stored draft. */
  get base(): StoredForm<Values> | null {
    return this.stored;
  }

  /** Resumes a draft with the record it started from; without one, with the present record. */
  resume(base: StoredForm<Values> | null): void {
    const { values, version } = base ?? {};
    const names = Object.keys(this.form.values());
    if (typeof values !== 'object' || values === null || typeof version !== 'string') return;
    if (names.every((name) => name in values)) this.begin({ values, version });
  }

  /**
   * Saves from the form's version, and again from a newer one after merging.
   * @param unsaved invalid fields that `send` omits
   * @throws Failure `error-edit-clash` if both changed the same field, see `clashes`
   */
  async save(
    send: (version: string) => Promise<StoredForm<Values>>,
    unsaved: () => readonly (keyof Values & string)[] = () => [],
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      if (this.clashes.length > 0) throw new Failure(EDIT_CLASH, {}, 'conflict');
      const sent = this.form.values();
      try {
        this.settle(await send(this.stored?.version ?? ''), sent, unsaved());
        return;
      } catch (error) {
        const isElsewhere = error instanceof Failure && error.messageKey === EDITED_ELSEWHERE;
        if (!isElsewhere || attempt === MAX_ATTEMPTS) throw error;
      }
      this.merge(await this.form.read());
    }
  }

  /** Resolves a conflict; after the last one the form can be saved. */
  choose({ field, theirs }: FieldClash<Values>, side: 'mine' | 'theirs'): void {
    if (side === 'theirs') this.form.adopt({ [field]: theirs } as unknown as Partial<Values>);
    this.clashes = this.clashes.filter((clash) => clash.field !== field);
  }

  /** Merges changes that others saved; unsaved input stays. */
  refresh(stored: StoredForm<Values>): void {
    const { adopted } = this;
    this.merge(stored);
    // Not part of the save; `adopted` reports it.
    this.adopted = adopted;
  }

  private settle(
    stored: StoredForm<Values>,
    sent: Values,
    unsaved: readonly (keyof Values & string)[],
  ): void {
    const before = this.filled ?? sent;
    this.stored = stored;
    // Omitted fields are still changes.
    this.filled = { ...sent, ...Object.fromEntries(unsaved.map((field) => [field, before[field]])) };
  }

  private merge(theirs: StoredForm<Values>): void {
    const mine = this.form.values();
    const [stored, filled] = [this.stored?.values ?? mine, this.filled ?? mine];
    const { adopted, clashes } = mergeEdits({ stored, filled, mine, theirs: theirs.values });
    this.form.adopt(adopted);
    // Merged lists also contain own changes.
    const taken = (Object.keys(adopted) as (keyof Values & string)[]).filter(
      (field) => adopted[field] === theirs.values[field],
    );
    this.adopted = [...new Set([...this.adopted, ...taken])];
    const open = this.clashes.filter(
      ({ field }) =>
        !deepEqual(theirs.values[field], mine[field]) && !clashes.some((one) => one.field === field),
    );
    this.clashes = [...open, ...clashes.filter((clash) => !this.form.settle?.(clash))];
    this.stored = theirs;
    this.filled = {
      ...filled,
      // Own parts of merged values are still unsaved.
      ...Object.fromEntries(
        Object.keys(adopted).map((field) => [field, theirs.values[field as keyof Values]]),
      ),
      ...Object.fromEntries(clashes.map(({ field, theirs: value }) => [field, value])),
    };
  }
}
