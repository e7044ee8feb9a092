import { describe } from 'vitest';
import {
  aPostSummary,
  MemoryComments,
  MemoryContact,
  MemoryJournal,
  MemoryNewsletter,
  SolvedCaptcha,
} from '../../support/memory/memory-journal.ts';
import { captchaSolverContract } from '../site/captcha-solver.contract.ts';
import { commentGatewayContract } from './comment-gateway.contract.ts';
import { contactGatewayContract } from '../contact/contact-gateway.contract.ts';
import { journalCatalogueContract } from './journal-catalogue.contract.ts';
import { newsletterContract } from '../newsletter/newsletter.contract.ts';

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

  newsletterContract(async () => ({
    newsletter: new MemoryNewsletter(),
    captcha: new SolvedCaptcha(),
    tokenSentTo: async () => 'a-token',
  }));

  contactGatewayContract(async () => new MemoryContact());

  captchaSolverContract(async () => ({
    solver: new SolvedCaptcha(),
    isTaken: (solved) =>
      new MemoryNewsletter().subscribe('maria@example.com', solved).then(
        () => true,
        () => false,
      ),
  }));
});
