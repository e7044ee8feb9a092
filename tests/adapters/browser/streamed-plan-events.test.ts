import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StreamedPlanEvents } from '../../../src/adapters/browser/streamed-plan-events.ts';
import { FakeClock } from '../../support/fake-clock.ts';

/** Fake EventSource that dispatches events. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  say(type: string, data = ''): void {
    this.dispatchEvent(Object.assign(new Event(type), { data }));
  }
}

class FakeDocument extends EventTarget {
  visibilityState = 'visible';

  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('The event stream of an open plan (PLAN-08)', () => {
  let page: FakeDocument;
  let received: (string | null)[];
  let clock: FakeClock;
  beforeEach(() => {
    [page, received, clock] = [new FakeDocument(), [], new FakeClock()];
    FakeStream.opened = [];
    vi.stubGlobal('EventSource', FakeStream);
    vi.stubGlobal('document', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  const follow = (address = { token: 'T' } as { id: string } | { token: string }) =>
    new StreamedPlanEvents(clock).follow(address, (version) => received.push(version));
  const stream = () => FakeStream.opened.at(-1) as FakeStream;

  it('uses the plan’s URL', () => {
    follow();
    follow({ id: 'P' });
    expect(FakeStream.opened.map(({ url }) => url)).toEqual([
      '/api/shared-plan/T/events',
      '/api/plan/P/events',
    ]);
  });

  it('reports each new version, and reloads on each connection and at the end of a link', () => {
    follow();
    stream().say('open');
    stream().say('changed', 'v2');
    stream().say('changed');
    stream().say('ended');
    expect(received).toEqual([null, 'v2', null, null]);
  });

  it('closes in a hidden tab, and reconnects when the tab is visible', () => {
    follow();
    page.show('hidden');
    expect(stream().readyState).toBe(FakeStream.CLOSED);
    page.show('visible');
    expect([FakeStream.opened.length, stream().readyState]).toEqual([2, 1]);
  });

  it('is reconnected by the browser, and after a delay if the server rejected it', () => {
    follow();
    stream().say('error');
    expect(received).toEqual([]);
    stream().close();
    stream().say('error');
    expect([received, FakeStream.opened.length]).toEqual([[null], 1]);
    clock.pass(30_000);
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('closes with the page', () => {
    const stop = follow();
    stop();
    page.show('visible');
    clock.pass(30_000);
    expect([FakeStream.opened.length, stream().readyState]).toEqual([1, FakeStream.CLOSED]);
  });
});
