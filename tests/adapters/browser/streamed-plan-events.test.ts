import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StreamedPlanEvents } from '../../../src/adapters/browser/streamed-plan-events.ts';
import { FakeClock } from '../../support/fake-clock.ts';

/** A browser's stream, which the test speaks through. */
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

describe('What an open page of a plan is told (PLAN-08)', () => {
  let page: FakeDocument;
  let told: (string | null)[];
  let clock: FakeClock;
  beforeEach(() => {
    [page, told, clock] = [new FakeDocument(), [], new FakeClock()];
    FakeStream.opened = [];
    vi.stubGlobal('EventSource', FakeStream);
    vi.stubGlobal('document', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  const follow = (address = { token: 'T' } as { id: string } | { token: string }) =>
    new StreamedPlanEvents(clock).follow(address, (version) => told.push(version));
  const stream = () => FakeStream.opened.at(-1) as FakeStream;

  it('comes from the plan’s own address', () => {
    follow();
    follow({ id: 'P' });
    expect(FakeStream.opened.map(({ url }) => url)).toEqual([
      '/api/shared-plan/T/events',
      '/api/plan/P/events',
    ]);
  });

  it('is each new version, and to read again with each connection and at the end of a link', () => {
    follow();
    stream().say('open');
    stream().say('changed', 'v2');
    stream().say('changed');
    stream().say('ended');
    expect(told).toEqual([null, 'v2', null, null]);
  });

  it('is nothing behind another tab, and comes anew when it is looked at', () => {
    follow();
    page.show('hidden');
    expect(stream().readyState).toBe(FakeStream.CLOSED);
    page.show('visible');
    expect([FakeStream.opened.length, stream().readyState]).toEqual([2, 1]);
  });

  it('is left to the browser while it tries again, and tried later after a refusal', () => {
    follow();
    stream().say('error');
    expect(told).toEqual([]);
    stream().close();
    stream().say('error');
    expect([told, FakeStream.opened.length]).toEqual([[null], 1]);
    clock.pass(30_000);
    expect(FakeStream.opened).toHaveLength(2);
  });

  it('is nothing more once it is left', () => {
    const stop = follow();
    stop();
    page.show('visible');
    clock.pass(30_000);
    expect([FakeStream.opened.length, stream().readyState]).toEqual([1, FakeStream.CLOSED]);
  });
});
