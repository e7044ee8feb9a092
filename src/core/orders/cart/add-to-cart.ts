import { IsDefined, IsInt, Max, Min } from 'class-validator';
import { Failure } from '../../shared/failure.ts';
import { ensureValid } from '../../shared/validation.ts';
import type { ProductSummary } from '../../shop/product.ts';
import { CART_QUANTITY, quantityProblem } from './cart.ts';
import type { Cart, CartVendor, CartStorage } from './cart.ts';

/** Validates a product before it is added to the cart; the messages are from the specification (CART-02). */
export class AddToCartCommand {
  @IsDefined({ message: 'cart-product-id-required' })
  readonly id: number | undefined;

  @Max(CART_QUANTITY.max, { message: 'cart-quantity-too-large' })
  @Min(CART_QUANTITY.min, { message: 'cart-quantity-too-small' })
  @IsInt({ message: 'cart-quantity-required' })
  readonly quantity: number | undefined;

  @IsDefined({ message: 'cart-vendor-required' })
  readonly vendorId: number | undefined;

  constructor(product: Partial<ProductSummary>, quantity: number | undefined) {
    this.id = product.id;
    this.quantity = quantity;
    this.vendorId = product.vendor?.id;
  }
}

export class AddToCart {
  constructor(private readonly storage: CartStorage) {}

  /**
   * @throws Failure `validation_failed` (CART-02), `cart-quantity-…` if the total with the cart exceeds the
   * stock or the limit, or `error-cart-not-kept` if storage fails
   */
  run(product: ProductSummary, quantity: number, productNotes = ''): Cart {
    ensureValid(new AddToCartCommand(product, quantity));
    const before = this.storage.read();
    const present = before.find(product.id)?.quantity ?? 0;
    const problem = quantityProblem(present + quantity, product.quantity);
    if (problem) throw new Failure(present === 0 ? problem : `${problem}-together`, {}, 'invalid');
    const { id, title, price, promoPrice, image } = product;
    const vendor: CartVendor = {
      id: product.vendor.id,
      name: product.vendor.name,
      deliveryPrice: product.vendor.deliveryPrice,
    };
    const cart = before.add(vendor, { id, title, price, promoPrice, image, quantity, productNotes });
    if (!this.storage.write(cart)) throw new Failure('error-cart-not-kept');
    return cart;
  }
}
