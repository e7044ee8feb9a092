import { Failure } from '../../../src/core/shared/failure.ts';
import { PageTexts, TEXT_PAGES } from '../../../src/core/site/texts.ts';
import type { PageText, TextPageName } from '../../../src/core/site/texts.ts';
import { SessionTransfer } from '../../../src/core/site/session-transfer.ts';
import type { TransferPayload } from '../../../src/core/site/session-transfer.ts';

/** The informational pages in memory, each with a title of its own. */
export class MemoryPageTexts extends PageTexts {
  async read(name: TextPageName): Promise<PageText> {
    if (!TEXT_PAGES.includes(name)) throw new Failure('error-page-not-found', {}, 'not-found');
    const [title, description] = [`Страница ${name}`, `За ${name}`];
    return { title, description, updated: '2026-11-01', html: `<p>${title}</p>` };
  }
}

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
