import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import { isSame } from '../../core/site/is-same.ts';
import { mergeEdits } from '../../core/site/merge-edits.ts';
import type { FieldClash } from '../../core/site/merge-edits.ts';
import { EDIT_CLASH } from './form.ts';

/** The key of the refusal of a save that began from an older state. */
export const EDITED_ELSEWHERE = 'error-edited-elsewhere';
/** Saves that come between one's own reading and saving, one after the other, before giving up. */
const MAX_ATTEMPTS = 5;

/** A stored thing as its form would show it, and the version that a save of it has to name. */
export type StoredForm<Values> = { values: Values; version: string };

/** The form as this class sees it. */
export type VersionedForm<Values extends object> = {
  values(): Values;
  /** Takes values that were saved elsewhere; nothing of it is left to be saved. */
  adopt(values: Partial<Values>): void;
  /** What is stored now. @throws Failure */
  read(): Promise<StoredForm<Values>>;
  /** Settles what both changed where that follows from other fields, after `adopt`. @returns whether nobody has to decide it */
  settle?(clash: FieldClash<Values>): boolean;
};

/**
 * Keeps a save from overwriting what others saved since the form was filled: what only they changed is taken over,
 * and where both changed the same field a person chooses.
 */
export class FormVersion<Values extends object> {
  /** Fields to be chosen between; nothing is saved until they are settled. */
  clashes: readonly FieldClash<Values>[] = [];
  /** Fields that were taken over from another save since the form was filled. */
  adopted: readonly (keyof Values & string)[] = [];
  private stored: StoredForm<Values> | null = null;
  private filled: Values | null = null;

  constructor(private readonly form: VersionedForm<Values>) {
    makeAutoObservable<this, 'form' | 'stored' | 'filled'>(this, {
      clashes: observableRef,
      adopted: observableRef,
      form: false,
      stored: false,
      filled: false,
    });
  }

  /** The form was filled with this. */
  begin(stored: StoredForm<Values>): void {
    this.stored = stored;
    this.filled = stored.values;
    this.clashes = [];
    this.adopted = [];
  }

  /** What the form was filled with, for a draft kept in the browser to go on from. */
  get base(): StoredForm<Values> | null {
    return this.stored;
  }

  /** The form was filled with a draft that began with this; where that can't be read, with what is stored now. */
  resume(base: StoredForm<Values> | null): void {
    const { values, version } = base ?? {};
    const names = Object.keys(this.form.values());
    if (typeof values !== 'object' || values === null || typeof version !== 'string') return;
    if (names.every((name) => name in values)) this.begin({ values, version });
  }

  /**
   * Saves from the version that the form began with; again from the newer one where somebody else saved meanwhile.
   * @param unsaved fields that `send` leaves out, as they can't be understood.
   * @throws Failure `error-edit-clash` when both changed the same field: `clashes` says which.
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

  /** Decides a clash; with the last one the form can be saved again. */
  choose({ field, theirs }: FieldClash<Values>, side: 'mine' | 'theirs'): void {
    if (side === 'theirs') this.form.adopt({ [field]: theirs } as unknown as Partial<Values>);
    this.clashes = this.clashes.filter((clash) => clash.field !== field);
  }

  /** Takes over what others saved meanwhile, without a save of one's own: what is being written here is kept. */
  refresh(stored: StoredForm<Values>): void {
    const { adopted } = this;
    this.merge(stored);
    // It was not saved between one's own writing and saving, of which `adopted` tells.
    this.adopted = adopted;
  }

  private settle(
    stored: StoredForm<Values>,
    sent: Values,
    unsaved: readonly (keyof Values & string)[],
  ): void {
    const before = this.filled ?? sent;
    this.stored = stored;
    // What was not saved is still a change of the form.
    this.filled = { ...sent, ...Object.fromEntries(unsaved.map((field) => [field, before[field]])) };
  }

  private merge(theirs: StoredForm<Values>): void {
    const mine = this.form.values();
    const [stored, filled] = [this.stored?.values ?? mine, this.filled ?? mine];
    const { adopted, clashes } = mergeEdits({ stored, filled, mine, theirs: theirs.values });
    this.form.adopt(adopted);
    // Lists that were brought together show one's own part too.
    const taken = (Object.keys(adopted) as (keyof Values & string)[]).filter(
      (field) => adopted[field] === theirs.values[field],
    );
    this.adopted = [...new Set([...this.adopted, ...taken])];
    const open = this.clashes.filter(
      ({ field }) =>
        !isSame(theirs.values[field], mine[field]) && !clashes.some((one) => one.field === field),
    );
    this.clashes = [...open, ...clashes.filter((clash) => !this.form.settle?.(clash))];
    this.stored = theirs;
    this.filled = {
      ...filled,
      // Of what was brought together, one's own part is still to be saved.
      ...Object.fromEntries(
        Object.keys(adopted).map((field) => [field, theirs.values[field as keyof Values]]),
      ),
      ...Object.fromEntries(clashes.map(({ field, theirs: value }) => [field, value])),
    };
  }
}
