import { describe } from 'vitest';
import { MemoryTranslations } from '../../support/a-text-translation.ts';
import { MemoryUploads } from '../../support/memory/memory-own-properties.ts';
import { MemoryPageTexts, MemorySessionTransfer } from '../../support/memory/memory-site.ts';
import { pageTextsContract } from './page-texts.contract.ts';
import { pictureUploadsContract } from './picture-uploads.contract.ts';
import { sessionTransferContract } from './session-transfer.contract.ts';
import { textTranslationsContract } from './text-translations.contract.ts';

describe('in memory', () => {
  pageTextsContract(async () => new MemoryPageTexts());

  pictureUploadsContract('pictures', async () => ({
    uploads: new MemoryUploads(true),
    photo: { name: 'photo.jpg', size: 1_000, type: 'image/jpeg' },
    noPhoto: { name: 'notes.txt', size: 10, type: 'text/plain' },
  }));

  sessionTransferContract(async () => {
    const here = new MemorySessionTransfer();
    return { here, arrive: async () => here };
  });

  textTranslationsContract(async () => {
    const translations = new MemoryTranslations();
    translations.gone.add(987_654);
    return {
      translations,
      listing: { kind: 'property', id: 7 },
      translated: ['[title]', '[text]'],
      missing: { kind: 'property', id: 987_654 },
      goAway: () => {
        translations.isAway = true;
      },
    };
  });
});
