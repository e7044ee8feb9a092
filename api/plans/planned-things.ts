import { Type } from 'typebox';
import { CART_QUANTITY } from '../../src/core/orders/cart/cart.ts';
import { MAX_THINGS, THING_BUDGETS, THING_REASONS } from '../../src/core/plans/things/thing-choices.ts';
import { PRODUCT_LIMITS } from '../../src/core/shop/product-choices.ts';
import { ORDER_STATUSES } from '../../src/core/orders/order-status.ts';
import { Day } from '../properties/property-schemas.ts';
import { Id, nullable, oneOf, Picture, Stotinki, strict, text } from '../schema.ts';

const Days = Type.Integer({
  minimum: PRODUCT_LIMITS.deliveryDays.from,
  maximum: PRODUCT_LIMITS.deliveryDays.to,
});

/** Working days from the order to the delivery. */
export const DeliveryDays = strict({ from: Days, to: Days });

/** Only pictures of this site, so that a shared plan causes no requests to other sites. */
const OwnPicture = strict({
  ...Picture.properties,
  url: Type.String({ pattern: '^/[^/\\\\]', maxLength: 500 }),
});

const Need = Type.String({ pattern: '^[a-z0-9-]{1,30}/[a-z0-9-]{1,30}$' });

const ChosenThing = strict({
  need: Need,
  state: Type.Literal('chosen'),
  quantity: Type.Integer({ minimum: CART_QUANTITY.min, maximum: CART_QUANTITY.max }),
  reason: oneOf(THING_REASONS),
  product: strict({
    id: Id,
    title: text(PRODUCT_LIMITS.title.to),
    price: Stotinki,
    image: nullable(OwnPicture),
    vendor: strict({ id: Id, name: text(200), deliveryPrice: Stotinki }),
    deliveryDays: DeliveryDays,
  }),
});

/** Furnishings of a home, with the prices at the time of the selection. */
export const Things = strict({
  budget: nullable(oneOf(THING_BUDGETS)),
  things: Type.Array(Type.Union([ChosenThing, strict({ need: Need, state: oneOf(['owned', 'left-out']) })]), {
    maxItems: MAX_THINGS,
  }),
});

/** Products of one vendor in an order made from a plan. */
export const OrderedGoods = strict({
  number: Type.String(),
  vendor: strict({ id: Id, name: Type.String() }),
  status: oneOf(ORDER_STATUSES),
  isAwaited: Type.Boolean({ description: 'the order is not confirmed by its mail yet' }),
  placedOn: Day,
  deliverBy: nullable(Day),
  deliveredOn: nullable(Day),
  products: Type.Array(strict({ productId: Id, quantity: Type.Integer({ minimum: 0 }) })),
});
