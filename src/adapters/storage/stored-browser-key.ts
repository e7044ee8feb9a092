import { BrowserKey } from '../../core/properties/property-catalogue.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import type { TextStore } from './text-store.ts';

const KEY = 'browser-key';

/** Key in the browser's storage; in memory if storage is unavailable. */
export class StoredBrowserKey extends BrowserKey {
  private made: string | null = null;

  constructor(
    private readonly store: TextStore,
    private readonly keys: KeyGenerator,
  ) {
    super();
  }

  read(): string {
    const stored = this.store.read(KEY);
    if (stored !== null && /^[\w-]{16,64}$/.test(stored)) return stored;
    this.made ??= this.keys.make();
    this.store.write(KEY, this.made);
    return this.made;
  }
}
