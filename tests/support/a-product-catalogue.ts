import promoCategories from '../../content/selected-promo-categories.json' with { type: 'json' };
import { HOME_SHELVES } from '../../src/core/shop/home-shelves.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { ProductCatalogue } from '../../src/core/shop/product-catalogue.ts';
import { currentPrice } from '../../src/core/shop/product.ts';
import type { Category, Product, ProductSummary, Vendor } from '../../src/core/shop/product.ts';
import { shortlisted } from '../../src/core/shop/shortlist.ts';
import type { ShortlistedProduct } from '../../src/core/shop/shortlist.ts';
import type { ListedVendor } from '../../src/core/shop/vendor-profile.ts';
import { aWholeProduct } from './a-product.ts';
import { fakeGateway } from './fake-gateway.ts';

const NO_CHOICES = {
  price: null,
  vendors: [],
  colours: [],
  materials: [],
  sizes: [],
  inStock: 0,
  onPromo: 0,
  highlyRated: 0,
};

/** Shop with these products, each with the same `facts` on its page. */
export function aProductCatalogue(products: ProductSummary[] = []) {
  const shop = { products, facts: {} as Partial<Product> };
  const find = (isWanted: (product: ProductSummary) => boolean, error: string): ProductSummary => {
    const found = shop.products.find(isWanted);
    if (!found) throw new Failure(error, {}, 'not-found');
    return found;
  };
  return fakeGateway<ProductCatalogue, typeof shop>(
    {
      productCategories: ({ promo }) => ({
        data: categoriesOf(shop.products.filter(({ promoPrice }) => !promo || promoPrice !== null)),
      }),
      searchProducts: ({ offset, limit, ...wanted }) => {
        const found = shop.products.filter((product) => isFound(product, wanted));
        return { data: found.slice(offset, offset + limit), total: found.length };
      },
      categoryFilters: () => ({ ...NO_CHOICES, inStock: shop.products.length }),
      searchFilters: () => NO_CHOICES,
      productShortlist: ({ wanted, withinDays = Infinity }) => ({
        data: wanted.flatMap((one) => shortlistOf(shop, one, withinDays)),
      }),
      homeShelves: () => ({ shelves: [...HOME_SHELVES], promoCategories: [...promoCategories] }),
      boughtTogether: () => ({ data: [] }),
      product: ({ id }) =>
        aWholeProduct({ ...find((one) => String(one.id) === id, 'error-product-not-found'), ...shop.facts }),
      visitProduct: () => ({ message: 'done' }),
      vendors: ({ search = '', offset, limit }) => {
        const found = shopsOf(shop.products).filter(({ name }) => name.includes(search));
        return { data: found.slice(offset, offset + limit), total: found.length };
      },
      vendor: ({ id }) =>
        aShownVendor(find(({ vendor }) => String(vendor.id) === id, 'error-vendor-not-found').vendor),
    },
    shop,
  );
}

type Wanted = Omit<Parameters<ProductCatalogue['searchProducts']>[0], 'offset' | 'limit'>;

const isFound = (product: ProductSummary, { ids, categoryId, vendorId, inStock, onPromo }: Wanted) =>
  (!ids || ids.includes(product.id)) &&
  (!categoryId || product.categories.some(({ id }) => id === categoryId)) &&
  (!vendorId || product.vendor.id === vendorId) &&
  (!inStock || product.quantity > 0) &&
  (!onPromo || product.promoPrice !== null);

function categoriesOf(products: readonly ProductSummary[]): Category[] {
  const all = products.flatMap(({ categories }) => categories);
  return [...new Map(all.map((category) => [category.id, category.name]))].map(([id, name]) => {
    const productCount = all.filter((one) => one.id === id).length;
    return { id, name, picture: null, rooms: [], productCount };
  });
}

function shopsOf(products: readonly ProductSummary[]): ListedVendor[] {
  const shops = new Map(products.map(({ vendor: { id, name } }) => [id, name]));
  return [...shops].map(([id, name]) => ({
    id,
    name,
    logo: null,
    town: 'Троян',
    rating: null,
    productCount: products.filter(({ vendor }) => vendor.id === id).length,
  }));
}

function shortlistOf(
  shop: { products: ProductSummary[]; facts: Partial<Product> },
  wanted: string,
  withinDays: number,
): ShortlistedProduct[] {
  const [categoryId = 0, pieces = 0] = wanted.split(':').map(Number);
  const { colour, size, dimensions, deliveryDays } = aWholeProduct(shop.facts);
  const offered = shop.products
    .filter((product) => isFound(product, { categoryId, orderBy: 'price.ASC' }))
    .filter(({ quantity }) => quantity >= pieces && deliveryDays.to <= withinDays)
    .map((product) => ({ ...product, price: currentPrice(product) }));
  return shortlisted(offered, offered).map(({ product, level }) => {
    const { id, title, price, image, vendor, quantity } = product;
    const facts = { colour, size, width: dimensions.width, deliveryDays };
    return { id, categoryId, title, price, level, image, vendor, quantity, ...facts };
  });
}

export const aShownVendor = (vendor: Pick<Vendor, 'id' | 'name' | 'deliveryPrice'>): Vendor => ({
  ...vendor,
  description: '',
  logo: null,
  cover: null,
  returns: '',
  deliveryDays: null,
  companyVerifiedAt: null,
  company: {
    name: 'Дървото ООД',
    number: '999001012',
    vatNumber: null,
    address: 'Троян, ул. Минзухар 1',
    email: 'shop@example.com',
    phone: '0887654321',
  },
});
