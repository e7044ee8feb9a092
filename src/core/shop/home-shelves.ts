/** Sections of the front page below its search, in their first order (SHOP-01). */
export const HOME_SHELVES = [
  'rooms',
  'plan',
  'promo-products',
  'promo-categories',
  'new-products',
  'properties',
  'roommates',
  'services',
  'featured-news',
  'newest-news',
] as const;
export type HomeShelf = (typeof HOME_SHELVES)[number];

/** Sections of the front page as visitors see them. */
export type HomeShelves = {
  shelves: HomeShelf[];
  /** Ids of the promoted categories, in order. */
  promoCategories: number[];
};

/** Sections as the team arranges them, hidden ones too (TEAM-07). */
export type HomeShelfTerms = {
  shelves: { name: HomeShelf; isShown: boolean }[];
  promoCategories: number[];
};

export const MAX_PROMO_CATEGORIES = 12;

export const ALL_SHELVES: HomeShelfTerms['shelves'] = HOME_SHELVES.map((name) => ({ name, isShown: true }));

/** Copy with each section once; missing ones follow hidden, so that a new section never appears by itself. */
export function completeShelves({ shelves, promoCategories }: HomeShelfTerms): HomeShelfTerms {
  const known = shelves.filter(
    ({ name }, index) => shelves.findIndex((other) => other.name === name) === index,
  );
  const missing = HOME_SHELVES.filter((name) => !known.some((one) => one.name === name));
  return {
    shelves: [...known, ...missing.map((name) => ({ name, isShown: false }))],
    promoCategories: [...new Set(promoCategories)],
  };
}

export const shownShelves = ({ shelves, promoCategories }: HomeShelfTerms): HomeShelves => ({
  shelves: shelves.flatMap(({ name, isShown }) => (isShown ? [name] : [])),
  promoCategories,
});
