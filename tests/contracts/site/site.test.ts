import { describe } from 'vitest';
import { MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { pictureUploadsContract } from './picture-uploads.contract.ts';

describe('in memory', () => {
  pictureUploadsContract('pictures', async () => ({
    uploads: new MemoryUploads(true),
    photo: { name: 'photo.jpg', size: 1_000, type: 'image/jpeg' },
    noPhoto: { name: 'notes.txt', size: 10, type: 'text/plain' },
  }));
});
