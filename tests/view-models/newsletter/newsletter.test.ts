import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { NewsletterBox } from '../../../src/view-models/newsletter/newsletter-box.ts';
import { NewsletterLinkScreen } from '../../../src/view-models/newsletter/newsletter-link-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import type { Newsletter } from '../../../src/core/newsletter/newsletter.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import type { FakeGateway } from '../../support/fake-gateway.ts';
import { SolvedCaptcha } from '../../support/a-journal.ts';

const TOKEN = 'newsletter'.padEnd(43, '-');
const { signal } = new AbortController();

let newsletter: FakeGateway<Newsletter>;
let captcha: SolvedCaptcha;
let modals: Modals;
let box: NewsletterBox;

beforeEach(() => {
  const done = () => ({ message: 'done' });
  newsletter = fakeGateway<Newsletter>({
    subscribe: done,
    confirmSubscription: done,
    unsubscribe: done,
  });
  captcha = new SolvedCaptcha();
  modals = new Modals();
  box = new NewsletterBox(newsletter, captcha, modals);
});

describe('The newsletter form (BLOG-03)', () => {
  it('validates the address while it is typed', () => {
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
    expect([captcha.actions, newsletter.inputs('subscribe')]).toEqual([[], []]);
    box.typed('maria@');
    expect(box.error).toBe('error-email-invalid');
    box.typed('maria@example.com');
    expect([box.isInvalid, box.error]).toEqual([false, null]);
  });

  it('sends a valid address with a captcha for `login`, confirms it and clears the field', async () => {
    expect(await box.send(' maria@example.com ')).toBe(true);
    expect(newsletter.inputs('subscribe')).toEqual([
      { email: 'maria@example.com', captcha: 'solved for login' },
    ]);
    expect(modals.notification).toEqual({
      type: 'success',
      message: { key: 'subscribing-successful-message' },
    });
  });

  it('reports an error, and keeps the typed address', async () => {
    newsletter.failOnce('subscribe', new Failure('captcha-unavailable', {}, 'unavailable'));
    expect(await box.send('maria@example.com')).toBe(false);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'subscribing-error-message' } });
    expect(box.busy).toBe(false);
  });

  it('is sent once for repeated presses', async () => {
    const answers = await Promise.all([box.send('maria@example.com'), box.send('maria@example.com')]);
    expect([answers, newsletter.inputs('subscribe').length, box.busy]).toEqual([[true, false], 1, false]);
  });

  it('is neither marked nor busy before any input', () => {
    expect([box.isInvalid, box.error, box.busy]).toEqual([false, null, false]);
  });

  it('rethrows unexpected errors', async () => {
    newsletter.handlers.subscribe = () => Promise.reject(new TypeError('a fault of the program'));
    await expect(box.send('maria@example.com')).rejects.toThrow('a fault of the program');
    expect([modals.notification, box.busy]).toEqual([null, false]);
  });
});

describe('The links of newsletter mails', () => {
  const open = async (route: 'NewsletterConfirmation' | 'NewsletterUnsubscription') => {
    const screen = new NewsletterLinkScreen(newsletter);
    await screen.load({ route, params: {}, query: { token: [TOKEN] }, signal });
    return screen;
  };

  it('do nothing until the button is pressed', async () => {
    const screen = await open('NewsletterConfirmation');
    const confirmed = () => newsletter.inputs('confirmSubscription');
    expect([screen.outcome, confirmed()]).toEqual(['asked', []]);
    await screen.proceed();
    expect([screen.outcome, confirmed()]).toEqual(['done', [{ token: TOKEN }]]);
    const farewell = await open('NewsletterUnsubscription');
    await farewell.proceed();
    expect([farewell.outcome, newsletter.inputs('unsubscribe')]).toEqual(['done', [{ token: TOKEN }]]);
  });

  it('report that they have expired or that the server is unavailable', async () => {
    const screen = await open('NewsletterUnsubscription');
    newsletter.failOnce('unsubscribe', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await screen.proceed();
    expect(screen.outcome).toBe('unreachable');
    newsletter.failOnce('unsubscribe', new Failure('newsletter-link-over', {}, 'invalid'));
    await screen.proceed();
    expect(screen.outcome).toBe('over');
  });

  it('are invalid when a mail program has truncated them', async () => {
    const refuse = () => Promise.reject(new Failure('validation_failed', {}, 'malformed'));
    const screen = new NewsletterLinkScreen({
      subscribe: refuse,
      confirmSubscription: refuse,
      unsubscribe: refuse,
    });
    expect([screen.purpose, screen.outcome]).toEqual(['confirm', 'asked']);
    await screen.load({ route: 'NewsletterConfirmation', params: {}, query: {}, signal });
    await screen.proceed();
    expect(screen.outcome).toBe('over');
  });

  it('set the title of the tab', async () => {
    const [confirmation, farewell] = [
      await open('NewsletterConfirmation'),
      await open('NewsletterUnsubscription'),
    ];
    expect([confirmation.head, farewell.head]).toEqual([
      { title: { key: 'newsletter-confirm-title' } },
      { title: { key: 'newsletter-leave-title' } },
    ]);
  });

  it('are sent once for repeated presses of the button', async () => {
    const screen = await open('NewsletterConfirmation');
    expect(screen.busy).toBe(false);
    await Promise.all([screen.proceed(), screen.proceed()]);
    expect([newsletter.inputs('confirmSubscription').length, screen.busy]).toEqual([1, false]);
  });

  it('start again when another one is opened', async () => {
    const screen = await open('NewsletterConfirmation');
    await screen.proceed();
    const query = { token: [TOKEN] };
    await screen.load({ route: 'NewsletterUnsubscription', params: {}, query, signal });
    expect([screen.outcome, screen.purpose]).toEqual(['asked', 'leave']);
  });

  it('rethrow unexpected errors', async () => {
    const screen = await open('NewsletterConfirmation');
    newsletter.handlers.confirmSubscription = () => Promise.reject(new TypeError('a fault of the program'));
    await expect(screen.proceed()).rejects.toThrow('a fault of the program');
    expect([screen.outcome, screen.busy]).toEqual(['asked', false]);
  });
});
