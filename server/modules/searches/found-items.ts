import type { SearchKind } from '../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';
import { nameIn } from '../../../src/core/shared/transliteration.ts';
import { listingTitle } from '../../../src/core/properties/property.ts';
import type { PathName } from '../../../src/core/site/routes.ts';
import { summariesOf } from '../properties/listing/property-summaries.ts';
import { searchOffers } from '../roommates/search-offers.ts';
import { productsWithIds } from '../shop/search/search-products.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/** Home, room or product in a mail; the price in stotinki, `facts` in few words. */
export type FoundItem = {
  id: number;
  title: string;
  price: number;
  isMonthly: boolean;
  picture: Picture | null;
  facts: string[];
  route: PathName;
};

/** Returns the items with these ids, in the order of the ids. */
export async function foundItems(
  { db, clock, texts }: Pick<SearchDependencies, 'db' | 'clock' | 'texts'>,
  kind: SearchKind,
  ids: readonly number[],
  language: Language,
): Promise<FoundItem[]> {
  const t = texts.in(language);
  const inOrder = (items: FoundItem[]) => ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  if (kind === 'properties') {
    const homes = await summariesOf(db, ids, language, clock.now());
    return homes.map((home) => {
      const { id, price, image, district, city } = home;
      const words = {
        type: t(`property-type-${home.type}`),
        area: t('mail-alert-area', { area: home.area }),
      };
      const { lead, own } = listingTitle(home, language, words);
      const facts = own === null ? [words.type, words.area] : [own];
      return {
        id,
        title: lead,
        price,
        isMonthly: true,
        picture: image,
        facts: [`${district.name}, ${city.name}`, ...facts],
        route: 'Property',
      };
    });
  }
  const query = { ids: [...ids], limit: Math.max(ids.length, 1) };
  if (kind === 'roommates') {
    const { data } = await searchOffers({ db }, query, language);
    return inOrder(
      data.map(({ id, title, price, image, district, city, university }) => ({
        id,
        title,
        price,
        isMonthly: true,
        picture: image,
        facts: [`${district.name}, ${city.name}`, ...(university ? [university.short] : [])],
        route: 'RoommateOffer',
      })),
    );
  }
  const { data } = await productsWithIds(db, query, language);
  return inOrder(
    data.map(({ id, title, price, promoPrice, image, vendor }) => ({
      id,
      title,
      price: promoPrice ?? price,
      isMonthly: false,
      picture: image,
      facts: [nameIn(language, vendor.name)],
      route: 'Product',
    })),
  );
}
