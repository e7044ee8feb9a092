import { SessionChanges } from '../../core/accounts/sign-in.ts';
import { STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** Session events through the storage that the tabs of a browser share. */
export class StoredSessionChanges extends SessionChanges {
  constructor(private readonly store: TextStore) {
    super();
  }

  announce(mark: string): void {
    if (this.store.read(STORE_KEYS.session) !== mark) this.store.write(STORE_KEYS.session, mark);
  }

  watch(changed: () => void): void {
    this.store.watch(STORE_KEYS.session, changed);
  }
}
