import { SessionTransfer } from '../../../src/core/site/session-transfer.ts';
import type { TransferPayload } from '../../../src/core/site/session-transfer.ts';

/** A passage that is open both ways: what is left can be collected, once. */
export class MemorySessionTransfer extends SessionTransfer {
  left: TransferPayload | null = null;

  async leave(payload: TransferPayload): Promise<string> {
    this.left = payload;
    return 'secret';
  }

  async collect(): Promise<{ payload: TransferPayload | null; authToken: string | null }> {
    const payload = this.left;
    this.left = null;
    return { payload, authToken: null };
  }
}
