import { makeAutoObservable, observableRef } from 'mobx';
import type {
  UnsavedPropertyForm,
  UnsavedPropertyForms,
} from '../../core/properties/unsaved-property-forms.ts';
import type { Session } from '../accounts/session.ts';
import { unobserved } from '../site/unobserved.ts';

/** Stores unsaved input in the browser and offers it to its author. */
export class PropertyFormBackup {
  /** Unsaved input of an earlier visit. */
  offered: UnsavedPropertyForm | null = null;
  private owner: number | null;

  constructor(
    private readonly forms: UnsavedPropertyForms,
    private readonly session: Pick<Session, 'user'>,
  ) {
    this.owner = session.user?.id ?? null;
    makeAutoObservable(this, { ...unobserved('forms', 'session', 'owner'), offered: observableRef });
  }

  /** Reads unsaved input of an earlier visit. */
  look(id: number | null): void {
    const stored = this.forms.read(id);
    this.offered = stored && stored.owner === (this.session.user?.id ?? null) ? stored : null;
  }

  take(): UnsavedPropertyForm | null {
    const { offered } = this;
    this.offered = null;
    return offered;
  }

  write(form: Omit<UnsavedPropertyForm, 'owner'>): void {
    // After a logout it still belongs to its author.
    this.owner = this.session.user?.id ?? this.owner;
    this.forms.write({ ...form, owner: this.owner });
  }

  /** True if another account is signed in than the one that wrote last. */
  get isAnothers(): boolean {
    const { user } = this.session;
    return user !== null && this.owner !== null && user.id !== this.owner;
  }

  clear(id: number | null): void {
    this.offered = null;
    this.forms.clear(id);
  }
}
