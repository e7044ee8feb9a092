import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredConsent } from '../../../src/adapters/storage/stored-choices.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { MODAL_NAMES } from '../../../src/core/site/modal.ts';
import { ChunkLoadError } from '../../../src/view-models/site/chunk-load-error.ts';
import { CookieNotice } from '../../../src/view-models/site/cookie-notice.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { NotFoundScreen } from '../../../src/view-models/site/not-found-screen.ts';
import { Panels } from '../../../src/view-models/site/panels.ts';
import { Progress } from '../../../src/view-models/site/progress.ts';
import { FakeClock } from '../../support/fake-clock.ts';

describe('The modals', () => {
  it('are open one at a time (MODAL-01)', () => {
    const modals = new Modals();
    for (const name of MODAL_NAMES) {
      if (name === 'notification') continue;
      modals.show(name);
      expect(modals.open).toBe(name);
    }
    modals.notify('success', 'withdrawal-received');
    expect(modals.open).toBe('notification');
    modals.show('login');
    expect([modals.open, modals.notification]).toEqual(['login', null]);
    modals.close();
    expect(modals.open).toBeNull();
  });

  it('show an error with its own text (MODAL-03)', () => {
    const modals = new Modals();
    modals.notifyOf(new Failure('payment-not-due', {}, 'conflict'));
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'payment-not-due' } });
  });

  it('are replaced by the login after a 401 (AUTH-15)', () => {
    const modals = new Modals();
    modals.notify('loading', 'sending');
    modals.show('login');
    for (const kind of ['login-required', 'not-allowed'] as const) {
      modals.notifyOf(new Failure('error-login-required', {}, kind));
    }
    modals.notifyOf(new Failure('error-login-required', {}, 'login-required'), {
      message: 'please-try-again-later',
    });
    expect([modals.open, modals.notification]).toEqual(['login', null]);
    modals.notifyOf(new Failure('payment-not-due', {}, 'conflict'));
    expect(modals.open).toBe('notification');
  });

  it('show a 401 that opened no login', () => {
    const modals = new Modals();
    modals.notifyOf(new Failure('error-not-allowed', {}, 'not-allowed'));
    expect(modals.notification?.message.key).toBe('error-not-allowed');
  });

  it('show a general text for an unexpected error, and rethrow it', () => {
    const modals = new Modals();
    expect(() => modals.notifyOf(new TypeError('a fault'))).toThrow('a fault');
    expect(modals.notification?.message.key).toBe('error-please-try-again-later');
  });
});

describe('The notification over a form', () => {
  it('is closed at first, and closes once to show the form with the error', () => {
    const modals = new Modals();
    expect([modals.open, modals.notification]).toEqual([null, null]);
    modals.show('creditBuy');
    modals.notify('error', { key: 'error-try-again', values: { name: 'Мария' } }, { back: 'creditBuy' });
    expect(modals.notification).toEqual({
      type: 'error',
      message: { key: 'error-try-again', values: { name: 'Мария' } },
    });
    modals.close();
    expect([modals.open, modals.notification]).toEqual(['creditBuy', null]);
    modals.close();
    expect(modals.open).toBeNull();
  });

  it('does not return over another modal opened since', () => {
    const modals = new Modals();
    modals.notify('error', 'error-try-again', { back: 'creditBuy' });
    modals.show('login');
    modals.close();
    expect(modals.open).toBeNull();
  });

  it('of an error shows the form’s text, and then the form', () => {
    const modals = new Modals();
    const refusal = new Failure('payment-not-due', {}, 'conflict');
    modals.notifyOf(refusal, { message: 'error-try-again', back: 'creditBuy' });
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-try-again' } });
    modals.close();
    expect(modals.open).toBe('creditBuy');
  });
});

describe('The panels (MODAL-07)', () => {
  it('are closed at first, and each is toggled by its button', () => {
    const panels = new Panels();
    const open = () => [panels.rooms, panels.menu, panels.advancedSearch, panels.promoBackground];
    expect(open()).toEqual([false, false, false, false]);
    panels.openRooms();
    panels.setPromoBackground(true);
    expect(open()).toEqual([true, false, false, true]);
    panels.closeRooms();
    panels.setPromoBackground(false);
    panels.toggleMenu();
    panels.toggleAdvancedSearch();
    expect(open()).toEqual([false, true, true, false]);
    panels.toggleMenu();
    panels.toggleAdvancedSearch();
    expect(open()).toEqual([false, false, false, false]);
    expect(panels.isLoading('products')).toBe(false);
  });

  it('close on a navigation, except the advanced search', () => {
    const panels = new Panels();
    panels.toggleMenu();
    panels.toggleAdvancedSearch();
    panels.closeAll();
    expect([panels.menu, panels.advancedSearch]).toEqual([false, true]);
  });

  it('of rooms and menu close each other, and close on every navigation (NAV-09)', () => {
    const panels = new Panels();
    panels.toggleMenu();
    panels.openRooms();
    expect([panels.rooms, panels.menu]).toEqual([true, false]);
    panels.closeAll();
    expect([panels.rooms, panels.menu]).toEqual([false, false]);
  });

  it('toggle the advanced search', () => {
    const panels = new Panels();
    panels.toggleAdvancedSearch();
    expect(panels.advancedSearch).toBe(true);
  });

  it('show a preloader by its key until all its work ends, also with an error', async () => {
    const panels = new Panels();
    let finish = () => {};
    const slow = panels.whileLoading('products', () => new Promise<void>((resolve) => (finish = resolve)));
    await panels.whileLoading('products', () => Promise.reject(new Error('no'))).catch(() => {});
    expect([panels.isLoading('products'), panels.isLoading('vendors')]).toEqual([true, false]);
    finish();
    await slow;
    expect(panels.isLoading('products')).toBe(false);
  });
});

describe('The progress bar (NAV-15)', () => {
  it('is hidden for short work', () => {
    const clock = new FakeClock();
    const progress = new Progress(clock);
    const done = progress.begin();
    clock.pass(100);
    done();
    clock.pass(1_000);
    expect(progress.value).toBeNull();
  });

  it('is hidden for several short pieces of work', () => {
    const clock = new FakeClock();
    const progress = new Progress(clock);
    const one = progress.begin();
    clock.pass(100);
    const other = progress.begin();
    one();
    other();
    clock.pass(10_000);
    expect(progress.value).toBeNull();
  });

  it('grows during the work, never to the end, and is hidden after it', () => {
    const clock = new FakeClock();
    const progress = new Progress(clock);
    const done = progress.begin();
    clock.pass(150);
    const first = progress.value ?? 0;
    expect(first).toBe(0.2);
    clock.pass(399);
    expect(progress.value).toBe(first);
    clock.pass(1);
    expect(progress.value).toBeCloseTo(0.45);
    clock.pass(60_000);
    expect(progress.value).toBeGreaterThan(first);
    expect(progress.value).toBeLessThan(1);
    done();
    clock.pass(1_000);
    expect(progress.value).toBeNull();
  });

  it('waits for the last of several, each counted once', () => {
    const clock = new FakeClock();
    const progress = new Progress(clock);
    const [one, other] = [progress.begin(), progress.begin()];
    clock.pass(200);
    one();
    one();
    expect(progress.value).toBe(0.2);
    other();
    expect(progress.value).toBeNull();
    progress.begin();
    clock.pass(149);
    expect(progress.value).toBeNull();
    clock.pass(1);
    expect(progress.value).toBe(0.2);
  });
});

describe('The error screen', () => {
  it('sets the title of the tab', () => {
    expect(new NotFoundScreen().head).toEqual({ title: { key: 'not-found-title' } });
  });

  it('shows the reason for a missing script', () => {
    const cause = new Error('a broken connection');
    expect(new ChunkLoadError(cause)).toMatchObject({ name: 'ChunkLoadError', cause });
  });
});

describe('The cookie notice (MODAL-05)', () => {
  const notice = (store: MemoryTextStore) => {
    const shown = new CookieNotice(new StoredConsent(store));
    shown.read();
    return shown;
  };

  it('is hidden before the storage is read', () => {
    expect(new CookieNotice(new StoredConsent(new MemoryTextStore())).isShown).toBe(false);
  });

  it.each(['accept', 'decline', 'showPurposes'] as const)('is never shown again after %s', (answer) => {
    const store = new MemoryTextStore();
    const first = notice(store);
    expect(first.isShown).toBe(true);
    first[answer]();
    expect(first.isShown).toBe(false);
    expect(notice(store).isShown).toBe(false);
    expect(notice(store).consent).toBe(first.consent);
  });

  it('distinguishes accepted, rejected and undecided', () => {
    const answers = (['accept', 'decline', 'showPurposes'] as const).map((answer) => {
      const store = new MemoryTextStore();
      notice(store)[answer]();
      return notice(store).consent;
    });
    expect(answers).toEqual(['accepted', 'declined', 'purposes-seen']);
  });
});
