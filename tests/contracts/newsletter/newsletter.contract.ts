import { beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaSolver } from '../../../src/core/shared/captcha.ts';
import type { Newsletter } from '../../../src/core/newsletter/newsletter.ts';
import { failureOf } from '../../support/a-failure.ts';

export type NewsletterWorld = {
  newsletter: Newsletter;
  /** Solves what the newsletter asks for. */
  captcha: CaptchaSolver;
  /** The token of the link in the last mail to an address. */
  tokenSentTo(email: string): Promise<string>;
};

let readers = 0;

/** What every newsletter does (BLOG-03). */
export function newsletterContract(makeWorld: () => Promise<NewsletterWorld>): void {
  describe('A newsletter', () => {
    let world: NewsletterWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const aReader = () => `reader-${(readers += 1)}@example.com`;
    const over = failureOf('invalid', 'newsletter-link-over');

    it('is asked for with a solved captcha, and confirmed by the link of a mail', async () => {
      const email = aReader();
      await world.newsletter.subscribe(email, await world.captcha.solve('login'));
      await world.newsletter.confirm(await world.tokenSentTo(email));
    });

    it('is not asked for by a program, nor for an address that is none', async () => {
      await expect(world.newsletter.subscribe(aReader(), 'unsolved')).rejects.toMatchObject(
        failureOf('invalid', 'captcha-failed'),
      );
      const solved = await world.captcha.solve('login');
      await expect(world.newsletter.subscribe('nobody', solved)).rejects.toMatchObject(
        failureOf('invalid', 'validation_failed', { email: 'error-email-invalid' }),
      );
    });

    it('has links that are over, or never were', async () => {
      await expect(world.newsletter.confirm('t'.repeat(43))).rejects.toMatchObject(over);
      await expect(world.newsletter.unsubscribe('t'.repeat(43))).rejects.toMatchObject(over);
    });
  });
}
