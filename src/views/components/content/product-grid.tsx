import { classed } from '../classed.tsx';

/** Cards side by side: two on a phone, six on the widest screen; `data-size="large"` makes fewer, larger ones. */
export const ProductGrid = classed('ul', 'product-grid');
