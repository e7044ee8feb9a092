import { PaymentPage } from '../../core/wallet/wallet-gateway.ts';
import { FileSaver } from '../../core/plans/plan-export.ts';
import type { PlanFile } from '../../core/plans/plan-export.ts';
import { Sharing } from '../../core/site/sharing.ts';
import type { Shared } from '../../core/site/sharing.ts';

/** Opens the provider's page. */
export class BrowserPaymentPage extends PaymentPage {
  open(url: string): void {
    window.location.assign(url);
  }
}

/** Saves a file as a download of the browser. */
export class BrowserFileSaver extends FileSaver {
  save({ name, type, content }: PlanFile): void {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The download has begun by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}

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
