import { describe, expect, it } from 'vitest';
import { addressLine, EMPTY_ADDRESS, isSamePlace } from '../../../src/core/accounts/account-address.ts';
import { badgeName, dashboardOf, RoleError } from '../../../src/core/accounts/account.ts';
import { isInAppBrowser } from '../../../src/core/accounts/sign-in.ts';

describe('The badge of the current user (MODAL-06)', () => {
  const vendor = { id: 7, name: 'Дом и светлина' };

  it.each([
    ['user', 'Мария', null, 'Мария'],
    ['agency', 'Мария', vendor, 'Дом и светлина'],
    ['agency', 'Мария', null, 'Мария'],
    ['vendor', 'Мария', vendor, 'Мария'],
    ['user', 'я'.repeat(20), null, 'я'.repeat(20)],
    ['user', 'я'.repeat(21), null, `${'я'.repeat(20)}…`],
    ['user', `${'я'.repeat(19)}🪑🪑`, null, `${'я'.repeat(19)}🪑…`],
  ] as const)('shows the name of a %s called %s, cut to twenty characters', (type, name, shop, shown) => {
    expect(badgeName({ type, name, vendor: shop })).toBe(shown);
  });

  it('links to the dashboard of the account type (AUTH-03)', () => {
    expect([dashboardOf('user'), dashboardOf('agency'), dashboardOf('vendor')]).toEqual([
      'AgencyDashboard',
      'AgencyDashboard',
      'VendorDashboard',
    ]);
  });
});

describe('A saved address', () => {
  const property = { city: 'Русе', postCode: '7000', street: 'ул. „Дунав“ 1', details: 'вход Б' };

  it('is formatted in one line', () => {
    expect(addressLine(property)).toBe('ул. „Дунав“ 1, 7000 Русе');
  });

  it('is empty at first', () => {
    expect(Object.values(EMPTY_ADDRESS)).toEqual(['', '', '', '', '']);
  });

  it('equals another with the same fields, regardless of spaces', () => {
    const spaced = { city: ' Русе ', postCode: '7000 ', street: ` ${property.street}`, details: 'вход Б ' };
    expect([isSamePlace(property, spaced), isSamePlace(spaced, property)]).toEqual([true, true]);
    for (const change of [{ city: 'Варна' }, { postCode: '7001' }, { street: 'ул. 2' }, { details: '' }]) {
      expect(isSamePlace(property, { ...property, ...change })).toBe(false);
    }
  });
});

it('The Google button is hidden in another app’s browser (AUTH-07)', () => {
  for (const app of [
    'FBAN',
    'FBAV',
    'FB_IAB',
    'Instagram',
    'TikTok',
    'musical_ly',
    'BytedanceWebview',
    'Viber',
    'LinkedInApp',
  ]) {
    expect(isInAppBrowser(`Mozilla/5.0 (iPhone) [${app.toLowerCase()}/1.0]`)).toBe(true);
  }
  const webView =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/130 Mobile Safari/537.36';
  expect(isInAppBrowser(webView)).toBe(true);
  expect(isInAppBrowser(webView.replace('; wv', ''))).toBe(false);
  expect(isInAppBrowser('Mozilla/5.0 (X11; Linux x86_64) Chrome/130 Safari/537.36')).toBe(false);
});

it('RoleError names the required and the current role, and does not end the session', () => {
  expect(new RoleError(['vendor'], 'user')).toMatchObject({
    name: 'RoleError',
    messageKey: 'error-not-allowed',
    kind: 'not-allowed',
    roles: ['vendor'],
    own: 'user',
  });
});
