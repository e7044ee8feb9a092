import { describe, expect, it } from 'vitest';
import { deviceOf, isVisitScreen, visitGroupOf } from '../../../src/core/site/visits.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

describe('The device of a visitor (TEAM-10)', () => {
  it.each([
    ['phone', ANDROID],
    ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
    ['tablet', ANDROID.replace(' Mobile', '')],
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
    ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
    ['desktop', ''],
  ])('is a %s', (device, userAgent) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});

describe('A counted screen', () => {
  it('is a route or the checkout', () => {
    expect(['Product', 'Checkout', 'NotFound', 'constructor'].map(isVisitScreen)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is summed with similar ones: pages of the profile are one', () => {
    expect(visitGroupOf('Product')).toBe('shop-product');
    expect(visitGroupOf('Checkout')).toBe('checkout');
    expect([visitGroupOf('AdminWallet'), visitGroupOf('Profile')]).toEqual(['profile', 'profile']);
    expect([visitGroupOf('AboutUsPage'), visitGroupOf('Ranking')]).toEqual(['site-text', 'site-text']);
  });
});
