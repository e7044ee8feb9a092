import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voteProblem, REVIEW_LIMITS, parseSubject } from '../../../src/core/reviews/review.ts';
import { hasInsult } from '../../../src/core/reviews/insults.ts';
import { reviewFormRules } from '../../../src/core/reviews/review-command.ts';
import { averageStars, bayesianRating, reviewCount } from '../../../src/core/reviews/star-average.ts';

const GOOD = 'Стабилна е и свети меко, точно като на снимката.';
const errorsOf = (text: string, stars: 1 | 5 | null = 5) =>
  reviewFormRules.errorsOf({ stars, text, pictures: [] });

describe('The rules of a review (TRUST-04)', () => {
  it.each([
    [GOOD, {}],
    ['Ужасен боклук, счупи се на втория ден. Не го купувайте!', {}],
    ['Кратко.', { text: 'error-review-too-short' }],
    [`${'\u200b'.repeat(40)}  \u202e  `, { text: 'error-review-too-short' }],
    ['а'.repeat(2_001), { text: 'error-review-too-long' }],
    ['Пишете на maria@example.com за снимки на щетите.', { text: 'error-review-contact' }],
    ['За половин цена: 0888 123 456, питайте за Митко.', { text: 'error-review-contact' }],
    ['Същото го има по-евтино на www.example.com, вижте.', { text: 'error-review-contact' }],
    ['Продавачът е пълен идиот и не вдига телефона.', { text: 'error-review-insult' }],
    ['Продавачът е пълен ИДИOT и не вдига телефона.', { text: 'error-review-insult' }],
  ])('%s', (text, errors) => {
    expect(errorsOf(text)).toEqual(errors);
  });

  it.each([
    ['Благодарим Ви!', {}],
    ['  Да ', { text: 'error-review-reply' }],
    ['а'.repeat(REVIEW_LIMITS.reply + 1), { text: 'error-review-reply-too-long' }],
    ['Пишете ни на 0888 123 456 и ще се разберем.', { text: 'error-review-contact' }],
    ['Вижте www.example.com за още мнения.', { text: 'error-review-contact' }],
    ['Вие сте пълен идиот.', { text: 'error-review-insult' }],
  ])('apply to a reply: %s', (text, errors) => {
    expect(reviewFormRules.replyErrorsOf(text)).toEqual(errors);
  });

  it.each([
    ['six different ones', ['a', 'b', 'c', 'd', 'e', 'f'], {}],
    ['a duplicate', ['a', 'a'], { pictures: 'error-picture-unknown' }],
    ['seven', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], { pictures: 'error-too-many-pictures' }],
  ])('limit the pictures: %s', (_, keys, errors) => {
    const pictures = keys.map((key) => ({ key, url: `/pictures/uploads/${key}`, width: 800, height: 600 }));
    expect(reviewFormRules.errorsOf({ stars: 5, text: GOOD, pictures })).toEqual(errors);
  });

  it('require stars', () => {
    expect(errorsOf(GOOD, null)).toEqual({ stars: 'error-review-stars' });
    for (const stars of [0, 6, 4.5, Number.NaN]) expect(errorsOf(GOOD, stars as 5)).toHaveProperty('stars');
  });

  it('accept words that only resemble insults', () => {
    for (const text of [
      'Небалансиран лайнер за ролетни щори',
      'Кош с педал и хубави дръжки',
      'Fire retardant bullet-proof cover, moroccan style',
    ])
      expect([text, hasInsult(text)]).toEqual([text, false]);
  });

  it('accept any text of a reply', () => {
    const answers = fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
      expect(Object.keys(errorsOf(text)).filter((field) => field !== 'text')).toEqual([]);
    });
    fc.assert(answers, { numRuns: 50 });
  });
});

describe('The subject of a review', () => {
  it.each([
    ['product-12', { kind: 'product', id: '12' }],
    ['service-cleaning', { kind: 'service', id: 'cleaning' }],
    ['owner-7', { kind: 'owner', id: '7' }],
    ['service-interior', null],
    ['product-0', null],
    ['product-1e3', null],
    ['product', null],
    ['review-1', null],
    ['', null],
  ])('is parsed: %s', (subject, parts) => {
    expect(parseSubject(subject)).toEqual(parts);
  });
});

const counts = fc.array(fc.nat(500), { minLength: 5, maxLength: 5 });

describe('Stars', () => {
  it('have an average with one decimal, and none without reviews', () => {
    expect([
      averageStars([0, 0, 0, 0, 0]),
      averageStars([0, 1, 0, 1, 1]),
      averageStars([0, 0, 0, 0, 9]),
    ]).toEqual([null, 3.7, 5]);
  });

  it('sort lists so that a few reviews do not precede many', () => {
    const one = bayesianRating([0, 0, 0, 0, 1]);
    const forty = bayesianRating([0, 0, 0, 8, 32]);
    const [none, bad] = [bayesianRating([0, 0, 0, 0, 0]), bayesianRating([3, 1, 0, 0, 0])];
    expect([forty > one, one > none, none > bad]).toEqual([true, true, true]);
  });

  it('are between one and five, approach the mean of many reviews, and rise with each better one', () => {
    fc.assert(
      fc.property(counts, (stars) => {
        const rating = bayesianRating(stars);
        expect(rating).toBeGreaterThanOrEqual(1_000);
        expect(rating).toBeLessThanOrEqual(5_000);
        expect(
          bayesianRating(stars.map((count, index) => count + (index === 4 ? 1 : 0))),
        ).toBeGreaterThanOrEqual(rating);
        const mean = averageStars(stars);
        if (mean !== null && reviewCount(stars) > 1_000)
          expect(Math.abs(rating / 1_000 - mean)).toBeLessThan(0.1);
      }),
    );
  });
});

describe('The right to vote for a review', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  it.each([
    [{ since: ago(14), hasReceived: true, isWriter: false }, null],
    [{ since: ago(13.9), hasReceived: true, isWriter: false }, 'error-vote-new-account'],
    [{ since: ago(400), hasReceived: false, isWriter: false }, 'error-vote-no-purchase'],
    [{ since: ago(400), hasReceived: true, isWriter: true }, 'error-vote-own'],
  ])('is checked: %o', (voter, problem) => {
    expect(voteProblem(voter, now)).toBe(problem);
  });
});
