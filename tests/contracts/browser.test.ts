// @vitest-environment jsdom
import { afterEach, describe, vi } from 'vitest';
import { RememberedHistory } from '../../features/support/remembered-history.ts';
import { BrowserTokenCookie } from '../../src/adapters/browser/browser-session.ts';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { ServerHistory } from '../../src/adapters/server/server-history.ts';
import { LocalUnsavedPropertyForms } from '../../src/adapters/storage/stored-property-forms.ts';
import { SystemClock } from '../../src/adapters/system-clock.ts';
import { MemoryCookie } from '../support/a-session.ts';
import { aRouterHistory } from '../support/a-router-history.tsx';
import { FakeClock } from '../support/fake-clock.ts';
import { MemoryPropertyForms } from '../support/memory/memory-property-forms.ts';
import { browserHistoryContract, placesContract } from './site/browser-history.contract.ts';
import { clockContract } from './clock.contract.ts';
import { tokenCookieContract } from './accounts/token-cookie.contract.ts';
import { unsavedPropertyFormsContract } from './properties/unsaved-property-forms.contract.ts';

describe('in memory', () => {
  clockContract(() => {
    const clock = new FakeClock();
    return { clock, pass: (milliseconds) => clock.pass(milliseconds) };
  });
  tokenCookieContract(() => {
    const cookie = new MemoryCookie();
    cookie.clear();
    return cookie;
  });
  unsavedPropertyFormsContract(() => new MemoryPropertyForms());
  browserHistoryContract(() => new RememberedHistory('/'));
});

describe('in a browser', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  clockContract(() => {
    vi.useFakeTimers();
    return { clock: new SystemClock(), pass: (milliseconds) => vi.advanceTimersByTime(milliseconds) };
  });
  tokenCookieContract(() => new BrowserTokenCookie());
  unsavedPropertyFormsContract(() => new LocalUnsavedPropertyForms(new MemoryTextStore()));
  browserHistoryContract(() => aRouterHistory());
});

describe('at the server', () => {
  placesContract(() => new ServerHistory());
});
