import { createHash } from 'node:crypto';
import { agency } from '../../../api/properties/agencies.ts';
import { property } from '../../../api/properties/properties.ts';
import { newsPost } from '../../../api/journal/journal.ts';
import type { AnswerOf } from '../../../api/operation.ts';
import { roommateOffer } from '../../../api/roommates/roommates.ts';
import { product } from '../../../api/shop/shop.ts';
import { vendor } from '../../../api/shop/vendors.ts';
import type { KnownAnswers } from '../../../src/adapters/http/preloaded-http-client.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';
import type { RouteName } from '../../../src/core/site/routes.ts';
import type { SiteSettings } from '../../../src/core/site/settings.ts';
import { currentPrice } from '../../../src/core/shop/product.ts';

/** Content of a shared page's picture (NAV-13); the price in stotinki. */
export type ShareCard = {
  title: string;
  /** Place or vendor; may be empty. */
  note: string;
  price: number | null;
  monthly: boolean;
  picture: Picture | null;
  /** True for a logo, which is shown whole. A photo is cropped. */
  isLogo: boolean;
};

/** Language and version of the design. Increase the version with every design change. */
export type CardSurroundings = { language: Language } & Pick<SiteSettings, 'title' | 'priceOrder'>;
const DESIGN_VERSION = 2;

const placeOf = ({ district, city }: { district: { name: string }; city: { name: string } }) =>
  `${district.name}, ${city.name}`;
const ONCE = { monthly: false, isLogo: false };
const MONTHLY = { monthly: true, isLogo: false };

/** Items with a picture of their own. Each is read from the public API. */
const KINDS = {
  product: kind('Product', product, (one) => ({
    title: one.title,
    note: one.vendor.name,
    price: currentPrice(one),
    picture: one.image,
    ...ONCE,
  })),
  home: kind('Property', property, (one) => ({
    title: one.title,
    note: placeOf(one),
    price: one.price,
    picture: one.image,
    ...MONTHLY,
  })),
  roommate: kind('RoommateOffer', roommateOffer, (one) => ({
    title: one.title,
    note: placeOf(one),
    price: one.price,
    picture: one.image,
    ...MONTHLY,
  })),
  post: kind('BlogPost', newsPost, (one) => ({
    title: one.title,
    note: one.category.name,
    price: null,
    picture: one.cover,
    ...ONCE,
  })),
  vendor: kind('Vendor', vendor, (one) => ({
    title: one.name,
    note: '',
    price: null,
    monthly: false,
    picture: one.cover ?? one.logo,
    isLogo: one.cover === null,
  })),
  agency: kind('Agency', agency, (one) => ({
    title: one.name,
    note: '',
    price: null,
    monthly: false,
    picture: one.logo,
    isLogo: true,
  })),
};

export type CardKind = keyof typeof KINDS;

export function isCardKind(text: string): text is CardKind {
  return Object.hasOwn(KINDS, text);
}

/** API path of an item, and its card; null for another type. */
export function cardSource(
  name: CardKind,
  id: string,
): { path: string; cardOf(answer: unknown): ShareCard | null } {
  const { path, cardOf } = KINDS[name];
  return {
    path: path.replace('{id}', encodeURIComponent(id)),
    // Paths of lists look like an item's: `/api/product/category`.
    cardOf: (answer) => (String((answer as { id?: unknown }).id) === id ? cardOf(answer) : null),
  };
}

/** Card of a rendered page, from its API answers; null for pages without an item. */
export function cardOfPage(
  route: RouteName,
  id: string | undefined,
  answers: KnownAnswers,
): { kind: CardKind; id: string; card: ShareCard } | null {
  for (const [name, { route: own }] of Object.entries(KINDS)) {
    if (own !== route || id === undefined || !isCardKind(name)) continue;
    const { path, cardOf } = cardSource(name, id);
    const answer = answers[`GET ${path}`];
    const card = answer?.status === 200 ? cardOf(answer.body) : null;
    return card && { kind: name, id, card };
  }
  return null;
}

/** Path of the card's picture, with a hash of its content. */
export function cardPath(
  { kind, id, card }: { kind: CardKind; id: string; card: ShareCard },
  surroundings: CardSurroundings,
): string {
  const { language, title, priceOrder } = surroundings;
  const shown = JSON.stringify([DESIGN_VERSION, card, language, title, priceOrder]);
  const version = createHash('sha256').update(shown).digest('hex').slice(0, 12);
  return `/og/${kind}/${id}-${language}-${version}.jpg`;
}

function kind<Definition extends { path: string }>(
  route: RouteName,
  { path }: Definition,
  cardOf: (answer: AnswerOf<Definition>) => ShareCard,
): { route: RouteName; path: string; cardOf(answer: unknown): ShareCard } {
  // The answer was validated against the operation's schema.
  return { route, path, cardOf: (answer) => cardOf(answer as AnswerOf<Definition>) };
}
