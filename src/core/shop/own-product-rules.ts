import type { FieldErrors } from '../shared/failure.ts';
import { productContentOf } from './own-product-form.ts';
import type { ProductForm } from './own-product-form.ts';
import { shopFormOf } from './own-shop-form.ts';
import type { TypedShop } from './own-shop-form.ts';
import { ProductCommand } from './product-command.ts';
import { ShopCommand } from './shop-command.ts';

/** Rules of the vendors' forms; heavy code that loads with the first check. */
export const ownProductRules = {
  product: (form: ProductForm): FieldErrors => {
    const { content, errors } = productContentOf(form);
    return { ...new ProductCommand(content).errors(), ...errors };
  },
  shop: (typed: TypedShop): FieldErrors => {
    const { form, errors } = shopFormOf(typed);
    return { ...new ShopCommand(form).errors(), ...errors };
  },
};

export type OwnProductRules = typeof ownProductRules;
