import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { comparedIds } from '../../core/site/comparison.ts';
import type { ComparedKind } from '../../core/site/comparison.ts';
import type { ComparisonOpener } from './comparison-opener.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Comparison of up to four items; the address contains their ids (FIND-06). */
export class ComparisonScreen<Thing extends { id: number }> implements Screen {
  readonly head: Head;
  things: readonly Thing[] = [];
  /** Number of items that are no longer available. */
  goneCount = 0;

  constructor(
    readonly kind: ComparedKind,
    private readonly loadOne: (id: string, signal: CancelSignal) => Promise<Thing>,
    private readonly chosen: ComparisonOpener,
    private readonly modals: Pick<Modals, 'notify'>,
  ) {
    this.head = { title: { key: `comparison-of-${kind}` }, description: { key: 'comparison-lead' } };
    makeAutoObservable(this, {
      ...unobserved('head', 'kind', 'loadOne', 'chosen', 'modals'),
      things: observableRef,
    });
  }

  async load({ query, signal }: Visit): Promise<void> {
    const ids = comparedIds(query);
    const found = await Promise.all(ids.map((id) => this.present(id, signal)));
    runInAction(() => {
      this.things = found.filter((thing) => thing !== null);
      this.goneCount = ids.length - this.things.length;
    });
  }

  /** Query of the page without an item. */
  queryWithout(id: number): { id: string[] } {
    return { id: this.things.filter((thing) => thing.id !== id).map((thing) => String(thing.id)) };
  }

  /** Removes an item from the stored choice as well; reports a script that fails to load. */
  async leaveOut(id: number): Promise<void> {
    const choice = await this.chosen.open().catch(() => null);
    if (!choice) this.modals.notify('error', 'chunk-error-title');
    else if (choice.has(this.kind, id)) choice.toggle(this.kind, id, choice[this.kind].category);
  }

  /** Null for unavailable items. */
  private async present(id: string, signal: CancelSignal): Promise<Thing | null> {
    try {
      return await this.loadOne(id, signal);
    } catch (error) {
      if (error instanceof Failure && error.kind === 'not-found') return null;
      throw error;
    }
  }
}
