import fc from 'fast-check';
import { generatePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pathOf, queryText } from '../../../src/core/site/paths.ts';
import { routeOfPath } from '../../../src/container/match-route.ts';
import { ROUTES } from '../../../src/core/site/routes.ts';
import type { PathName } from '../../../src/core/site/routes.ts';

/** The table of NAV-01: route, English path, Bulgarian path. */
const TABLE: readonly (readonly [PathName, string, string])[] = [
  ['Index', '/', '/'],
  ['Marketplace', '/shop', '/magazin'],
  ['TrustedAgencies', '/trusted-agencies', '/dovereni-agencii'],
  ['AboutUsPage', '/about-us', '/za-nas'],
  ['TermsAndConditionsPage', '/terms-and-conditions', '/obshti-usloviya'],
  ['PrivacyPolicyPage', '/privacy-policy', '/poveritelnost'],
  ['Ranking', '/ranking', '/kak-podrezhdame'],
  ['Shops', '/shops', '/magazini'],
  ['LegalGuarantee', '/legal-guarantee', '/zakonova-garantsiya'],
  ['Accessibility', '/accessibility', '/dostapnost'],
  ['Contacts', '/contacts', '/kontakti'],
  ['CleaningPage', '/cleaning', '/pochistvane'],
  ['CleaningServices', '/cleaning/services', '/pochistvane/uslugi'],
  ['MovingPage', '/moving', '/premestvane'],
  ['MovingServices', '/moving/services', '/premestvane/uslugi'],
  ['InteriorPage', '/interior', '/interior-dizayn'],
  ['ComingSoon', '/coming-soon', '/ochakvayte-skoro'],
  ['MarketplaceProductCategories', '/product/category', '/produkti/kategorii'],
  ['MarketplaceProductPromoCategories', '/product/category/promo', '/produkti/kategorii/promo'],
  ['ProductCategory', '/product/category/{id}', '/produkti/kategorii/{id}'],
  ['Product', '/product/{id}', '/produkti/{id}'],
  ['Cart', '/cart', '/kolichka'],
  ['Favorites', '/favorites', '/lyubimi'],
  ['Properties', '/properties', '/imoti'],
  ['Property', '/property/{id}', '/imoti/{id}'],
  ['Roommates', '/roommates', '/sakvartiranti'],
  ['RoommatesPost', '/roommates/post', '/sakvartiranti/publikuvay'],
  ['RoommateOffer', '/roommates/{id}', '/sakvartiranti/{id}'],
  ['VendorDashboard', '/vendor/dashboard', '/targovets/tablo'],
  ['Vendor', '/vendor/{id}', '/targovets/{id}'],
  ['UserConfirmation', '/user/confirmation', '/potrebitel/potvarzhdenie'],
  ['User', '/user/{id}', '/potrebitel/{id}'],
  ['Agency', '/agency/{id}', '/agenciya/{id}'],
  ['BlogCategory', '/blog/category/{id?}', '/blog/kategoriya/{id?}'],
  ['BlogPost', '/blog/{id}', '/blog/{id}'],
  ['PaymentStatus', '/payment/status', '/plashtane/status'],
  ['Profile', '/profile', '/profil'],
  ['AdminAddProperty', '/profile/property', '/profil/imot'],
  ['AdminEditProperty', '/profile/property/{id}', '/profil/imot/{id}'],
  ['AdminPropertyList', '/profile/properties', '/profil/imoti'],
  ['AdminListingsImport', '/profile/listings-import', '/profil/vnos-na-obyavi'],
  ['AgencyDashboard', '/profile/agency-dashboard', '/profil/tablo'],
  ['AdminVendorDashboard', '/profile/vendor-dashboard', '/profil/targovets-tablo'],
  ['AdminSettings', '/profile/settings', '/profil/nastroyki'],
  ['AdminAddProduct', '/profile/product', '/profil/produkt'],
  ['AdminEditProduct', '/profile/product/{id}', '/profil/produkt/{id}'],
  ['AdminListProducts', '/profile/products', '/profil/produkti'],
  ['AdminInvoices', '/profile/invoices', '/profil/fakturi'],
  ['AdminProductsImport', '/profile/products-import', '/profil/vnos-na-produkti'],
  ['AdminVendorOrders', '/profile/orders', '/profil/porachki'],
  ['AdminVendorOrder', '/profile/orders/{id}', '/profil/porachki/{id}'],
  ['ViewingRequests', '/profile/viewing-requests', '/profil/ogledi'],
  ['AdminRoommates', '/profile/roommates-posts', '/profil/sakvartiranti'],
  ['AdminRoommatesPost', '/profile/roommates-posts/{id}', '/profil/sakvartiranti/{id}'],
];

const filled = (path: string) => path.replace(/\{id\??\}/, '42');

describe('The routes', () => {
  it.each(TABLE)('include %s at %s and %s (NAV-01)', (name, en, bg) => {
    for (const path of [en, bg]) {
      const params = path.includes('{') ? { id: '42' } : {};
      expect(routeOfPath(filled(path))).toEqual({ name, params });
    }
  });

  it.each(TABLE)('link %s in the language of the page (NAV-02)', (name, en, bg) => {
    expect(pathOf(name, 'en', { id: 42 })).toBe(filled(en));
    expect(pathOf(name, 'bg', { id: 42 })).toBe(filled(bg));
  });

  it('are built as the router builds them', () => {
    const params = {
      id: 'a b',
      token: 'x',
      place: 'sofia',
      subject: 'order-1',
      work: 'cleaning',
      type: null,
    };
    const given = { id: 'a b', token: 'x', place: 'sofia', subject: 'order-1', work: 'cleaning' };
    for (const name of Object.keys(ROUTES) as PathName[]) {
      for (const language of ['bg', 'en'] as const) {
        const path = pathOf(name, language, given);
        expect(path).toBe(generatePath<string>(ROUTES[name][language], params));
        expect(routeOfPath(path).name).toBe(name);
      }
    }
  });

  it('permit a blog category without its id', () => {
    expect(routeOfPath('/blog/category')).toEqual({ name: 'BlogCategory', params: {} });
    expect(pathOf('BlogCategory', 'bg')).toBe('/blog/kategoriya');
  });

  it.each(['/nowhere', '/product', '/product/1/2', '/produkti', '/kolichka/5', '/Kolichka'])(
    'exclude %s (NAV-08)',
    (path) => {
      expect(routeOfPath(path).name).toBe('NotFound');
    },
  );

  it('are not linked without a required id', () => {
    expect(() => pathOf('Product', 'en')).toThrow('Product needs :id');
    expect(pathOf('Product', 'en', { id: 'a/b' }, { page: 2 })).toBe('/product/a%2Fb?page=2');
  });

  it('accept a trailing slash', () => {
    expect(routeOfPath('/kolichka/').name).toBe('Cart');
  });

  it('encode and decode any id', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.constantFrom('bg', 'en'),
        (id, language) => {
          const path = pathOf('User', language, { id });
          // These two words are a separate route.
          fc.pre(id !== 'confirmation' && id !== 'potvarzhdenie');
          // The router parses this text as a slash.
          fc.pre(!id.includes('%2F'));
          expect(routeOfPath(path)).toEqual({ name: 'User', params: { id } });
        },
      ),
    );
  });
});

describe('A query string', () => {
  it('omits empty values', () => {
    expect(
      queryText({ room: 'kitchen', colour: ['white', 'oak'], page: null, inStock: false, text: '' }),
    ).toBe('?room=kitchen&colour=white&colour=oak');
    expect(queryText({ page: undefined })).toBe('');
    expect(queryText({ inStock: true, page: 0 })).toBe('?inStock=1&page=0');
    expect(queryText({ 'q&a': 'a=b' })).toBe('?q%26a=a%3Db');
  });
});
