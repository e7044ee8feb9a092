import { pathOf } from '../src/core/site/paths.ts';
import { routeOfPath } from '../src/container/match-route.ts';
import { ROUTES } from '../src/core/site/routes.ts';
import type { PathName, RouteName } from '../src/core/site/routes.ts';
import { SECRET_LINKS } from './secret-links.ts';
import type { Shop } from './secret-links.ts';
import type { Language } from '../src/core/shared/language.ts';

/** Page with links to a screen of one record. */
const FOUND_ON: Partial<Record<RouteName, PathName>> = {
  ProductCategory: 'MarketplaceProductCategories',
  Product: 'ProductCategory',
  Vendor: 'Product',
  WriteReview: 'Product',
  Property: 'Properties',
  RentPlace: 'RentPlaces',
  Agency: 'TrustedAgencies',
  User: 'Property',
  RoommateOffer: 'Roommates',
  BlogPost: 'BlogCategory',
  FollowedOrder: 'AdminVendorOrders',
  AdminEditProperty: 'AdminPropertyList',
  AdminEditProduct: 'AdminListProducts',
  AdminVendorOrder: 'AdminVendorOrders',
  AdminRoommatesPost: 'AdminRoommates',
};

/** Query of a list, so that its products can be bought. */
const ONLY: Partial<Record<PathName, string>> = { ProductCategory: '?inStock=1' };

/** Comparisons, with the list that leads to them. */
const COMPARED: Partial<Record<RouteName, PathName>> = {
  ComparedProducts: 'Product',
  ComparedProperties: 'Property',
};

/** Screens of the same record as another one, because reviews have no link before the first one. */
const SAME_AS: Partial<Record<RouteName, RouteName>> = { Reviews: 'WriteReview' };

const MAX_TRIED = 10;

const known = new Map<string, string>();

/**
 * Returns the path of a route. For one with an id, the first link to it is used; without one the id is
 * unknown.
 */
export async function addressOf(shop: Shop, route: RouteName, language: Language): Promise<string> {
  if (route === 'NotFound') return '/no-such-page';
  const compared = COMPARED[route];
  if (compared) return pathOf(route, language, {}, { id: await twoOf(shop, compared, language) });
  const same = SAME_AS[route];
  if (same) return pathOf(route, language, routeOfPath(await addressOf(shop, same, language)).params);
  if (!/:\w+(\/|$)/.test(ROUTES[route].en)) return pathOf(route, language);
  const key = `${route} ${language}`;
  const secret = SECRET_LINKS[route];
  const address =
    known.get(key) ??
    (secret && pathOf(route, language, { token: await secret(shop) })) ??
    (await findLink(shop, route, language)) ??
    unknownAddress(route, language);
  known.set(key, address);
  return address;
}

async function twoOf(shop: Shop, route: PathName, language: Language): Promise<string[]> {
  const [list] = await placesOf(shop, FOUND_ON[route] ?? route, language);
  const links = linksTo(route, await shop.read(list ?? '/'));
  return [...new Set(links.map((link) => routeOfPath(link).params['id'] ?? ''))].slice(0, 2);
}

async function findLink(shop: Shop, route: RouteName, language: Language): Promise<string | undefined> {
  const from = FOUND_ON[route];
  if (!from) return undefined;
  for (const place of await placesOf(shop, from, language)) {
    const [link] = linksTo(route, await shop.read(`${place}${ONLY[from] ?? ''}`));
    if (link !== undefined) return link;
  }
  return undefined;
}

/** Pages that may link to a route; several, because not every record has every link. */
async function placesOf(shop: Shop, route: PathName, language: Language): Promise<string[]> {
  const from = FOUND_ON[route];
  if (!from) return [pathOf(route, language)];
  return linksTo(route, await shop.read(await addressOf(shop, from, language))).slice(0, MAX_TRIED);
}

function linksTo(route: RouteName, page: string): string[] {
  const links = [...page.matchAll(/href="(\/[^"?#]+)/g)].map(([, path]) => path ?? '');
  return [...new Set(links)].filter((path) => routeOfPath(path).name === route);
}

/** An address of valid form without a record. */
function unknownAddress(route: PathName, language: Language): string {
  return pathOf(route, language, {
    id: 999_999_999,
    token: 'A'.repeat(43),
    work: 'move',
    subject: 'product-999999999',
  });
}
