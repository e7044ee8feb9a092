import { pathOf } from '../../src/core/site/paths.ts';
import type { PathName } from '../../src/core/site/routes.ts';

/** Pages by their names in scenarios. `the page of category 9` has the id of a category. */
const PAGES: Record<string, PathName | [PathName, Record<string, string>]> = {
  'the front page': 'Index',
  'the shop': 'Marketplace',
  'the page about us': 'AboutUsPage',
  'the contact page': 'Contacts',
  'the terms and conditions': 'TermsAndConditionsPage',
  'the privacy policy': 'PrivacyPolicyPage',
  'the page of what is coming soon': 'ComingSoon',
  'the trusted agencies': 'TrustedAgencies',
  'the order of results': 'Ranking',
  'the cleaning page': 'CleaningPage',
  'the categories of products': 'MarketplaceProductCategories',
  'the promotions': 'MarketplaceProductPromoCategories',
  'the cart page': 'Cart',
  'the list of homes': 'Properties',
  'the page of the home': 'Property',
  'the list of rooms': 'Roommates',
  'the form for a room': 'RoommatesPost',
  'my favorites': 'Favorites',
  'my hidden listings': 'HiddenListings',
  'the blog': 'BlogCategory',
  'the post': 'BlogPost',
  'the post about deposits': ['BlogPost', { id: 'depozit-pri-naem' }],
  'the status of a payment': 'PaymentStatus',
  'the form for a home': 'AdminAddProperty',
  'my homes': 'AdminPropertyList',
  'my dashboard': 'AgencyDashboard',
  "my shop's dashboard": 'VendorDashboard',
  'my settings': 'AdminSettings',
  'the form for a product': 'AdminAddProduct',
  'my products': 'AdminListProducts',
  'my product imports': 'AdminProductsImport',
  'my viewings': 'ViewingRequests',
  'my messages': 'AdminMessages',
  'my roommate offers': 'AdminRoommates',
};

export const PAGE_NAMES = new RegExp(`the page of category \\d+|${Object.keys(PAGES).join('|')}`);

export function routeOf(name: string): PathName {
  return pageOf(name)[0];
}

export function pathOfPage(name: string): string {
  const [route, params] = pageOf(name);
  return pathOf(route, 'bg', params);
}

function pageOf(name: string): [PathName, Record<string, string>] {
  const category = /^the page of category (\d+)$/.exec(name)?.[1];
  if (category !== undefined) return ['ProductCategory', { id: category }];
  const page = PAGES[name];
  if (page === undefined) throw new Error(`No page is called '${name}'`);
  return typeof page === 'string' ? [page, {}] : page;
}
