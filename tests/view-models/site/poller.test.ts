import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FailureKind } from '../../../src/core/shared/failure.ts';
import { ASK_AGAIN_MILLISECONDS, Poller } from '../../../src/view-models/site/poller.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { settled } from '../../support/settled.ts';

let clock: FakeClock;
let asked: number;
let answer: () => Promise<void>;
let poller: Poller;

beforeEach(() => {
  clock = new FakeClock();
  asked = 0;
  answer = async () => {};
  poller = new Poller(clock, () => {
    asked += 1;
    return answer();
  });
});

const pass = async (milliseconds: number) => {
  clock.pass(milliseconds);
  await settled();
};

describe('A poller', () => {
  it('sends a request after a delay, and again after each response', async () => {
    poller.start();
    await pass(ASK_AGAIN_MILLISECONDS - 1);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
    await pass(ASK_AGAIN_MILLISECONDS);
    expect(asked).toBe(2);
  });

  it('sends one request at a time', async () => {
    let go!: () => void;
    answer = () => new Promise((resolve) => (go = resolve));
    poller.start();
    await pass(60_000);
    expect(asked).toBe(1);
    go();
    await settled();
    await pass(ASK_AGAIN_MILLISECONDS);
    expect(asked).toBe(2);
  });

  it('pauses after it is left, and sends at once when it is shown again', async () => {
    poller.start();
    poller.stop();
    await pass(60_000);
    expect(asked).toBe(0);
    poller.start();
    await settled();
    expect(asked).toBe(1);
    await pass(ASK_AGAIN_MILLISECONDS);
    expect(asked).toBe(2);
  });

  it('sends one request after a restart', async () => {
    poller.start();
    await pass(10_000);
    poller.start();
    await pass(10_000);
    expect(asked).toBe(0);
    await pass(5_000);
    expect(asked).toBe(1);
  });

  it('is not continued by a response after it was left', async () => {
    let go!: () => void;
    answer = () => new Promise((resolve) => (go = resolve));
    poller.start();
    await pass(ASK_AGAIN_MILLISECONDS);
    poller.stop();
    go();
    await settled();
    await pass(60_000);
    expect(asked).toBe(1);
  });

  it.each<[FailureKind, number]>([
    ['unreachable', 2],
    ['unavailable', 2],
    ['login-required', 1],
    ['not-allowed', 1],
    ['not-found', 1],
  ])('that failed with %s sends %i requests in total', async (kind, times) => {
    answer = () => Promise.reject(new Failure('error-please-try-again-later', {}, kind));
    poller.start();
    await pass(ASK_AGAIN_MILLISECONDS);
    await pass(ASK_AGAIN_MILLISECONDS);
    expect(asked).toBe(times);
  });
});
