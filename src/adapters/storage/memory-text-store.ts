import { TextStore } from './text-store.ts';

/** In-memory store, for rendering on the server and for tests. */
export class MemoryTextStore extends TextStore {
  private readonly texts = new Map<string, string>();
  private readonly watchers: { key: string; changed: () => void }[] = [];
  /** True to reject writes, like a full storage. */
  full = false;

  read(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  write(key: string, text: string): boolean {
    if (this.full) return false;
    this.texts.set(key, text);
    return true;
  }

  watch(key: string, changed: () => void): void {
    this.watchers.push({ key, changed });
  }

  /** Simulates a write by another tab. */
  writeElsewhere(key: string, text: string): void {
    this.texts.set(key, text);
    for (const watcher of this.watchers) if (watcher.key === key) watcher.changed();
  }
}
