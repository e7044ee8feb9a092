import { SessionTransfer } from '../../src/core/site/session-transfer.ts';
import type { TransferPayload } from '../../src/core/site/session-transfer.ts';

/** A passage that is open both ways: what is left can be collected, once. */
export class MemorySessionTransfer extends SessionTransfer {
  left: TransferPayload | null = null;

  async leave(belongings: TransferPayload): Promise<string> {
    this.left = belongings;
    return 'secret';
  }

  async collect(): Promise<{ belongings: TransferPayload | null; authToken: string | null }> {
    const belongings = this.left;
    this.left = null;
    return { belongings, authToken: null };
  }
}
