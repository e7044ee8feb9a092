import { beforeEach, describe, expect, it } from 'vitest';
import { TEXT_PAGES } from '../../../src/core/site/texts.ts';
import type { PageTexts, TextPageName } from '../../../src/core/site/texts.ts';

/** What every way to the informational pages does (BLOG-05). */
export function pageTextsContract(makeTexts: () => Promise<PageTexts>): void {
  describe('The texts of pages', () => {
    let texts: PageTexts;
    beforeEach(async () => {
      texts = await makeTexts();
    });

    it('are there for each of them', async () => {
      for (const name of TEXT_PAGES) {
        const text = await texts.read(name);
        for (const part of [text.title, text.description, text.html]) expect(part, name).not.toBe('');
      }
    });

    it('are there for no other', async () => {
      await expect(texts.read('no-such-page' as TextPageName)).rejects.toMatchObject({ name: 'Failure' });
    });
  });
}
