import type { PathName } from '../../site/routes.ts';
import { Vocabulary, wordsOf } from './vocabulary.ts';
import { actsForShop } from '../../accounts/account.ts';
import type { UserInfo } from '../../accounts/account.ts';
import { isFiller } from '../../shared/search-stem.ts';
import { routeNamed } from '../../site/routes.ts';

/** A page found by words, and its group in the results. */
export type PageMeaning = { kind: 'services' | 'plan' | 'pages'; route: PathName };

const to =
  (kind: PageMeaning['kind']) =>
  (route: PathName, phrases: string): [PageMeaning, string] => [{ kind, route }, phrases];
const service = to('services');
const plan = to('plan');
const page = to('pages');

export const PAGE_WORDS = new Vocabulary<PageMeaning>([
  service(
    'CleaningPage',
    'почистване, чистене, чистачка, почистване на дома, почистваща фирма, хигиенистка, миене на прозорци, пране на, пране, cleaning, cleaner, house cleaning, maid',
  ),
  service(
    'MovingPage',
    'преместване, хамали, хамалски услуги, пренасяне, транспорт на мебели, moving, movers, moving company, removals',
  ),
  service(
    'InteriorPage',
    'интериорен дизайн, интериорен дизайнер, интериор, дизайнер, interior, interior design, interior designer',
  ),
  plan(
    'MovingIn',
    'нанасяне, план за нанасяне, план, план за преместване, калкулатор за нанасяне, moving in, move in, moving in plan, plan',
  ),
  plan('MovingOut', 'изнасяне, план за изнасяне, напускане, освобождаване на жилище, moving out, move out'),
  page(
    'TermsAndConditionsPage',
    'общи условия, условия за ползване, условия, правила, връщане, връщане на продукт, отказ от договора, returns, terms, terms and conditions, terms of use',
  ),
  page(
    'PrivacyPolicyPage',
    'поверителност, политика за поверителност, лични данни, бисквитки, privacy, privacy policy, personal data, cookies, gdpr',
  ),
  page('AboutUsPage', 'за нас, кои сме, кои сте вие, about, about us'),
  page(
    'Contacts',
    'контакти, контакт, връзка с вас, връзка с нас, поддръжка, помощ, contact, contacts, contact us, support, help',
  ),
  page(
    'LegalGuarantee',
    'законова гаранция, гаранция, рекламация, рекламации, legal guarantee, guarantee, warranty',
  ),
  page('Accessibility', 'достъпност, accessibility'),
  page('Ranking', 'как подреждаме, подреждане на резултатите, ranking'),
  page(
    'TrustedAgencies',
    'агенции, агенция, доверени агенции, агенции за имоти, брокер, брокери, agencies, agency, estate agents, trusted agencies',
  ),
  page('Shops', 'магазини, всички магазини, търговци, продавачи, shops, all shops, sellers, vendors'),
  page(
    'FairPrice',
    'обичаен наем, колко струва наемът, средна цена на наем, средни наеми, fair price, fair rent, usual rent',
  ),
  page('RentPlaces', 'наеми по градове, цени на наеми, rents by town'),
  page('BlogCategory', 'блог, статии, новини, съвети, blog, articles, news'),
  page('MarketplaceProductPromoCategories', 'промоции, намаления, разпродажба, promotions, sale, offers'),
  page('Favorites', 'любими, favorites, favourites'),
  page('Cart', 'количка, моята количка, cart, shopping cart'),
]);

/** Words of profile pages; only the reader's browser uses them. */
export const OWN_PAGE_WORDS = new Vocabulary<PathName>([
  ['AdminVendorOrders', 'поръчки, моите поръчки, поръчка, orders, my orders'],
  ['AdminWallet', 'портфейл, кредити, wallet, credits'],
  ['AdminCoupons', 'купони, отстъпки, код за отстъпка, coupons, discounts, discount code'],
  ['AdminPayouts', 'изплащания, извлечение, комисиона, баланс, payouts, statement, commission, balance'],
  ['AdminInvoices', 'фактури, данъци, одиторски файл, invoices, taxes'],
  ['AdminMembers', 'екип, служители, роли, покана, достъп, team, staff, members, roles, invitation, access'],
  ['AdminIntegrations', 'интеграции, API, ключове, уебхук, integrations, API keys, webhooks'],
  ['AdminMessages', 'съобщения, messages, inbox'],
  ['AdminSavedSearches', 'запазени търсения, известия, saved searches, alerts'],
  ['AdminSettings', 'настройки, моят профил, парола, смяна на парола, settings, password'],
  ['AdminReviews', 'моите отзиви, отзиви, my reviews, reviews'],
  ['ViewingRequests', 'огледи, заявки за оглед, viewings, viewing requests'],
  ['AdminPropertyList', 'моите имоти, моите обяви, my properties, my listings'],
  ['AdminAddProperty', 'пускане на обява, нова обява, добавяне на имот, add property, new listing'],
  ['AdminListProducts', 'моите продукти, my products'],
  ['AdminAddProduct', 'нов продукт, добавяне на продукт, add product'],
  ['AdminProductsImport', 'импорт, внос на продукти, import'],
  ['AdminListingsImport', 'импорт на обяви, внос на обяви, import of listings'],
  ['AdminRoommates', 'моите обяви за стаи, my room offers'],
]);

/** Pages of the reader's profile that match all words of a text, and that the reader may open (ROLE-04). */
export function ownPagesNamed(
  text: string,
  reader: Pick<UserInfo, 'type' | 'vendorRole'> | null | undefined,
): PathName[] {
  if (!reader) return [];
  const words = wordsOf(text);
  const found = OWN_PAGE_WORDS.find(words).filter(({ meaning }) => {
    const { roles, area } = routeNamed(meaning);
    return roles?.some((role) => role === reader.type) && (!area || actsForShop(reader, area));
  });
  const covered = new Set(found.flatMap(({ places }) => places));
  const isWhole = words.every(({ folded }, place) => isFiller(folded) || covered.has(place));
  return isWhole ? [...new Set(found.map(({ meaning }) => meaning))] : [];
}
