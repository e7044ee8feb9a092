/** The id of the heading of an order's form, which the button beside the total leads to. */
export const ORDER_HEADING = 'service-order';
