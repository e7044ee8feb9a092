import { describe } from 'vitest';
import { MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { SolvedCaptcha } from '../../support/a-journal.ts';
import { captchaSolverContract } from './captcha-solver.contract.ts';
import { pictureUploadsContract } from './picture-uploads.contract.ts';

describe('in memory', () => {
  captchaSolverContract(async () => ({
    solver: new SolvedCaptcha(),
    isTaken: async (solved) => solved === 'solved for login',
  }));

  pictureUploadsContract('pictures', async () => ({
    uploads: new MemoryUploads(true),
    photo: { name: 'photo.jpg', size: 1_000, type: 'image/jpeg' },
    noPhoto: { name: 'notes.txt', size: 10, type: 'text/plain' },
  }));
});
