import assert from 'node:assert/strict';
import { priceInText } from '../../src/core/shared/price-format.ts';
import { SiteSettings } from '../../src/core/site/settings.ts';
import { pathOf, queryText } from '../../src/core/site/paths.ts';
import type { Room } from '../../src/core/shop/room.ts';
import { CartScreen } from '../../src/view-models/orders/cart-screen.ts';
import { FollowedOrderScreen } from '../../src/view-models/orders/followed-order-screen.ts';
import { CategoriesScreen } from '../../src/view-models/shop/categories-screen.ts';
import { CategoryScreen } from '../../src/view-models/shop/category-screen.ts';
import { ProductScreen } from '../../src/view-models/shop/product-screen.ts';
import { plain } from './browser/html-page.ts';
import type { OrderDetails, Shopper } from './shopper.ts';
import type { Visitor } from './visitor.ts';

/** Follows the main path by the view models. */
export class VisitorShopper implements Shopper {
  constructor(private readonly visitor: Visitor) {}

  async openShop(): Promise<void> {
    await this.visitor.arrive('/');
  }

  async chooseRoom(room: Room): Promise<void> {
    await this.visitor.go(pathOf('MarketplaceProductCategories', this.visitor.language, {}, { room }));
  }

  async openCategory(name: string): Promise<void> {
    const { categories } = this.visitor.screen(CategoriesScreen);
    const category = categories.find((one) => one.name === name);
    assert.ok(category, `${name} is not among ${categories.map((one) => one.name).join(', ')}`);
    await this.visitor.go(pathOf('ProductCategory', this.visitor.language, { id: category.id }));
  }

  async filterByColour(colour: string): Promise<void> {
    const { list, category } = this.visitor.screen(CategoryScreen);
    const choice = list.choices?.colours.find(({ key }) => this.visitor.t(`colour-${key}`) === colour);
    assert.ok(choice && category, `no colour ${colour} can be chosen`);
    const query = list.queryWith({ filters: { colours: [choice.key] } });
    await this.visitor.go(
      pathOf('ProductCategory', this.visitor.language, { id: category.id }) + queryText(query),
    );
  }

  async listedProducts(): Promise<string[]> {
    return this.visitor.screen(CategoryScreen).list.products.data.map(({ title }) => title);
  }

  async openProduct(title: string): Promise<void> {
    const { data } = this.visitor.screen(CategoryScreen).list.products;
    const product = data.find((one) => one.title === title);
    assert.ok(product, `${title} is not in the list`);
    await this.visitor.go(pathOf('Product', this.visitor.language, { id: product.id }));
  }

  async putInCart(): Promise<void> {
    await this.visitor.screen(ProductScreen).addToCart();
  }

  async countAtCart(): Promise<number> {
    return this.visitor.cart.cart.totalProductCount;
  }

  async openCart(): Promise<void> {
    assert.ok(this.visitor.cart.mayOpen(), 'the cart does not open');
    await this.visitor.go(pathOf('Cart', this.visitor.language));
  }

  async totalInCart(): Promise<string> {
    return this.amount(this.visitor.screen(CartScreen).cart.cart.totalOrderAmount);
  }

  async order(details: OrderDetails): Promise<void> {
    const { form } = this.visitor.screen(CartScreen).checkout;
    for (const [name, value] of Object.entries(details)) form.set(name as keyof OrderDetails, value);
    form.set('termsAccepted', true);
    assert.ok(await form.submit(), JSON.stringify([form.errors, form.refusal]));
    await this.visitor.settled();
  }

  async orderText(): Promise<string> {
    const { order, thanks: said } = this.visitor.screen(FollowedOrderScreen);
    assert.ok(order, 'no order is open');
    const { t } = { t: this.visitor.t.bind(this.visitor) };
    const thanks = said ? t(`order-thanks-${said}-title`, { name: order.contact.name }) : '';
    return `${thanks} ${t('order-number-title', { number: order.number })} ${this.amount(order.totalOrderAmount)}`;
  }

  private amount(stotinki: number): string {
    const { priceOrder } = this.visitor.get(SiteSettings);
    return plain(priceInText(stotinki, this.visitor.language, priceOrder));
  }
}
