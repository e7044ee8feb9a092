import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { areaDrawn, textOfDrawnAreas } from '../../src/core/properties/map/drawn-area.ts';
import { NEAR_MINUTES } from '../../src/core/properties/near/travel-time.ts';
import { FURNITURES, TRAVEL_MEANS } from '../../src/core/properties/property-choices.ts';
import { searchedList } from '../../src/core/searches/searched-list.ts';
import type { SearchedList } from '../../src/core/searches/searched-list.ts';
import type { QueryValue } from '../../src/core/site/paths.ts';
import type { Random } from '../../server/demo/random.ts';
import type { Database } from '../../server/tables.ts';

type Home = {
  city_id: number;
  district_id: number;
  price: number;
  area: number;
  type: string;
  bedrooms: number;
  latitude: number;
  longitude: number;
};
type Product = { category_id: number; vendor_id: number; current_price: number; title_bg: string };

/** Draws searches as people save them, each matching a listing more or less narrowly. */
export async function wantedSearches(db: Kysely<Database>, draw: Random): Promise<() => SearchedList> {
  const homes =
    await sql<Home>`select l.city_id, l.district_id, l.price, l.area, p.type, p.bedrooms, l.latitude, l.longitude
    from listed_property l join property p on p.id = l.property_id order by md5(l.property_id::text) limit 3000`.execute(
      db,
    );
  const products = await sql<Product>`select l.category_id, l.vendor_id, l.current_price, p.title_bg
    from listed_product l join product p on p.id = l.product_id order by md5(l.product_id::text) limit 3000`.execute(
    db,
  );
  return () =>
    draw.chance(0.8)
      ? search('properties', aroundHome(draw, draw.pick(homes.rows)))
      : search('products', aroundProduct(draw, draw.pick(products.rows)));
}

const search = (kind: SearchedList['kind'], chosen: Record<string, QueryValue>) =>
  searchedList(
    kind,
    Object.fromEntries(
      Object.entries(chosen).map(([name, value]) => [
        name,
        [value].flat().flatMap((one) => (one === null || one === false ? [] : [String(one)])),
      ]),
    ),
  );

/** Whole leva near a price in stotinki. */
const leva = (stotinki: number, share: number) => Math.max(1, Math.round((stotinki * share) / 100));

function aroundHome(draw: Random, home: Home): Record<string, QueryValue> {
  const maybe = <Value>(part: number, value: () => Value) => (draw.chance(part) ? value() : null);
  const place = draw.next();
  const latitude = home.latitude.toFixed(4);
  const longitude = home.longitude.toFixed(4);
  const around = (degrees: number) => [
    [home.latitude - degrees, home.longitude],
    [home.latitude, home.longitude + degrees * 1.4],
    [home.latitude + degrees, home.longitude + degrees / 3],
    [home.latitude + degrees / 2, home.longitude - degrees],
  ];
  const isDrawn = place > 0.8;
  const drawn = areaDrawn(
    around(0.015).map(([north = 0, east = 0]) => ({ latitude: north, longitude: east })),
  );
  return {
    city: isDrawn ? null : home.city_id,
    district: place < 0.4 ? home.district_id : null,
    near: place > 0.7 && place <= 0.8 ? `${latitude},${longitude}` : null,
    by: place > 0.7 && place <= 0.8 ? draw.pick(TRAVEL_MEANS) : null,
    minutes: place > 0.7 && place <= 0.8 ? draw.pick(NEAR_MINUTES.slice(0, 4)) : null,
    drawn: isDrawn && typeof drawn !== 'string' ? textOfDrawnAreas([drawn]) : null,
    priceFrom: maybe(0.3, () => leva(home.price, 0.7)),
    priceTo: maybe(0.85, () => leva(home.price, 1.1)),
    areaFrom: maybe(0.25, () => Math.round(home.area * 0.85)),
    bedrooms: maybe(0.4, () => Math.min(home.bedrooms, 4)),
    type: maybe(0.5, () => home.type),
    furniture: maybe(0.25, () => draw.pick(FURNITURES)),
    pets: draw.chance(0.1) ? 1 : null,
    text: maybe(0.05, () => draw.pick(['метро', 'тераса', 'паркомясто', 'тухла', 'климатик'])),
  };
}

function aroundProduct(draw: Random, product: Product): Record<string, QueryValue> {
  const subject = draw.next();
  return {
    category: subject < 0.6 ? product.category_id : null,
    shop: subject >= 0.6 && subject < 0.75 ? product.vendor_id : null,
    request: subject >= 0.75 ? product.title_bg.split(' ').slice(0, 2).join(' ') : null,
    priceFrom: draw.chance(0.3) ? leva(product.current_price, 0.6) : null,
    priceTo: draw.chance(0.8) ? leva(product.current_price, 1.1) : null,
    onPromo: draw.chance(0.3) ? 1 : null,
    inStock: draw.chance(0.3) ? 1 : null,
  };
}
