import type { SearchKind } from '../../../src/core/searches/searched-list.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Picture } from '../../../src/core/shared/picture.ts';
import type { PathName } from '../../../src/core/site/routes.ts';
import { summariesOf } from '../properties/listing/property-summaries.ts';
import { searchOffers } from '../roommates/search-offers.ts';
import { searchProducts } from '../shop/search/search-products.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/** A home, a room or a product as a mail shows it; the price in stotinki, `facts` in few words. */
export type FoundItem = {
  id: number;
  title: string;
  price: number;
  isMonthly: boolean;
  picture: Picture | null;
  facts: string[];
  route: PathName;
};

/** The items with these ids, in the order of the ids. */
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
    return homes.map(({ id, title, price, image, district, city, type, area }) => ({
      id,
      title,
      price,
      isMonthly: true,
      picture: image,
      facts: [`${district.name}, ${city.name}`, t(`property-type-${type}`), t('mail-alert-area', { area })],
      route: 'Property',
    }));
  }
  const wanted = { ids: [...ids], limit: Math.max(ids.length, 1) };
  if (kind === 'roommates') {
    const { data } = await searchOffers({ db }, wanted, language);
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
  const { data } = await searchProducts(db, wanted, language);
  return inOrder(
    data.map(({ id, title, price, promoPrice, image, vendor }) => ({
      id,
      title,
      price: promoPrice ?? price,
      isMonthly: false,
      picture: image,
      facts: [vendor.name],
      route: 'Product',
    })),
  );
}
