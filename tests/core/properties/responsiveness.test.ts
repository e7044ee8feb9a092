import { describe, expect, it } from 'vitest';
import { answerTime, responsivenessOf } from '../../../src/core/properties/responsiveness.ts';
import type { Request } from '../../../src/core/properties/responsiveness.ts';

const MINUTE = 60_000;
const NOW = new Date('2026-11-25T10:00:00Z');
const ASKED = new Date('2026-11-20T10:00:00Z').getTime();
const after = (minutes: number) => new Date(ASKED + minutes * MINUTE);
/** A request one hour after the previous one, answered after some minutes or never. */
const asked = (
  minutes: (number | null)[],
  text = (number: number): string | null => `Отговор ${number}`,
): Request[] =>
  minutes.map((wait, index) => ({
    asker: `asker ${index}`,
    askedAt: after(index * 60),
    closedAt: null,
    answers: wait === null ? [] : [{ at: after(index * 60 + wait), text: text(index) }],
  }));

describe('The response time and rate (TRUST-02)', () => {
  it('are empty below five requests', () => {
    expect(responsivenessOf(asked([1, 2, 3, 4]), NOW)).toBeNull();
    expect(responsivenessOf(asked([1, 2, 3, 4, 5]), NOW)).toMatchObject({ requests: 5 });
  });

  it('are the median, and the share answered within a day', () => {
    const counted = responsivenessOf(asked([10, 90, 30, 25 * 60, null]), NOW);
    expect(counted).toEqual({ medianMinutes: 90, sharePercent: 60, requests: 5 });
  });

  it('count only the first request of each person', () => {
    const again = asked([null, null, null]).map((request) => ({ ...request, asker: 'asker 4' }));
    const later = again.map((request) => ({ ...request, askedAt: after(6 * 60) }));
    expect(responsivenessOf([...later, ...asked([1, 2, 3, 4, 5])], NOW)).toMatchObject({
      requests: 5,
      sharePercent: 100,
    });
    const alone = asked([1, 2, 3, 4, 5]).map((request) => ({ ...request, asker: 'a second account' }));
    expect(responsivenessOf(alone, NOW)).toBeNull();
  });

  it('have no median if fewer than half were answered', () => {
    expect(responsivenessOf(asked([10, 20, null, null, null]), NOW)).toEqual({
      medianMinutes: null,
      sharePercent: 40,
      requests: 5,
    });
  });

  it('exclude requests that are still in time', () => {
    const fresh = {
      asker: 'fresh',
      askedAt: new Date(NOW.getTime() - 60 * MINUTE),
      closedAt: null,
      answers: [],
    };
    expect(responsivenessOf([...asked([1, 2, 3, 4, 5]), fresh], NOW)).toMatchObject({
      requests: 5,
      sharePercent: 100,
    });
  });

  it('exclude requests closed within a day, and include those closed later', () => {
    const closed = (minutes: number) => ({
      asker: 'closed',
      askedAt: after(0),
      closedAt: after(minutes),
      answers: [],
    });
    expect(responsivenessOf([...asked([1, 2, 3, 4, 5]), closed(60)], NOW)).toMatchObject({ requests: 5 });
    expect(responsivenessOf([...asked([1, 2, 3, 4, 5]), closed(25 * 60)], NOW)).toMatchObject({
      requests: 6,
    });
  });

  it('ignore the same text in three replies, regardless of punctuation', () => {
    const same = asked([1, 2, 3, 4, 5], (index) =>
      index < 3 ? `Здравейте${'!'.repeat(index)}` : `${index}`,
    );
    expect(responsivenessOf(same, NOW)).toMatchObject({ sharePercent: 40 });
    const twice = asked([1, 2, 3, 4, 5], (index) => (index < 2 ? 'Здравейте' : `${index}`));
    expect(responsivenessOf(twice, NOW)).toMatchObject({ sharePercent: 100 });
  });

  it('ignore the same text in two replies within a minute', () => {
    const same = asked([65, 5, 3, 4, 5], (index) => (index < 2 ? 'Здравейте' : `${index}`));
    expect(responsivenessOf(same, NOW)).toMatchObject({ sharePercent: 60 });
  });

  it('count the first personal reply after an automatic one', () => {
    const requests = asked([1, 1, 1, 1, 1], () => 'Ще Ви пишем').map((request, index) => ({
      ...request,
      answers: [
        ...request.answers,
        { at: new Date(request.askedAt.getTime() + 40 * MINUTE), text: `Свой ${index}` },
      ],
    }));
    expect(responsivenessOf(requests, NOW)).toEqual({ medianMinutes: 40, sharePercent: 100, requests: 5 });
  });

  it('count replies to viewings, which have no text', () => {
    expect(
      responsivenessOf(
        asked([1, 2, 3, 4, 5], () => null),
        NOW,
      ),
    ).toMatchObject({ medianMinutes: 3 });
  });
});

describe('The time to a reply', () => {
  it.each([
    [0, { unit: 'hours', count: 1 }],
    [61, { unit: 'hours', count: 2 }],
    [24 * 60, { unit: 'hours', count: 24 }],
    [24 * 60 + 1, { unit: 'days', count: 2 }],
  ])('of %i minutes is displayed as %o', (minutes, shown) => {
    expect(answerTime(minutes)).toEqual(shown);
  });
});
