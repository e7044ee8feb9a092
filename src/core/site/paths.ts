import type { Language } from '../shared/language.ts';

/**
 * The paths of every route in both languages (NAV-01). `:id` stands for one segment, `:id?` for one that may
 * be left out. The order matters: of two that fit, the first one is meant.
 */
export const PATHS = {
  Index: { en: '/', bg: '/' },
  Marketplace: { en: '/shop', bg: '/magazin' },
  TrustedAgencies: { en: '/trusted-agencies', bg: '/dovereni-agencii' },
  AboutUsPage: { en: '/about-us', bg: '/za-nas' },
  TermsAndConditionsPage: { en: '/terms-and-conditions', bg: '/obshti-usloviya' },
  PrivacyPolicyPage: { en: '/privacy-policy', bg: '/poveritelnost' },
  Contacts: { en: '/contacts', bg: '/kontakti' },
  CleaningPage: { en: '/cleaning', bg: '/pochistvane' },
  CleaningServices: { en: '/cleaning/services', bg: '/pochistvane/uslugi' },
  MovingPage: { en: '/moving', bg: '/premestvane' },
  MovingServices: { en: '/moving/services', bg: '/premestvane/uslugi' },
  InteriorPage: { en: '/interior', bg: '/interior-dizayn' },
  ComingSoon: { en: '/coming-soon', bg: '/ochakvayte-skoro' },
  MarketplaceProductCategories: { en: '/product/category', bg: '/produkti/kategorii' },
  MarketplaceProductPromoCategories: { en: '/product/category/promo', bg: '/produkti/kategorii/promo' },
  ProductCategory: { en: '/product/category/:id', bg: '/produkti/kategorii/:id' },
  Product: { en: '/product/:id', bg: '/produkti/:id' },
  Cart: { en: '/cart', bg: '/kolichka' },
  FollowedViewing: { en: '/viewing/:token', bg: '/ogled/:token' },
  FollowedServiceOrder: { en: '/service-order/:token', bg: '/zayavka/:token' },
  FollowedOrder: { en: '/order/:token', bg: '/porachka/:token' },
  Favorites: { en: '/favorites', bg: '/lyubimi' },
  Properties: { en: '/properties', bg: '/imoti' },
  Property: { en: '/property/:id', bg: '/imoti/:id' },
  Roommates: { en: '/roommates', bg: '/sakvartiranti' },
  RoommatesPost: { en: '/roommates/post', bg: '/sakvartiranti/publikuvay' },
  FollowedConversation: { en: '/roommates/conversation/:token', bg: '/sakvartiranti/razgovor/:token' },
  RoommateOffer: { en: '/roommates/:id', bg: '/sakvartiranti/:id' },
  VendorDashboard: { en: '/vendor/dashboard', bg: '/targovets/tablo' },
  Vendor: { en: '/vendor/:id', bg: '/targovets/:id' },
  UserConfirmation: { en: '/user/confirmation', bg: '/potrebitel/potvarzhdenie' },
  User: { en: '/user/:id', bg: '/potrebitel/:id' },
  Agency: { en: '/agency/:id', bg: '/agenciya/:id' },
  BlogCategory: { en: '/blog/category/:id?', bg: '/blog/kategoriya/:id?' },
  BlogPost: { en: '/blog/:id', bg: '/blog/:id' },
  NewsletterConfirmation: { en: '/newsletter/confirmation', bg: '/byuletin/potvarzhdenie' },
  NewsletterFarewell: { en: '/newsletter/unsubscription', bg: '/byuletin/otpisvane' },
  PaymentStatus: { en: '/payment/status', bg: '/plashtane/status' },
  Profile: { en: '/profile', bg: '/profil' },
  AdminAddProperty: { en: '/profile/property', bg: '/profil/imot' },
  AdminEditProperty: { en: '/profile/property/:id', bg: '/profil/imot/:id' },
  AdminPropertyList: { en: '/profile/properties', bg: '/profil/imoti' },
  AgencyDashboard: { en: '/profile/agency-dashboard', bg: '/profil/tablo' },
  AdminVendorDashboard: { en: '/profile/vendor-dashboard', bg: '/profil/targovets-tablo' },
  AdminSettings: { en: '/profile/settings', bg: '/profil/nastroyki' },
  AdminAddProduct: { en: '/profile/product', bg: '/profil/produkt' },
  AdminEditProduct: { en: '/profile/product/:id', bg: '/profil/produkt/:id' },
  AdminListProducts: { en: '/profile/products', bg: '/profil/produkti' },
  AdminProductsImport: { en: '/profile/products-import', bg: '/profil/vnos-na-produkti' },
  AdminVendorOrders: { en: '/profile/orders', bg: '/profil/porachki' },
  AdminVendorOrder: { en: '/profile/orders/:id', bg: '/profil/porachki/:id' },
  ViewingRequests: { en: '/profile/viewing-requests', bg: '/profil/ogledi' },
  AdminWallet: { en: '/profile/wallet', bg: '/profil/portfeyl' },
  AdminMessages: { en: '/profile/messages', bg: '/profil/saobshteniya' },
  AdminRoommates: { en: '/profile/roommates-posts', bg: '/profil/sakvartiranti' },
  AdminRoommatesPost: { en: '/profile/roommates-posts/:id', bg: '/profil/sakvartiranti/:id' },
} as const satisfies Record<string, Record<Language, string>>;

export type RouteName = keyof typeof PATHS | 'NotFound';
export type RouteParams = Record<string, string>;
/** An address's query: all values of each name. */
export type Query = Readonly<Record<string, readonly string[]>>;
export type QueryValue = string | readonly string[] | number | boolean | null | undefined;

/** The path of a route in a language, with its parameters and query: links are built by name (NAV-02). */
export function pathOf(
  name: keyof typeof PATHS,
  language: Language,
  params: Record<string, string | number> = {},
  query: Record<string, QueryValue> = {},
): string {
  const path = PATHS[name][language]
    .split('/')
    .flatMap((segment) => {
      if (!segment.startsWith(':')) return [segment];
      const value = params[segment.slice(1).replace('?', '')];
      if (value === undefined && !segment.endsWith('?')) throw new Error(`${name} needs ${segment}`);
      return value === undefined ? [] : [encodeURIComponent(value)];
    })
    .join('/');
  return path + queryText(query);
}

/** `?room=kitchen&colour=white&colour=oak`, or nothing: empty values are left out. */
export function queryText(query: Record<string, QueryValue>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null && one !== '' && one !== false)
      .map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(one === true ? '1' : String(one))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The route that a path means, in whichever language it is written; an unknown one is `NotFound` (NAV-08). */
export function routeOfPath(path: string): { name: RouteName; params: RouteParams } {
  const segments = path.split('/').filter((segment) => segment !== '');
  for (const [name, paths] of Object.entries(PATHS) as [keyof typeof PATHS, Record<Language, string>][]) {
    const params = fit(segments, paths.en) ?? fit(segments, paths.bg);
    if (params) return { name, params };
  }
  return { name: 'NotFound', params: {} };
}

function fit(segments: string[], pattern: string): RouteParams | null {
  const wanted = pattern.split('/').filter((segment) => segment !== '');
  if (segments.length > wanted.length) return null;
  const params: RouteParams = {};
  for (const [index, want] of wanted.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (want.endsWith('?')) continue;
      return null;
    }
    if (!want.startsWith(':')) {
      if (segment !== want) return null;
      continue;
    }
    const value = decode(segment);
    if (value === null) return null;
    params[want.slice(1).replace('?', '')] = value;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
