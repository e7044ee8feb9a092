import { Sharing } from '../../core/site/sharing.ts';
import type { Shared } from '../../core/site/sharing.ts';

/** Shares through the device's dialog if available, else copies to the clipboard. */
export class BrowserSharing extends Sharing {
  async share(title: string, path?: string): Promise<Shared> {
    const { origin, pathname } = window.location;
    const url = origin + (path ?? pathname);
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url });
        return 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'given-up';
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      return 'copied';
    } catch {
      return 'failed';
    }
  }
}
