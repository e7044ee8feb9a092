import { describe } from 'vitest';
import {
  aPostSummary,
  MemoryComments,
  MemoryJournal,
  SolvedCaptcha,
} from '../../support/memory/memory-journal.ts';
import { captchaSolverContract } from '../site/captcha-solver.contract.ts';
import { commentGatewayContract } from './comment-gateway.contract.ts';
import { journalCatalogueContract } from './journal-catalogue.contract.ts';

describe('in memory', () => {
  journalCatalogueContract(
    async () =>
      new MemoryJournal([
        aPostSummary({ id: 'three', publishedAt: '2026-11-03', highlighted: true }),
        aPostSummary({
          id: 'two',
          publishedAt: '2026-11-02',
          category: { id: 'furnishing', name: 'Обзавеждане' },
        }),
        aPostSummary({ id: 'one', publishedAt: '2026-11-01' }),
      ]),
  );

  commentGatewayContract(async () => {
    const comments = new MemoryComments();
    const captcha = new SolvedCaptcha();
    return {
      visitor: comments,
      person: comments,
      captcha: () => captcha.solve('comment'),
      post: 'depozit-pri-naem',
    };
  });

  captchaSolverContract(async () => ({
    solver: new SolvedCaptcha(),
    isTaken: async (solved) => solved === 'solved for login',
  }));
});
