import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCart } from '../../../src/adapters/storage/stored-cart.ts';
import { StoredViewedProducts, StoredLastOrder } from '../../../src/adapters/storage/stored-history.ts';
import { AddToCart } from '../../../src/core/orders/cart/add-to-cart.ts';
import { questionRules } from '../../../src/core/reviews/question-command.ts';
import { QuestionList } from '../../../src/view-models/reviews/question-list.ts';
import { aSession } from '../../support/a-session.ts';
import { aReviewCatalogue, someQuestions } from '../../support/a-review-catalogue.ts';
import { CartViewModel } from '../../../src/view-models/orders/cart-view-model.ts';
import { ProductScreen } from '../../../src/view-models/shop/product-screen.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { eventually } from '../../support/eventually.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aProduct, aWholeProduct } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';

const { signal } = new AbortController();

function aShop(catalogue = aProductCatalogue([1, 2, 3, 4, 5, 6].map((id) => aProduct({ id })))) {
  const store = new MemoryTextStore();
  const storage = new StoredCart(store);
  const cart = new CartViewModel(
    storage,
    new StoredLastOrder(store),
    new Modals(),
    async () => new AddToCart(storage),
  );
  const modals = new Modals();
  const { session } = aSession(null, modals);
  return {
    catalogue,
    cart,
    viewed: new StoredViewedProducts(store),
    screen: new ProductScreen(
      catalogue,
      cart,
      aReviewCatalogue(),
      new StoredViewedProducts(store),
      new QuestionList(someQuestions(), session, modals, async () => questionRules),
      new FakeClock(),
    ),
  };
}

async function theProduct(change: Parameters<typeof aWholeProduct>[0] = {}) {
  const shop = aShop();
  if (Object.keys(change).length > 0) shop.catalogue.handlers.product = () => aWholeProduct(change);
  await shop.screen.load({ route: 'Product', params: { id: '2' }, query: {}, signal });
  return shop;
}

describe('A product’s page (SHOP-05, SHOP-08)', () => {
  it('shows four other available ones of its category', async () => {
    const { screen, catalogue } = await theProduct();
    expect([screen.product?.id, screen.related.map(({ id }) => id)]).toEqual([2, [1, 3, 4, 5]]);
    expect(catalogue.inputs('searchProducts')).toMatchObject([
      { categoryId: 3, inStock: true, orderBy: 'createdAt.DESC', offset: 0 },
    ]);
  });

  it('shows the recently opened products, latest first, and stores this one', async () => {
    const { screen, viewed } = await theProduct();
    viewed.write([5, 2, 99, 3]);
    screen.onEnter();
    await eventually(() => expect(screen.viewed.map(({ id }) => id)).toEqual([5, 3]));
    expect(viewed.read()).toEqual([2, 5, 99, 3]);
  });

  it('shows products bought together with it, and none after an error', async () => {
    const { catalogue, screen } = aShop();
    catalogue.handlers.boughtTogether = ({ id }) => ({ data: id === 2 ? [aProduct({ id: 6 })] : [] });
    const open = () => screen.load({ route: 'Product', params: { id: '2' }, query: {}, signal });
    await open();
    expect(screen.together.map(({ id }) => id)).toEqual([6]);
    catalogue.failOnce('boughtTogether', new Failure('error-connection', {}, 'unreachable'));
    await open();
    expect([screen.together, screen.product?.id]).toEqual([[], 2]);
  });

  it('without a category shows no others', async () => {
    const { screen, catalogue } = await theProduct({ categories: [] });
    expect([screen.related, catalogue.inputs('searchProducts')]).toEqual([[], []]);
  });

  it('is not found for a missing product', async () => {
    const { screen } = aShop();
    await expect(
      screen.load({ route: 'Product', params: { id: '99' }, query: {}, signal }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('counts a visit when a browser shows it, and works when it can’t be counted', async () => {
    const { screen, catalogue } = await theProduct();
    const visits = () => catalogue.inputs('visitProduct');
    expect(visits()).toEqual([]);
    screen.onEnter();
    expect(visits()).toEqual([{ id: 2 }]);
    catalogue.failOnce('visitProduct', new Failure('error-no-connection', {}, 'unreachable'));
    screen.onEnter();
    const before = aShop();
    before.screen.onEnter();
    expect(before.catalogue.inputs('visitProduct')).toEqual([]);
  });

  it('adds the chosen quantity to the cart, with the note', async () => {
    const { screen, cart } = await theProduct();
    screen.setQuantity(3);
    screen.setNotes(' в бяло ');
    await screen.addToCart();
    expect(cart.cart.find(2)).toMatchObject({ quantity: 3, productNotes: 'в бяло' });
    const empty = aShop();
    await empty.screen.addToCart();
    expect(empty.cart.cart.isEmpty).toBe(true);
  });

  it('shows an error beside the field for too large a quantity (CART-02)', async () => {
    const { screen } = await theProduct({ quantity: 4 });
    expect([screen.mostPieces, screen.quantityError]).toEqual([4, null]);
    screen.setQuantity(5);
    expect(screen.quantityError).toEqual({ key: 'cart-quantity-over-stock', values: { count: 4 } });
    expect((await theProduct({ quantity: 5_000 })).screen.mostPieces).toBe(100);
    const { screen: empty } = aShop();
    empty.setQuantity(0);
    expect([empty.mostPieces, empty.quantityError]).toEqual([0, null]);
  });

  it('shows the chosen picture', async () => {
    const { screen } = await theProduct();
    expect([screen.picture, screen.notes, screen.quantity]).toEqual([0, '', 1]);
    screen.showPicture(2);
    expect(screen.picture).toBe(2);
  });

  it('has the price or promo in euros in its structured data (PRICE-07)', async () => {
    const picture = { url: '/uploads/lamp', width: 1600, height: 1200, widths: [400, 1600] };
    const { screen } = await theProduct({ id: 2, promoPrice: 3_990, pictures: [picture] });
    expect(screen.head).toEqual({
      title: 'Настолна лампа „Зора“',
      description: 'Топла светлина за четене.',
      canonical: { name: 'Product', params: { id: '2' } },
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Настолна лампа „Зора“',
          description: 'Топла светлина за четене.',
          image: ['/uploads/lamp-1600.webp'],
          brand: { '@type': 'Brand', name: 'Зора' },
          offers: {
            '@type': 'Offer',
            price: '20.40',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            seller: { '@type': 'Organization', name: 'Дом и светлина' },
          },
        },
      ],
    });
    expect(
      (await theProduct({ rating: { average: 4.6, count: 12 } })).screen.head.structuredData,
    ).toMatchObject([{ aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 12 } }]);
    expect((await theProduct({ quantity: 0 })).screen.head.structuredData).toMatchObject([
      { offers: { price: '23.47', availability: 'https://schema.org/OutOfStock' } },
    ]);
    const away = { id: 4, name: 'Дом', deliveryPrice: 0, holidayUntil: '2026-11-21' };
    expect((await theProduct({ vendor: away })).screen.head.structuredData).toMatchObject([
      { offers: { availability: 'https://schema.org/OutOfStock' } },
    ]);
    const back = { ...away, holidayUntil: '2026-11-20' };
    expect((await theProduct({ vendor: back })).screen.head.structuredData).toMatchObject([
      { offers: { availability: 'https://schema.org/InStock' } },
    ]);
    const known = await theProduct({ ean: '3800123456787' });
    expect(known.screen.head.structuredData).toMatchObject([{ gtin: '3800123456787' }]);
    expect(aShop().screen.head).toEqual({ title: { key: 'product-title' } });
  });
});
