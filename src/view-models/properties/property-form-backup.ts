import { makeAutoObservable, observableRef } from 'mobx';
import type {
  UnsavedPropertyForm,
  UnsavedPropertyForms,
} from '../../core/properties/unsaved-property-forms.ts';
import type { Session } from '../accounts/session.ts';

/** Keeps in the browser what the server does not have yet, and offers it to whoever wrote it. */
export class PropertyFormBackup {
  /** What an earlier visit kept in this browser and the server does not have. */
  offered: UnsavedPropertyForm | null = null;
  private owner: number | null;

  constructor(
    private readonly forms: UnsavedPropertyForms,
    private readonly session: Pick<Session, 'user'>,
  ) {
    this.owner = session.user?.id ?? null;
    makeAutoObservable<this, 'forms' | 'session' | 'owner'>(this, {
      offered: observableRef,
      forms: false,
      session: false,
      owner: false,
    });
  }

  /** Looks for what an earlier visit could not save; only the browser knows. */
  look(id: number | null): void {
    const kept = this.forms.read(id);
    this.offered = kept && kept.owner === (this.session.user?.id ?? null) ? kept : null;
  }

  /** Takes what was offered, to go on with it. */
  take(): UnsavedPropertyForm | null {
    const { offered } = this;
    this.offered = null;
    return offered;
  }

  write(form: Omit<UnsavedPropertyForm, 'owner'>): void {
    // Signed out meanwhile, it is still theirs.
    this.owner = this.session.user?.id ?? this.owner;
    this.forms.write({ ...form, owner: this.owner });
  }

  /** Whether somebody else is signed in than who opened the form, or wrote in it last. */
  get isAnothers(): boolean {
    const { user } = this.session;
    return user !== null && this.owner !== null && user.id !== this.owner;
  }

  clear(id: number | null): void {
    this.offered = null;
    this.forms.clear(id);
  }
}
