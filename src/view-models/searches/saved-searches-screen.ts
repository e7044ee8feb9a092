import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ALERT_CHANNELS, FREQUENCIES } from '../../core/searches/saved-search.ts';
import type { Frequency, SavedSearch, SearchSettings } from '../../core/searches/saved-search.ts';
import type { SavedSearches } from '../../core/searches/saved-searches.ts';
import type { Modals } from '../site/modals.ts';
import type { PushSwitch } from './push-switch.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Saved searches of the account (FIND-01, FIND-02). */
export class SavedSearchesScreen implements Screen {
  readonly head: Head = { title: { key: 'saved-searches' } };
  list: readonly SavedSearch[] = [];
  /** Id of the search being renamed. */
  renamed: number | null = null;
  name = '';
  /** The last deleted search, for undo. */
  removed: SavedSearch | null = null;
  /** Id of the search being changed. */
  changing: number | null = null;

  constructor(
    private readonly searches: SavedSearches,
    private readonly modals: Modals,
    readonly push: PushSwitch,
  ) {
    makeAutoObservable(this, {
      ...unobserved('head', 'push', 'searches', 'modals'),
      list: observableRef,
      removed: observableRef,
    });
  }

  async load({ signal }: Visit): Promise<void> {
    const { data: list } = await this.searches.savedSearches({}, signal);
    runInAction(() => {
      this.list = list;
    });
  }

  onEnter(): void {
    void this.push.look();
  }

  /** Opens the name field; null closes it. */
  rename(search: SavedSearch | null): void {
    this.renamed = search?.id ?? null;
    this.name = search?.name ?? '';
  }

  type(name: string): void {
    this.name = name;
  }

  async saveName(search: SavedSearch): Promise<void> {
    const name = this.name.trim();
    if (name === '' || name === search.name) return this.rename(null);
    if (await this.change(search, { name })) this.rename(null);
  }

  async setFrequency(search: SavedSearch, frequency: string | null): Promise<void> {
    const chosen = FREQUENCIES.find((one): one is Frequency => one === frequency);
    if (chosen) await this.change(search, { frequency: chosen });
  }

  /** Subscribes this browser to push messages, if supported. */
  async setChannel(search: SavedSearch, channel: string | null): Promise<void> {
    const chosen = ALERT_CHANNELS.find((one) => one === channel);
    if (!chosen) return;
    const isReady = chosen === 'email' || this.push.state !== 'off' || (await this.push.turnOn());
    if (isReady) await this.change(search, { channel: chosen });
  }

  async pauseOrResume(search: SavedSearch): Promise<void> {
    await this.change(search, { isPaused: !search.isPaused });
  }

  async delete(search: SavedSearch): Promise<void> {
    try {
      await this.searches.deleteSearch({ id: search.id });
    } catch (error) {
      this.modals.notifyOf(error);
      return;
    }
    runInAction(() => {
      this.list = this.list.filter(({ id }) => id !== search.id);
      this.removed = search;
    });
  }

  /** Restores the last deleted search. */
  async undoDelete(): Promise<void> {
    const { removed } = this;
    if (!removed) return;
    try {
      const back = await this.searches.restoreSearch({ id: removed.id });
      runInAction(() => {
        this.list = [...this.list, back].toSorted((one, other) => other.id - one.id);
        this.removed = null;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private async change(search: SavedSearch, change: Partial<SearchSettings>): Promise<boolean> {
    if (this.changing !== null) return false;
    this.changing = search.id;
    const { name, frequency, isPaused } = search;
    try {
      const changed = await this.searches.changeSearch({
        id: search.id,
        name,
        frequency,
        isPaused,
        ...change,
      });
      runInAction(() => {
        this.list = this.list.map((one) => (one.id === changed.id ? changed : one));
      });
      return true;
    } catch (error) {
      this.modals.notifyOf(error);
      return false;
    } finally {
      runInAction(() => {
        this.changing = null;
      });
    }
  }
}
