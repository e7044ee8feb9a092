import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { NewsletterBox } from '../../../src/view-models/journal/newsletter-box.ts';
import { NewsletterLinkScreen } from '../../../src/view-models/journal/newsletter-link-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { MemoryNewsletter, SolvedCaptcha } from '../../support/memory/memory-journal.ts';

let newsletter: MemoryNewsletter;
let captcha: SolvedCaptcha;
let modals: Modals;
let box: NewsletterBox;

beforeEach(() => {
  newsletter = new MemoryNewsletter();
  captcha = new SolvedCaptcha();
  modals = new Modals();
  box = new NewsletterBox(newsletter, captcha, modals);
});

describe('the box of the newsletter (BLOG-03)', () => {
  it('looks at the address with every letter', () => {
    const looks = ['m', 'm@', 'm@a', 'm@a.', 'm@a.b', ''].map((typed) => {
      box.typed(typed);
      return box.isInvalid;
    });
    expect(looks).toEqual([true, true, true, true, false, true]);
    expect(box.error).toBeNull();
  });

  it.each(['', ' ', 'nobody'])('does not send „%s“', async (email) => {
    expect(await box.send(email)).toBe(false);
    expect([box.isInvalid, box.error]).toEqual([true, 'error-email-invalid']);
    expect([captcha.actions, newsletter.asked]).toEqual([[], []]);
    box.typed('maria@example.com');
    expect([box.isInvalid, box.error]).toEqual([false, null]);
  });

  it('sends a good one with a captcha for `login`, says so, and wants the field cleared', async () => {
    expect(await box.send(' maria@example.com ')).toBe(true);
    expect(newsletter.asked).toEqual([['maria@example.com', 'solved for login']]);
    expect(modals.notification).toEqual({
      type: 'success',
      message: { key: 'subscribing-successful-message' },
    });
  });

  it('says when it did not work, and keeps what was typed', async () => {
    newsletter.refusal = new Failure('captcha-unavailable', {}, 'unavailable');
    expect(await box.send('maria@example.com')).toBe(false);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'subscribing-error-message' } });
    expect(box.busy).toBe(false);
  });

  it('sends once, however often it is pressed', async () => {
    await Promise.all([box.send('maria@example.com'), box.send('maria@example.com')]);
    expect(newsletter.asked).toHaveLength(1);
  });
});

describe('the links of its mails', () => {
  const open = async (route: 'NewsletterConfirmation' | 'NewsletterUnsubscription') => {
    const screen = new NewsletterLinkScreen(newsletter);
    const { signal } = new AbortController();
    await screen.load({ route, params: {}, query: { token: ['a-token'] }, signal });
    return screen;
  };

  it('do nothing until the button is pressed', async () => {
    const screen = await open('NewsletterConfirmation');
    expect([screen.outcome, newsletter.confirmed]).toEqual(['asked', []]);
    await screen.proceed();
    expect([screen.outcome, newsletter.confirmed]).toEqual(['done', ['a-token']]);
    const farewell = await open('NewsletterUnsubscription');
    await farewell.proceed();
    expect([farewell.outcome, newsletter.left]).toEqual(['done', ['a-token']]);
  });

  it('say that they are over, or that the server is away', async () => {
    const screen = await open('NewsletterUnsubscription');
    newsletter.refusal = new Failure('error-please-try-again-later', {}, 'unreachable');
    await screen.proceed();
    expect(screen.outcome).toBe('unreachable');
    newsletter.refusal = new Failure('newsletter-link-over', {}, 'invalid');
    await screen.proceed();
    expect(screen.outcome).toBe('over');
  });
});
