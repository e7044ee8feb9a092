import { SessionTextStore } from './text-store.ts';

/** `localStorage` or `sessionStorage`; either may be missing, full or blocked. */
export class BrowserTextStore extends SessionTextStore {
  constructor(private readonly storage: () => Storage) {
    super();
  }

  read(key: string): string | null {
    try {
      return this.storage().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, text: string): boolean {
    try {
      this.storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  watch(key: string, changed: () => void): void {
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) changed();
    });
    // A page in the back/forward cache receives no events.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) changed();
    });
  }
}
