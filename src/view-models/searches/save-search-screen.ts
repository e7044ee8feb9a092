import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CaptchaSolver } from '../../core/shared/captcha.ts';
import { isValidEmail } from '../../core/shared/email-address.ts';
import type { Frequency, ProposedSearch, SavedSearch } from '../../core/searches/saved-search.ts';
import type { SavedSearches } from '../../core/searches/saved-searches.ts';
import { SEARCH_KINDS, searchedList } from '../../core/searches/searched-list.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Session } from '../accounts/session.ts';
import type { Modals } from '../site/modals.ts';
import type { PushSwitch } from './push-switch.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Saves a list as a search with name and frequency (FIND-01). */
export class SaveSearchScreen implements Screen {
  readonly head: Head = { title: { key: 'save-search-title' } };
  /** Null if the address has no list. */
  proposed: ProposedSearch | null = null;
  name = '';
  frequency: Frequency = 'at-once';
  email = '';
  /** Message keys by field. */
  errors: { email?: string } = {};
  outcome: 'saved' | 'sent' | null = null;
  busy = false;
  saved: SavedSearch | null = null;
  /** True in a browser, which knows if somebody is signed in. */
  isEntered = false;

  constructor(
    private readonly searches: SavedSearches,
    private readonly captcha: CaptchaSolver,
    private readonly session: Session,
    private readonly modals: Modals,
    readonly push: PushSwitch,
  ) {
    makeAutoObservable(this, {
      ...unobserved('head', 'push', 'searches', 'captcha', 'session', 'modals'),
      proposed: observableRef,
      errors: observableRef,
      saved: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const { kind: [wanted] = [], ...rest } = query;
    const kind = SEARCH_KINDS.find((one) => one === wanted);
    const proposed = kind ? await this.searches.proposeSearch(searchedList(kind, rest), signal) : null;
    runInAction(() => {
      this.proposed = proposed;
      this.name = proposed?.name ?? '';
      this.frequency = kind === 'products' ? 'daily' : 'at-once';
      this.outcome = null;
      this.saved = null;
      this.errors = {};
    });
  }

  onEnter(): void {
    this.isEntered = true;
  }

  /** True for visitors without an account. */
  get needsEmail(): boolean {
    return this.isEntered && this.session.user === null;
  }

  rename(name: string): void {
    this.name = name;
  }

  setFrequency(frequency: Frequency): void {
    this.frequency = frequency;
  }

  typeEmail(email: string): void {
    this.email = email;
    if (isValidEmail(email)) this.errors = {};
  }

  requestSignIn(): void {
    this.session.requestSignIn('stay');
  }

  async save(): Promise<void> {
    if (this.busy || !this.proposed) return;
    if (this.needsEmail && !isValidEmail(this.email)) {
      this.errors = { email: 'error-email-invalid' };
      return;
    }
    this.busy = true;
    const { kind, filters, orderBy } = this.proposed;
    const search = { kind, filters, orderBy, name: this.name.trim(), frequency: this.frequency };
    try {
      if (this.needsEmail) {
        await this.searches.saveSearchByMail({
          ...search,
          email: this.email.trim(),
          captcha: await this.captcha.solve('login'),
        });
      } else {
        const saved = await this.searches.saveSearch(search);
        runInAction(() => {
          this.saved = saved;
        });
        void this.push.look();
      }
      runInAction(() => {
        this.outcome = this.needsEmail ? 'sent' : 'saved';
      });
    } catch (error) {
      this.showError(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  async enablePush(): Promise<void> {
    const { saved } = this;
    if (!saved || !(await this.push.turnOn())) return;
    try {
      const changed = await this.searches.changeSearch({
        id: saved.id,
        ...settingsOf(saved),
        channel: 'both',
      });
      runInAction(() => {
        this.saved = changed;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private showError(error: unknown): void {
    const email = error instanceof Failure ? error.fields['email'] : undefined;
    if (email) this.errors = { email };
    else this.modals.notifyOf(error);
  }
}

const settingsOf = ({ name, frequency, isPaused }: SavedSearch) => ({ name, frequency, isPaused });
